import { expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { pagesOf } from '#worker/statistics/csv-file.ts'
import { FILE_PAGE_ROWS } from '#worker/statistics/lists.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { builtWorker, OWNER_KEY } from './harness.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { d1Error, interceptedD1 } from './intercepted-d1.ts'
import { seedInteractions, seedSales } from './seed.ts'
import { DAY_MS, HOUR_MS } from './times.ts'

const site = builtWorker()

/** A time of India. */
const TIME = '[\\d-]{10} [\\d:]{8}'

const read = (path: string) => site.owner().get<string>(`/stats/${path}`)
const linesOf = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').slice(0, -1)

it('the file of subscribers is a download in UTF-8 with a byte order mark, of any age or of a range', async () => {
  const heading =
    'id,email,source_page,subscribed_at_india,confirmed_at_india,notice_version,language,unsubscribe_url'
  expect(linesOf((await read('subscriptions.csv')).text)).toEqual([heading])
  const before = d1Store(site.db, Date.now() - 400 * DAY_MS)
  await before.subscribe(subscription('ravi@visitor.example'), { userAgent: null })
  await site.visitor().post('/newsletter', { email: 'asha@visitor.example', source_page: 'ब्लॉग' })
  expect(linesOf((await read('subscriptions.csv')).text)).toHaveLength(3)
  const headers = { Authorization: `Bearer ${OWNER_KEY}` }
  const response = await fetch(new URL('/api/stats/subscriptions.csv?days=90', site.url), { headers })
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="subscribers/)
  expect(Buffer.from(await response.arrayBuffer()).toString()).toMatch(
    new RegExp(
      `^\uFEFF${heading}\r\n[0-9a-f-]{36},asha@visitor.example,ब्लॉग,${TIME},${TIME},unknown,en,\r\n$`,
    ),
  )
})

it('the files of interactions, inquiries and product events have the rows of the range, in cells that no program runs', async () => {
  const { post } = site.visitor()
  const additional_data = { placement: 'hero, "top"' }
  await post('/interactions', interaction('@SUM(1+1)', { page_url: '-1+2', additional_data }))
  const question = { inquiry_type: 'question', reach: '98220 12345', message: 'a\nb' }
  await post('/contact-inquiries', { ...question, name: '=HYPERLINK("x")' })
  await post('/product-analytics', productEvent({ product_name: '500g', conversion_value: 633 }))
  const before = d1Store(site.db, Date.now() - 8 * DAY_MS)
  await before.recordInteraction(interaction('long ago'))
  await before.recordInquiry(inquiry({ name: 'long ago' }), { tracked: false })
  await before.recordProductEvent(productEvent({ product_name: 'long ago' }))
  for (const [list, head, row] of [
    [
      'interactions',
      /id,interaction_type,timestamp_india,user_session,page_url,additional_data$/,
      /^[0-9a-f-]{36},'@SUM\(1\+1\),[\d: -]+,session_\w+,'-1\+2,"\{""placement"":""hero, \\""top\\""""\}"$/,
    ],
    [
      'inquiries',
      /id,name,email,phone,message,inquiry_type,created_at_india,status,updated_at_india,page,source$/,
      /^[0-9a-f-]{36},"'=HYPERLINK\(""x""\)",,98220 12345,"a\nb",question,[\d: -]+,new,/,
    ],
    [
      'products',
      /id,event_name,product_name,action_type,timestamp_india,user_session,conversion_value$/,
      /,order_click,500g,whatsapp_order,.*,633$/,
    ],
  ] as const) {
    const { headers, text } = await read(`${list}.csv?days=7`)
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${list}-7-days.csv"`)
    expect(text.split('\r\n')).toEqual([expect.stringMatching(head), expect.stringMatching(row), ''])
  }
})

it('a file has every row of more than two database pages once, newest first', async () => {
  await seedInteractions(site.db, { rows: 5001, from: Date.now() - HOUR_MS, step: 10 })
  const ids = linesOf((await read('interactions.csv?days=7')).text)
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
  expect([ids.length, new Set(ids).size]).toEqual([5001, 5001])
  expect(ids).toEqual(ids.toSorted().reverse())
})

it('the accountant’s file has every sale and every refund of more than two database pages', async () => {
  const [rows, refundedAt] = [2 * FILE_PAGE_ROWS + 1, Date.now() - HOUR_MS]
  const days = `from=${dayOf(refundedAt)}&to=${dayOf(refundedAt)}`
  await seedSales(site.db, { rows, from: refundedAt, step: 0 })
  await seedSales(site.db, { rows, from: refundedAt - 30 * DAY_MS, step: 0 }, refundedAt)
  const lines = linesOf((await read(`sales.csv?${days}`)).text)
  expect(lines).toHaveLength(1 + 2 * rows + 1)
  expect(lines.at(-1)).toMatch(new RegExp(`^Total,,,${rows},${633 * rows},0,${rows},,${632 * rows},0,`))
})

it('a file that ends before its list has a last line that says so', async () => {
  const page = Array.from({ length: FILE_PAGE_ROWS }, (_, id) => ({ id: String(id) }))
  const rows: object[] = []
  for await (const read of pagesOf(async () => page, { days: 90 })) rows.push(...read)
  expect(rows).toHaveLength(100_001)
  expect(rows.at(-1)).toEqual({
    id: 'This file ends after 1,00,000 rows. For older ones choose earlier days.',
  })
})

it('a file is aborted if the database fails midway', async () => {
  await seedInteractions(site.db, { rows: 2600, from: Date.now() - HOUR_MS, step: 10 })
  let queries = 0
  const DB = interceptedD1(site.db, (query) => {
    queries += 1
    return queries === 1 ? query() : Promise.reject(d1Error('Exceeded maximum DB size'))
  })
  const answer = appWith({ DB, OWNER_KEY }).owner().get('/stats/interactions.csv?days=7')
  await expect(answer).rejects.toThrow('The database is not available: disk')
  expect(queries).toBe(2)
})
