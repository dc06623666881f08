import { expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { guaranteeTexts, refundDaysText, windowText } from '#web/shop/refund.ts'
import { changeContent } from '../changed-content.ts'
import { content } from '../content.ts'
import { makeOpenShop } from '../open-shop.ts'

it('a window is printed with its number and in the right form', () => {
  const days = { one: '{count} day', other: '{count} days' }
  const texts = { ...content, refund: { ...content.refund, days } }
  expect([{ days: 1 }, { days: 10 }].map((window) => windowText(window, texts))).toEqual(['1 day', '10 days'])
  expect(windowText({ hours: 24 }, content)).toContain('24')
})

it('a guarantee is named in the shop and on the refund page by its days and terms, where the shop has no words for it', async () => {
  const folder = await makeOpenShop(['en/refund.json', ['guaranteeTerms'], 'The first jar of a household.'])
  const shop = loadContent('en', folder, 'open')
  const promise =
    'Write to us within 30 days of delivery, and you get back what you paid for the jar. The first jar of a household.'
  expect(guaranteeTexts(shop)).toEqual({
    text: 'Money-back guarantee: write within 30 days of delivery',
    promise,
  })
  const policy = JSON.stringify(shop.policies['refund-policy'].tree)
  expect(policy).toContain('within 30 days of delivery')
  expect(policy.match(/The first jar of a household\./g)).toHaveLength(1)
  changeContent(folder, [['facts/launch.json', ['packs', 'guaranteeDays'], null]])
  const without = loadContent('en', folder, 'open')
  expect(guaranteeTexts(without)).toBeUndefined()
  expect(JSON.stringify(without.policies['refund-policy'].tree)).not.toMatch(/guarantee|first jar/i)
})

it.each([
  [{ refundWorkingDays: 1 }, '1 working day'],
  [{ refundWorkingDays: 5 }, '5 working days'],
  [{ refundDays: 10 }, '10 days'],
])('a refund is paid within the days of %o', (terms, text) => {
  const refund = { ...content.refund, refundWorkingDays: undefined, ...terms }
  expect(refundDaysText({ ...content, refund })).toBe(text)
})
