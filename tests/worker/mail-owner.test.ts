import { describe, expect, it, vi } from 'vitest'
import { DAILY_LIMITS } from '#contract/limits.ts'
import { sendAlert } from '#worker/mail/deliver.ts'
import { mailSettings } from '#worker/mail/settings.ts'
import { MAIL_VARS, OWNER_MAIL } from '../mail-worker.ts'
import { localSite } from './app.ts'
import { inquiry, interaction, numberedOrder, subscription } from './inputs.ts'
import { meanwhileD1 } from './intercepted-d1.ts'
import { expectAcceptable, mailApp, provider, providerError, type Sent, SITE_URL } from './mail-app.ts'
import { claim } from './privacy-policy.ts'
import { DAY_MS, FIVE_MINUTES, HOUR_MS, MINUTE_MS, NOON } from './times.ts'

const site = localSite()
const { at } = site
/** 8:00 in Asia/Kolkata on Monday, 23 November 2026. */
const MONDAY_MORNING = Date.UTC(2026, 10, 23, 2, 30)

/** Checks mails that were sent, and returns them. */
function findAccepted(mails: Sent[]): Sent[] {
  for (const mail of mails) expectAcceptable(mail)
  return mails
}

function start(answer?: () => Promise<unknown> | undefined, env: Env = {}) {
  const { binding, sent } = provider(answer)
  const app = mailApp({ DB: site.db, MAIL: binding, MAIL_CONFIRM: 'off', ...env })
  // On Mondays the cron sends the summary of the week too.
  const isWeekly = ({ subject }: { subject: string }) => subject.startsWith('Your week')
  const write = async (name: string) => {
    const words = { name, email: `${name}@visitor.example`, phone: '+91 20 5550 0100', message: 'Namaste' }
    await app.visitor().post('/contact-inquiries', { inquiry_type: 'bulk', ...words })
    await app.settled()
  }
  return {
    app,
    write,
    alerts: () => findAccepted(sent.filter((mail) => mail.to === OWNER_MAIL && !isWeekly(mail))),
    summaries: () => findAccepted(sent.filter(isWeekly)),
  }
}

describe('an alert', () => {
  claim('What you write in an enquiry may also be sent by mail to the owner.', async () => {
    const { write, alerts } = start()
    await write('Asha')
    const [mail] = alerts()
    expect(mail?.subject).toBe('An enquiry on the website')
    expect(mail?.text).toContain(`Open the dashboard:\n${SITE_URL}/admin\n`)
    for (const part of ['Asha@visitor.example', '+91 20 5550 0100', 'Namaste']) {
      expect(mail?.text?.toLowerCase()).toContain(part.toLowerCase())
    }
  })

  it('comes at most once an hour, with up to twenty inquiries that waited for it', async () => {
    const { app, write, alerts } = start()
    await write('first')
    const now = Date.now()
    for (let index = 0; index < 21; index += 1) {
      await at(now + index).recordInquiry(inquiry({ message: 'Namaste' }), { alert: true })
    }
    for (const minutes of [50, 61, 122, 183]) await app.scheduled(FIVE_MINUTES, now + minutes * MINUTE_MS)
    expect(alerts().map(({ subject }) => subject)).toEqual([
      'An enquiry on the website',
      '20 enquiries on the website',
      'An enquiry on the website',
    ])
    for (const mail of alerts().slice(1)) expect(mail.text).not.toContain('first@visitor.example')
  })

  it('is sent again an hour after it was refused, or its process ended, and then no more', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let working = false
    const { app, write, alerts } = start(() =>
      working ? undefined : Promise.reject(providerError('E_RATE_LIMIT_EXCEEDED')),
    )
    await write('Asha')
    working = true
    const now = Date.now()
    await app.scheduled(FIVE_MINUTES, now + 50 * MINUTE_MS)
    expect(alerts()).toHaveLength(1)
    expect(await at(now + 61 * MINUTE_MS).startOwnerMail('alert', now)).toBeDefined()
    for (const hours of [1.5, 2.1, 4]) await app.scheduled(FIVE_MINUTES, now + hours * HOUR_MS)
    expect(alerts()).toHaveLength(2)
  })

  it('is one, where two runs find the same inquiry', async () => {
    await at(NOON - HOUR_MS).recordInquiry(inquiry({ message: 'Namaste' }), { alert: true })
    const { binding, sent } = provider()
    const settings = mailSettings({ ...MAIL_VARS, MAIL: binding, MAIL_CONFIRM: 'off' })
    const alert = async (db?: D1Database) => settings && sendAlert(at(NOON, db), settings, NOON, SITE_URL)
    await alert(meanwhileD1(site.db, () => alert()))
    expect(sent).toMatchObject([{ subject: 'An enquiry on the website' }])
  })

  it('has neither clicks on the chat nor what was written before mail was on', async () => {
    const { app, alerts } = start()
    const before = mailApp({ DB: site.db, OWNER_MAIL: '' })
    await before.visitor().post('/contact-inquiries', { inquiry_type: 'bulk', message: 'Namaste' })
    await app.visitor().post('/contact-inquiries', { inquiry_type: 'whatsapp' })
    await app.scheduled(FIVE_MINUTES, Date.now() + DAY_MS)
    expect(alerts()).toEqual([])
  })
})

describe('a full day', () => {
  /** 3:00 in the morning in Asia/Kolkata, in a run that is not the first one of its hour. */
  const NIGHT = Date.UTC(2026, 10, 26, 21, 30)

  it('on which visits are left out is in the next alert, in words that are no failure', async () => {
    const { app, alerts } = start(undefined, { DAILY_LIMITS: { event: 2 } })
    const store = at(NIGHT, site.db, { ...DAILY_LIMITS, event: 2 })
    for (let visit = 0; visit < 4; visit += 1) await store.recordInteraction(interaction('pricing_view'))
    for (const minutes of [5, 70, 3 * 60]) await app.scheduled(FIVE_MINUTES, NIGHT + minutes * MINUTE_MS)
    const [mail, another] = alerts()
    expect([mail?.subject, another]).toEqual(['Your website had very many visits today', undefined])
    expect(mail?.text).toContain('Visits not counted: 2 came by 27 Nov 2026, 03:00 am')
    expect(mail?.text).toContain('Orders are stored. This ends at 5:30 in the morning')
    expect(mail?.text).not.toContain('failed')
  })
})

it('the summary of a week comes once, from Monday 8:00 to Tuesday 8:00, with the numbers from Monday to Sunday', async () => {
  const { app, summaries } = start()
  const sunday = MONDAY_MORNING - DAY_MS
  const click = interaction('whatsapp_click', { additional_data: { placement: 'hero' } })
  for (const time of [sunday - 8 * DAY_MS, sunday - 6 * DAY_MS, sunday, MONDAY_MORNING - HOUR_MS]) {
    await at(time).recordInteraction(click)
  }
  for (const [index, time] of [sunday, sunday, MONDAY_MORNING - HOUR_MS].entries()) {
    const { id } = await at(time).recordOrder(numberedOrder(index))
    await at(time).changeOrder(id, { status: 'sold', amount: 1_00_000.5 })
  }
  await at(sunday).subscribe(subscription('a@visitor.example'), { userAgent: null, tracked: false })
  // Not on the Tuesday before; where the database failed at 8:00, later on Monday.
  for (const hours of [-6 * 24, -1, 9, 9.1])
    await app.scheduled(FIVE_MINUTES, MONDAY_MORNING + hours * HOUR_MS)
  const [mail, another] = summaries()
  expect([mail?.subject, another]).toEqual(['Your week on the website: 16 Nov to 22 Nov', undefined])
  expect(mail?.text?.split('\n\n').slice(0, 2)).toEqual([
    [
      'Rupees sold: ₹2,00,001 (₹0 the week before)',
      'Orders sold: 2 (0 the week before)',
      'Order clicks: 2 (0 the week before)',
      'WhatsApp clicks: 4 (1 the week before)',
      'Pricing views: 0 (0 the week before)',
      'Enquiries: 0 (0 the week before)',
      'Chats opened: 0 (0 the week before)',
      'New subscribers: 1 (0 the week before)',
    ].join('\n'),
    'Subscribers in total: 1',
  ])
  expect(mail?.text).toContain(`\n${SITE_URL}/admin\n`)
})
