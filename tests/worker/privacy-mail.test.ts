import { describe, expect } from 'vitest'
import { localD1 } from './local-d1.ts'
import { mailApp, provider } from './mail-app.ts'
import { claim } from './privacy-policy.ts'
import { DAY_MS, NIGHTLY } from './times.ts'

const local = localD1()

const start = () => {
  const { binding, sent } = provider()
  const app = mailApp({ DB: local.db, MAIL: binding })
  return { app, sent, signUp: () => app.signUp() }
}

describe('what the privacy policy says about mail', () => {
  claim('a new address gets one mail with a link, at most one an hour if it is signed up again', async () => {
    const { app, sent, signUp } = start()
    const visitor = await signUp()
    await visitor.post('/newsletter', { email: visitor.email })
    await app.settled()
    expect(sent).toHaveLength(1)
  })

  claim('If it is not pressed within 30 days of the mail, we delete the address', async () => {
    const { app, signUp } = start()
    await signUp()
    for (const [days, left] of [
      [29, 1],
      [31, 0],
    ] as const) {
      await app.scheduled(NIGHTLY, Date.now() + days * DAY_MS)
      expect(await local.rows('SELECT id FROM newsletter_subscriptions')).toHaveLength(left)
    }
  })

  claim('What you write in an enquiry is also sent by mail to the owner.', async () => {
    const { app, sent } = start()
    await app.visitor().post('/contact-inquiries', { inquiry_type: 'bulk', message: 'Namaste from Nashik' })
    await app.settled()
    expect(sent[0]?.text).toContain('Namaste from Nashik')
  })
})
