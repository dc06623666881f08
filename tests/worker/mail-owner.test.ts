import { describe, expect, it, vi } from 'vitest'
import { orderReference } from '#contract/order-reference.ts'
import { openStore } from '#worker/store/index.ts'
import { OWNER_MAIL } from '../mail-worker.ts'
import { chatOrder, inquiry, interaction, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { expectAcceptable, mailApp, provider, providerError } from './mail-app.ts'
import { DAY_MS, FIVE_MINUTES, HOUR_MS, MINUTE_MS } from './times.ts'

const local = localD1()
/** 8:00 in Asia/Kolkata on Monday, 23 November 2026. */
const MONDAY_MORNING = Date.UTC(2026, 10, 23, 2, 30)

function start(answer?: () => Promise<unknown> | undefined) {
  const { binding, sent } = provider(answer)
  const app = mailApp({ DB: local.db, MAIL: binding, MAIL_CONFIRM: 'off' })
  // On Mondays the cron sends the summary of the week too.
  const isWeekly = ({ subject }: { subject: string }) => subject.startsWith('Your week')
  const toOwner = () => sent.filter((mail) => mail.to === OWNER_MAIL && !isWeekly(mail))
  return { app, sent, toOwner, summaries: () => sent.filter(isWeekly) }
}

const storeAt = (now: number) => openStore({ DB: local.db }, now)

describe('an inquiry', () => {
  const bulk = {
    inquiry_type: 'bulk',
    phone: '+91 20 5550 0100',
    message: 'Do you post to Nashik?',
  }

  async function write({ app }: ReturnType<typeof start>, name: string, visitor = app.visitor()) {
    const email = `${name}@visitor.example`
    await visitor.post('/contact-inquiries', { ...bulk, name, email, user_session: visitor.session })
    await app.settled()
  }

  it('with words reaches the owner at once, with no address in the subject', async () => {
    const site = start()
    await write(site, 'Asha')
    const [mail] = site.toOwner()
    expect(mail?.subject).toBe('An enquiry on the website')
    for (const part of ['Asha', 'asha@visitor.example', '+91 20 5550 0100', 'Do you post to Nashik?']) {
      expect(mail?.text).toContain(part)
    }
    if (mail) expectAcceptable(mail)
  })

  it('within an hour of the last mail waits, and all of them come in one', async () => {
    const site = start()
    const { app, toOwner } = site
    for (const name of ['one', 'two', 'three']) await write(site, name)
    expect(toOwner()).toHaveLength(1)
    await app.scheduled(FIVE_MINUTES, Date.now() + 50 * MINUTE_MS)
    expect(toOwner()).toHaveLength(1)
    await app.scheduled(FIVE_MINUTES, Date.now() + 61 * MINUTE_MS)
    expect(toOwner()).toHaveLength(2)
    const second = toOwner()[1]
    expect(second?.subject).toBe('2 enquiries on the website')
    expect(second?.text).toContain('two@visitor.example')
    expect(second?.text).toContain('three@visitor.example')
    expect(second?.text).not.toContain('one@visitor.example')
  })

  it('of a crowd is one of twenty in a mail; the others are in the next one', async () => {
    const { app, toOwner } = start()
    const now = Date.now()
    for (let index = 0; index < 21; index += 1) {
      await storeAt(now + index).recordInquiry(inquiry({ message: 'Namaste' }), { alert: true })
    }
    for (const hours of [1, 2.1, 4]) await app.scheduled(FIVE_MINUTES, now + hours * HOUR_MS)
    expect(toOwner().map(({ subject }) => subject)).toEqual([
      '20 enquiries on the website',
      'An enquiry on the website',
    ])
  })

  it('without words, a click on the chat, sends nothing', async () => {
    const { app, sent } = start()
    await app.visitor().post('/contact-inquiries', { inquiry_type: 'whatsapp' })
    await app.settled()
    expect(sent).toEqual([])
    expect((await storeAt(Date.now()).unalerted()).inquiries).toEqual([])
  })

  it('is in the next mail where one is refused, or its process ends, and in no other', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let working = false
    const site = start(() => (working ? undefined : Promise.reject(providerError('E_RATE_LIMIT_EXCEEDED'))))
    const { app, toOwner } = site
    await write(site, 'Asha')
    working = true
    const now = Date.now()
    await app.scheduled(FIVE_MINUTES, now + 50 * MINUTE_MS)
    expect(toOwner()).toHaveLength(1)
    expect(await storeAt(now + 61 * MINUTE_MS).startMail('alert', now)).toBeDefined()
    for (const hours of [1.5, 2.1, 4]) await app.scheduled(FIVE_MINUTES, now + hours * HOUR_MS)
    expect(toOwner()).toHaveLength(2)
  })

  it('of the time before mail was on is in no mail', async () => {
    const { app, toOwner } = start()
    const before = mailApp({ DB: local.db, OWNER_MAIL: '' })
    await before.visitor().post('/contact-inquiries', bulk)
    await app.scheduled(FIVE_MINUTES, Date.now() + DAY_MS)
    expect(toOwner().filter(({ text }) => text?.includes('Nashik'))).toEqual([])
  })
})

describe('the summary of a week', () => {
  it('comes on Monday at 8:00 with the week from Monday to Sunday, in the dashboard’s words', async () => {
    const { app, summaries } = start()
    const sunday = MONDAY_MORNING - DAY_MS
    const click = interaction('whatsapp_click', { additional_data: { placement: 'hero' } })
    for (const time of [sunday - 8 * DAY_MS, sunday - 6 * DAY_MS, sunday, MONDAY_MORNING - HOUR_MS]) {
      await storeAt(time).recordInteraction(click)
    }
    for (const [index, time] of [sunday, sunday, MONDAY_MORNING - HOUR_MS].entries()) {
      await storeAt(time).recordOrder(chatOrder(orderReference(new Uint8Array([index, 0, 0, 0, 0]))))
    }
    await storeAt(sunday).subscribe(subscription('a@visitor.example'), { userAgent: null, tracked: false })
    await app.scheduled(FIVE_MINUTES, MONDAY_MORNING)
    await app.scheduled(FIVE_MINUTES, MONDAY_MORNING + 1000)
    expect(summaries()).toHaveLength(1)
    const [mail] = summaries()
    expect(mail?.subject).toBe('Your week on the website: 16 Nov to 22 Nov')
    expect(mail?.text).toContain('New subscribers: 1 (0 the week before)')
    expect(mail?.text).toContain('WhatsApp clicks: 4 (1 the week before)')
    expect(mail?.text).toContain('Order clicks: 2 (0 the week before)')
    expect(mail?.text).toContain('Subscribers in total: 1')
    if (mail) expectAcceptable(mail)
  })

  it('comes later on Monday if the database failed at 8:00, and not after Tuesday 8:00', async () => {
    const { app, summaries } = start()
    for (const hours of [-1, 24, 25]) await app.scheduled(FIVE_MINUTES, MONDAY_MORNING + hours * HOUR_MS)
    expect(summaries()).toEqual([])
    await app.scheduled(FIVE_MINUTES, MONDAY_MORNING + 9 * HOUR_MS)
    expect(summaries()).toHaveLength(1)
  })

  it('does not come without OWNER_MAIL', async () => {
    const { binding, sent } = provider()
    const app = mailApp({ DB: local.db, MAIL: binding, OWNER_MAIL: '' })
    await app.scheduled(FIVE_MINUTES, MONDAY_MORNING)
    expect(sent).toEqual([])
  })
})

describe('the dashboard', () => {
  it('says what is set, and sends a test mail in one tap', async () => {
    const { app, toOwner } = start()
    const { body } = await app.owner().get('/owner/mail')
    expect(body).toEqual({
      success: true,
      data: {
        setup: { owner: OWNER_MAIL, confirmation: false, missing: [] },
        due: 0,
        lastFailure: null,
      },
    })
    expect((await app.owner().call('POST', '/owner/mail/test')).body).toMatchObject({ data: { error: null } })
    expect(toOwner()).toHaveLength(1)
    for (const mail of toOwner()) expectAcceptable(mail)
  })

  it('says so where confirmation is on and something is missing', async () => {
    const app = mailApp({ DB: local.db })
    const { body } = await app.owner().get<{ data: { setup: object } }>('/owner/mail')
    expect(body.data.setup).toMatchObject({ confirmation: true, missing: ['send_email'] })
    expect((await app.owner().call('POST', '/owner/mail/test')).status).toBe(400)
  })
})
