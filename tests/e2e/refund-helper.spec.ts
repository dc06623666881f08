import { SOURCE } from '#contract/languages.ts'
import { fill } from '#web/domain/fill.ts'
import { hoursOf, refundCases } from '#web/domain/refund.ts'
import { longDate } from '#web/lib/format.ts'
import { content } from '../content.ts'
import { expect, test } from './test.ts'

const { brand, chat: messages, refund } = content
const { helper: words } = refund
const DAY_MS = 24 * 60 * 60 * 1000
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

const statusText = (isOpen: boolean, until: Date) =>
  fill(isOpen ? words.open : words.closed, { moment: moment.format(until) })

test('the refund helper says until when each case can be reported and what to send, and drafts the message', async ({
  page,
}) => {
  // Seven in the morning of the 21st in India.
  const now = new Date('2026-11-21T01:30:00Z')
  await page.clock.setFixedTime(now)
  await page.goto('/refund-policy')
  const helper = page.getByRole('form', { name: words.heading })
  const status = helper.getByRole('status')
  const delivered = helper.getByLabel(words.delivered)
  const chat = helper.getByRole('link', { name: words.whatsapp })
  await expect(delivered).toHaveAttribute('max', '2026-11-21')

  for (const { name, window, send, remedy } of refundCases(content)) {
    await helper.getByLabel(name).check()
    await expect(helper.getByRole('checkbox')).toHaveCount(send.length)
    await expect(helper).toContainText(remedy)
    for (const day of ['2026-11-20', '2026-11-10']) {
      await delivered.fill(day)
      const end = new Date(`${day}T24:00:00+05:30`).getTime() + (hoursOf(window) / 24) * DAY_MS
      await expect(status).toHaveText(statusText(now.getTime() < end, new Date(end - 60_000)))
      await expect(chat).toBeVisible()
    }
    for (const box of await helper.getByRole('checkbox').all()) await box.check()
    const message = [
      fill(messages.refund, { case: name, day: longDate('2026-11-10', SOURCE) }),
      fill(messages.refundWith, { items: send.join('; ') }),
    ].join('\n')
    const inChat = new URL((await chat.getAttribute('href')) ?? '')
    expect(inChat.searchParams.get('text')).toBe(message)
    const mail = await helper.getByRole('link', { name: words.email }).getAttribute('href')
    expect(new URL(mail ?? '').pathname).toBe(brand.email)
    expect(new URL(mail ?? '').searchParams.get('body')).toBe(message)
  }
})
