import { setTimeout } from 'node:timers/promises'

const READY_WITHIN_MS = 50_000

/** Asks until an answer is good. */
export async function answerOf(url: string): Promise<Response> {
  for (const deadline = Date.now() + READY_WITHIN_MS; ; ) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    if (Date.now() > deadline) throw new Error(`No answer from ${url}`)
    await setTimeout(200)
  }
}
