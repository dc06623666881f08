import { expect, it } from 'vitest'
import { localSite } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { REFERENCE, WRITE_PATHS, write } from './writes.ts'

const site = localSite()

/** Takes its user agent for a bot’s: it has no space. */
const FACEBOOK_ON_JIO =
  '[FBAN/FB4A;FBAV/487.0.0.64.77;FBBV/653062345;FBDM/{density=2.0,width=720,height=1465};FBLC/en_US;FBRV/0;FBCR/Jio;FBMF/samsung;FBBD/samsung;FBPN/com.facebook.katana;FBDV/SM-A145F;FBSV/13;FBOP/1;FBCA/arm64-v8a:;]'

const traces = WRITE_PATHS.filter((path) => path !== '/newsletter')

/** All rows but the counts. */
async function storedRows() {
  const { daily_counts: _, ...tables } = await site.contents()
  return tables
}

it.each<[reason: string, headers: Record<string, string>]>([
  ['gpc', { 'Sec-GPC': '1' }],
  ['owner', { 'X-Owner-Device': '1' }],
  ['bot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
])(
  'an untracked visitor (%s) gets the usual response, but only the reason is counted',
  async (reason, headers) => {
    // An order is sent on purpose, by whatever program.
    const untracked = traces.filter((path) => reason !== 'bot' || path !== '/orders')
    const seen: string[][] = []
    const keysOf = ({ body }: Awaited<ReturnType<typeof write>>) => Object.keys(body.data?.[0] ?? {})
    for (const path of untracked) seen.push(keysOf(await write(site.visitor(), path)))
    const stored = await storedRows()
    for (const [index, path] of untracked.entries()) {
      const answer = await write(site.visitor(headers), path)
      expect([path, answer.status, keysOf(answer)]).toEqual([path, 201, seen[index]])
    }
    expect((await site.counts())[`untracked:${reason}`]).toBe(untracked.length)
    expect(await storedRows()).toEqual(stored)
  },
)

it.each([
  ['Facebook’s browser on Jio', FACEBOOK_ON_JIO],
  ['a browser without a name', ''],
])('what %s sends on purpose is stored: an order, a question and a sign-up', async (_, agent) => {
  const visitor = site.visitor({ 'User-Agent': agent })
  const page = { page_url: 'https://site.example/blog', visit_source: { utm_source: 'facebook' } }
  const question = { inquiry_type: 'question', reach: '98220 12345', message: '?' }
  await write(visitor, '/orders', page)
  await write(visitor, '/contact-inquiries', { ...page, ...question })
  await write(visitor, '/newsletter', page)
  expect(await site.rows('SELECT reference, source FROM chat_orders')).toEqual([
    { reference: REFERENCE, source: 'facebook' },
  ])
  expect(await site.rows('SELECT phone, message, page, source FROM contact_inquiries')).toEqual([
    { phone: '98220 12345', message: '?', page: '/blog', source: 'facebook' },
  ])
  expect((await site.counts()).subscription).toBe(1)
})

it('does not track the owner who is signed in, but anyone with a forged cookie', async () => {
  const Cookie = await site.visitor().signIn(OWNER_KEY)
  for (const path of traces) await write(site.visitor({ Cookie }), path)
  expect(await site.counts()).toEqual({ 'untracked:owner': traces.length })
  await write(site.visitor({ Cookie: `${Cookie.slice(0, -6)}AAAAAA` }), '/interactions')
  expect(await site.counts()).toMatchObject({ 'interaction:whatsapp_click': 1 })
})
