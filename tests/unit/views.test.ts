import { expect, it } from 'vitest'
import { inLanguage, splitLanguage, viewAt } from '#web/views.ts'
import { siteOrigin } from '#worker/lib/site-origin.ts'

it.each([
  ['/blog/best-chyawanprash-guide', 'blog'],
  ['/batch/SY-26-02/labels', 'labels'],
  ['/newsletter/confirm', 'newsletter'],
  ['/batches', 'not-found'],
  ['/admin/more', 'not-found'],
  ['/mr/', 'home'],
  ['/hi/batch/SY-26-02', 'batch'],
  ['/mr/blog', 'not-found'],
  ['/mr/batch/SY-26-02/labels', 'not-found'],
])('viewAt %j leads to %s', (path, name) => {
  expect(viewAt(path).name).toBe(name)
})

it.each([
  ['/', 'mr', '/mr'],
  ['/#shop', 'mr', '/mr#shop'],
  ['/batch/SY-26-02#report', 'hi', '/hi/batch/SY-26-02#report'],
  ['/blog/best-chyawanprash-guide', 'mr', '/blog/best-chyawanprash-guide'],
  ['/assets/report.pdf', 'mr', '/assets/report.pdf'],
] as const)('a path in a language %s in %s is %s', (path, language, address) => {
  expect(inLanguage(path, language)).toBe(address)
})

it.each([
  ['/mr/', 'mr', '/'],
  ['/', 'en', '/'],
  ['/en/batch', 'en', '/en/batch'],
])('a path in a language %s is in %s what %s is in English', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

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
