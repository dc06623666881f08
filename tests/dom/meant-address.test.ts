import { beforeEach, expect, it, vi } from 'vitest'
import { NOT_FOUND, openMeantAddress } from '#web/browser/navigation/meant-address.ts'

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(() => undefined)
})

/** Opens an address, on the page that is shown where there is none or on one with these sections; returns where it leads. */
function open(address: string, body: string) {
  history.replaceState(null, '', address)
  document.body.innerHTML = body
  openMeantAddress(document)
  const [opened] = vi.mocked(location.replace).mock.lastCall ?? []
  return opened && String(opened).replace(location.origin, '')
}

const TAILS = ['.', ')', '>', ',', '%20', '%E2%80%8B', ').', '/.', '%E0%A5%A4', '%']

it.each<[typed: string, opened?: string]>([
  ...TAILS.map((tail): [string, string] => [`/refund-policy${tail}`, '/refund-policy']),
  ['/Blog', '/blog'],
  ['/MR', '/mr'],
  ['/HI/REFUND-POLICY%3E', '/hi/refund-policy'],
  ['/BATCH?lot=', '/batch?lot='],
  ['/Blog/Best-Chyawanprash-Guide).', '/blog/best-chyawanprash-guide'],
  ['/NEWSLETTER/CONFIRM?token=a.B.c.', '/newsletter/confirm?token=a.B.c.'],
  ['/)', '/'],
  ['/No-Such-Page.'],
])('an address with what followed it in a message, or in capitals, leads from %s to %s', (typed, opened) =>
  expect(open(typed, `<main ${NOT_FOUND}></main>`)).toBe(opened),
)

it.each<[typed: string, opened?: string]>([
  ['/#faq).', '/#faq'],
  ['/#FAQ', '/#faq'],
  ['/#faq'],
  ['/#nothing.'],
])('the section of an address is found in the same way: %s leads to %s', (typed, opened) =>
  expect(open(typed, '<section id="faq"></section>')).toBe(opened),
)
