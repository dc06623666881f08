import { expect, vi } from 'vitest'
import worker from '#worker/index.ts'
import { MAIL_VARS } from '../mail-worker.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'

export type Sent = Parameters<SendEmail['send']>[0] & EmailMessageBuilder

/** Where links in mails lead: requests come to another address, as those of a Worker's own domain do. */
export const SITE_URL = 'https://shop.example'

/** A provider that records what it is given, and may fail. */
export function provider(answer: (mail: Sent) => Promise<unknown> | undefined = () => undefined) {
  const sent: Sent[] = []
  const send = async (mail: Sent) => {
    sent.push(mail)
    await answer(mail)
    return { messageId: `${sent.length}` }
  }
  return { sent, binding: { send } as unknown as SendEmail }
}

/** An error as Cloudflare's binding throws it. */
export function providerError(code: string): Error {
  return Object.assign(new Error('The address reader@visitor.example was refused'), { code })
}

/** Checks a mail against the rules of Cloudflare, which the simulator does not enforce, and against ours. */
export function expectAcceptable({ headers = {}, subject, text, to }: Sent): void {
  // developers.cloudflare.com/email-service/reference/headers
  const allowed = ['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post']
  for (const [name, value] of Object.entries(headers)) {
    expect(allowed).toContain(name)
    expect(value).toMatch(/^[\x20-\x7e]{1,2048}$/)
  }
  expect(subject).not.toMatch(/[\r\n@]/)
  expect(typeof to).toBe('string')
  expect(text).toBeTruthy()
}

/** The Worker in this process with mail on. */
export function mailApp(env: Env) {
  const bindings: Env = { ...MAIL_VARS, SITE_URL, OWNER_KEY, ...env }
  const app = appWith(bindings)
  return {
    ...app,
    /** Signs a new visitor up, and waits for the mail. */
    signUp: async () => {
      const reader = app.visitor()
      const { status } = await reader.post('/newsletter', { email: reader.email })
      await app.settled()
      expect(status).toBe(201)
      return reader
    },
    /** Runs a cron trigger at a time. */
    scheduled: async (cron: string, scheduledTime: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: scheduledTime })
      try {
        await worker.scheduled({ cron, scheduledTime }, bindings)
      } finally {
        vi.useRealTimers()
      }
    },
  }
}
