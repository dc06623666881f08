import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A server may build the site first, on a busy machine. */
export const READY_WITHIN_MS = 150_000
const POLL_MS = 200

/** @returns a port of the loopback address that nothing listens on */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Polls an address of a server that is starting, and returns its first good response. */
export async function responseOf(url: string): Promise<Response> {
  for (const deadline = Date.now() + READY_WITHIN_MS; ; ) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    if (Date.now() > deadline) throw new Error(`No answer from ${url}`)
    await setTimeout(POLL_MS)
  }
}
