import { expect, it } from 'vitest'
import { linkOrigin } from '#worker/mail/links.ts'
import { content } from '../content.ts'

const { brand } = content

it.each([
  ['https://samayu.account.workers.dev/api/newsletter', brand.siteUrl],
  [`${brand.siteUrl}/api/stats/subscriptions.csv`, brand.siteUrl],
  ['http://localhost:8787/api/newsletter', 'http://localhost:8787'],
  ['http://127.0.0.1:8787/api/newsletter', 'http://127.0.0.1:8787'],
])('links of a request to %s lead to %s', (url, origin) => {
  expect(linkOrigin(url)).toBe(origin)
})
