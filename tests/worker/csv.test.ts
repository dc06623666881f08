import { describe, expect, it } from 'vitest'
import { appWith } from './app.ts'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { d1Error, interceptedD1 } from './intercepted-d1.ts'
import { seedInteractions, seedSubscriptions } from './seed.ts'
import { DAY_MS, HOUR_MS } from './times.ts'

const site = builtWorker()

const linesOf = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').slice(0, -1)

describe('GET /api/stats/subscriptions.csv', () => {
  const HEADING = 'id,email,source_page,subscribed_at,confirmed_at,notice_version,language,unsubscribe_url'

  it('is a CSV download in UTF-8 that begins with a byte order mark', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email, source_page: 'ब्लॉग' })
    const headers = { Authorization: `Bearer ${OWNER_KEY}` }
    const response = await fetch(new URL('/api/stats/subscriptions.csv', site.url), { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="subscribers.csv"')
    expect(Buffer.from(await response.arrayBuffer()).toString()).toMatch(
      new RegExp(`^\uFEFF${HEADING}\r\n[0-9a-f-]{36},${visitor.email},ब्लॉग,\\S+Z,\\S+Z,unknown,en,\r\n$`),
    )
  })

  it('has only the header row without data, and confirmed addresses of any age or of a range', async () => {
    const lines = async (query = '') =>
      linesOf((await site.owner().get<string>(`/stats/subscriptions.csv${query}`)).text)
    expect(await lines()).toEqual([HEADING])
    await seedSubscriptions(site.db, { rows: 1, from: Date.now() - 400 * DAY_MS, step: 0 })
    expect(await lines()).toHaveLength(2)
    expect(await lines('?days=90')).toEqual([HEADING])
  })
})

describe('GET /api/stats/interactions.csv', () => {
  it('has a header row and quotes JSON', async () => {
    const visitor = site.visitor()
    await visitor.post('/interactions', {
      interaction_type: '@SUM(1+1)',
      user_session: visitor.session,
      page_url: '-1+2',
      additional_data: { placement: 'hero, "top"' },
    })
    const { headers, text } = await site.owner().get('/stats/interactions.csv')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="interactions-30-days.csv"')
    const [heading, line] = linesOf(text)
    expect(heading).toBe('id,interaction_type,timestamp,user_session,page_url,additional_data')
    expect(line).toMatch(/^[0-9a-f-]{36},'@SUM\(1\+1\),\S+Z,session_\w+,'-1\+2,/)
    expect(line?.endsWith(String.raw`,"{""placement"":""hero, \""top\""""}"`)).toBe(true)
  })

  it('has every row of more than two database pages once, newest first', async () => {
    await seedInteractions(site.db, { rows: 5001, from: Date.now() - HOUR_MS, step: 10 })
    const { text } = await site.owner().get('/stats/interactions.csv?days=7')
    const ids = linesOf(text)
      .slice(1)
      .map((line) => line.split(',')[0] ?? '')
    expect(ids).toHaveLength(5001)
    expect(new Set(ids).size).toBe(5001)
    expect(ids).toEqual(ids.toSorted().reverse())
  })
})

it('aborts the response if the database fails midway', async () => {
  await seedInteractions(site.db, { rows: 2600, from: Date.now() - HOUR_MS, step: 10 })
  let queries = 0
  const DB = interceptedD1(site.db, (query) => {
    queries += 1
    return queries === 1 ? query() : Promise.reject(d1Error('Exceeded maximum DB size'))
  })
  const ended = await appWith({ DB, OWNER_KEY })
    .owner()
    .get('/stats/interactions.csv?days=7')
    .then(
      () => 'complete',
      (error: Error) => error.message,
    )
  expect([queries, ended]).toEqual([2, 'The database is not available: disk'])
})

describe('GET /api/stats/lot.csv', () => {
  it.each([
    ['SY-26-02', 'filename="lot-SY-26-02.csv"'],
    ['लॉट', "filename*=UTF-8''lot-%E0%A4%B2%E0%A5%89%E0%A4%9F.csv"],
    ['a"; x=(1)', "filename*=UTF-8''lot-a%22%3B%20x%3D%281%29.csv"],
  ])('names its file after the lot %s', async (lot, name) => {
    const headers = { Authorization: `Bearer ${OWNER_KEY}` }
    const address = new URL(`/api/stats/lot.csv?${new URLSearchParams({ lot })}`, site.url)
    const response = await fetch(address, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; ${name}`)
    expect(linesOf(await response.text())).toHaveLength(1)
  })
})
