import { describe, expect, it } from 'vitest'
import { refundCases, refundDaysText, windowText } from '#web/shop/refund.ts'
import { sellerRows } from '#web/shop/seller.ts'
import { content } from '../content.ts'
import { attributesOf, expectChatLink, findNamed, page, textOf, textsOf } from './build-output.ts'

const { facts } = content

const NAMES: [path: string, name: string][] = [
  ['/refund-policy', 'Return & Refund Policy'],
  ['/disclaimer', 'Disclaimer'],
  ['/privacy-policy', 'Privacy Policy'],
]

/** Returns the text between a heading and the next one. */
function textBelow(path: string, heading: string): string {
  const $ = page(path)
  const title = $('main h2').filter((_, one) => textOf($(one)) === heading)
  expect(title, heading).toHaveLength(1)
  return textOf(title.nextUntil('h2'))
}

const mainOf = (path: string) => textOf(page(path)('main'))

it.each(NAMES)(
  '%s has its name as its main heading, a way back home, and can be written and called about',
  (path, name) => {
    const $ = page(path)
    expect(textsOf($, $('h1'))).toEqual([name])
    expect(findNamed($, 'main', 'a', 'Back to Home').attr('href')).toBe('/')
    const links = attributesOf($, $('main a'), 'href')
    expect(links).toContain(`mailto:${facts.brand.email}`)
    expect(links).toContain(`tel:${facts.brand.phone.replace(/\s/g, '')}`)
  },
)

it.each([
  ['/refund-policy', 'Complaints'],
  ['/privacy-policy', '6. Your Rights'],
])('%s says “grievance officer” once where it names one', (path, heading) => {
  const { name } = facts.legal.grievanceOfficer
  const text = textBelow(path, heading)
  expect(text).toContain(`${name}, Grievance officer, `)
  expect(text.match(/grievance officer/gi)).toHaveLength(1)
})

describe('the refund policy', () => {
  const path = '/refund-policy'

  it('opens with a table of the cases: by when to tell us as the one figure, what to send, and what you get', () => {
    const $ = page(path)
    const table = $('main table').first()
    expect(table.prevAll('h2')).toHaveLength(0)
    expect(textOf(table.find('caption'))).toBe('By when to tell us, what to send, and what you get')
    const rows = table.find('tbody tr').toArray()
    expect(rows).toHaveLength(refundCases(content).length)
    for (const [index, { name, window, send, remedy, note }] of refundCases(content).entries()) {
      const text = textOf($(rows[index]))
      for (const words of [name, windowText(window, content), ...send, remedy, note ?? ''])
        expect(text).toContain(words)
      expect(textsOf($, $(rows[index]).find('td:nth-child(2) strong'))).toEqual([windowText(window, content)])
    }
  })

  it.each<[question: string, heading: string, ...answers: (string | RegExp)[]]>([
    ['until when one can cancel', 'Cancelling an order', /After you have paid and before the jar is packed/],
    [
      'what happens to a lost one',
      'Late or lost parcel',
      /a new parcel, or all of your money back, shipping included/,
    ],
    ['when the money is back', 'When your money is back', `within ${refundDaysText(content)}`],
    ['where we deliver', 'Delivery and payment', ...content.zones.map(({ name }) => name)],
  ])('states %s', (_, heading, ...answers) => {
    const text = textBelow(path, heading)
    for (const answer of answers) expect(text).toMatch(answer)
  })

  it('prints the seller from the legal data: form, licence, officer and courts, and a GSTIN only where there is one', () => {
    const text = textBelow(path, 'Who we are')
    for (const { name, value } of sellerRows(content))
      if (value) expect(text).toContain(`${name}: ${value}`.replace(/\s+/g, ' '))
    expect(text).not.toMatch(/GSTIN/)
  })
})

it('disclaimer and privacy policy have a button for the chat', () => {
  expectChatLink(findNamed(page('/disclaimer'), 'main', 'a', 'Contact Our Experts'))
  expectChatLink(page('/privacy-policy')('main a[data-chat]'))
})

describe('the privacy policy', () => {
  const text = mainOf('/privacy-policy')

  it.each(['', '/mr', '/hi'])(
    'opens in five lines, and then leads to each of its sections: %s',
    (language) => {
      const $ = page(`${language}/privacy-policy`)
      const lines = $('main .policy-text > ul').first()
      expect(lines.prevAll()).toHaveLength(0)
      expect(lines.find('li')).toHaveLength(5)
      const [links, sections] = [lines.next('nav').find('a'), $('main .policy-text > h2')]
      expect(textsOf($, links)).toEqual(textsOf($, sections))
      expect(attributesOf($, links, 'href')).toEqual(attributesOf($, sections, 'id').map((id) => `#${id}`))
    },
  )

  it('says beside the order button what the reference is for and how to leave it out, as it states', () => {
    expect(text).toContain('a line beside the order button says so')
    expect(mainOf('/')).toContain(content.words.policy.orderReference.text)
  })
})
