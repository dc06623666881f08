import { expect, it } from 'vitest'
import { refundCases, windowText } from '#web/shop/refund.ts'
import { content } from '../content.ts'

it('every case has a window: of the refunds, and the guarantee that of the packs', () => {
  const windows = Object.fromEntries(refundCases(content).map(({ id, window }) => [id, window]))
  expect(windows).toEqual({ ...content.refund.windows, guarantee: { days: content.packs.guaranteeDays } })
})

it('a window is printed with its number and in the right form', () => {
  const days = { one: '{count} day', other: '{count} days' }
  const texts = { ...content, refund: { ...content.refund, days } }
  expect([{ days: 1 }, { days: 10 }].map((window) => windowText(window, texts))).toEqual(['1 day', '10 days'])
  expect(windowText({ hours: 24 }, content)).toContain('24')
})
