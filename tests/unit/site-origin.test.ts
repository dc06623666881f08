import { expect, it } from 'vitest'
import { siteOrigin } from '#worker/lib/site-origin.ts'

it.each([
  [' HTTPS://Ojasvi.in/ ', 'https://ojasvi.in'],
  ['https://ओजस्वी.भारत', 'https://xn--z1bs9el5bye.xn--h2brj9c'],
  // What is no origin is for the launch check to refuse, and no setting stays none.
  ['https://ojasvi.in/shop', 'https://ojasvi.in/shop'],
  ['ojasvi.in', 'ojasvi.in'],
  ['', ''],
])('the address of the site “%s” is taken as “%s”', (written, origin) => {
  expect(siteOrigin(written)).toBe(origin)
})
