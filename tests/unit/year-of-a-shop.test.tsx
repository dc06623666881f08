import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import type { Content } from '#web/model/types.ts'
import { batchPath, newestBatch } from '#web/shop/batch.ts'
import { advice } from '#web/site-build/checks/advice.ts'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { contentProblems } from '#web/site-build/checks/refusals.ts'
import { type ContentChange, changeContent, copyContent } from '../changed-content.ts'
import { content as demonstration } from '../content.ts'
import { makeOpenShop, OPEN_SHOP_URL } from '../open-shop.ts'

// Other files, which share the modules, replace some of those that these import.
const loadViews = async () => ({
  ...(await import('#web/model/context.ts')),
  ...(await import('#web/pages/batch/BatchView.tsx')),
  ...(await import('#web/pages/home/Home.tsx')),
  ...(await import('#web/ui/page.ts')),
  ...(await import('#web/ui/RecallLines.tsx')),
})
let views: Awaited<ReturnType<typeof loadViews>>
beforeAll(async () => {
  vi.resetModules()
  views = await loadViews()
})
afterAll(() => void vi.resetModules())

const TODAY = new Date('2027-06-01T06:00:00Z')
const LOT = 'OJ-27-01'
const OLD_LOT = 'OJ-26-01'
const SOLD_OUT = { on: '2026-11-01', reason: 'Sold out.' }

/** A lot of this year, and one of the last that is no longer sold; both kept 12 months. */
const lot = (code: string, year: number, more = {}): ContentChange => [
  `batches/${code}.json`,
  [],
  {
    lot: code,
    packs: ['500g'],
    madeOn: `${year}-01-10`,
    expiresOn: `${year + 1}-01-10`,
    kilograms: 12,
    madeBy: ['Asha Pol'],
    sources: [{ what: 'Mangoes', from: 'Sinnar' }],
    ...more,
  },
]
const recall = { on: '2027-05-30', reason: 'Lids that do not close.', whatToDo: ['Do not eat from it.'] }

let folder = ''
beforeEach(async () => {
  folder = await makeOpenShop(
    ['facts/launch.json', ['keeping', 'months'], 12],
    lot(LOT, 2027),
    lot(OLD_LOT, 2026, { retired: SOLD_OUT }),
  )
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

const change = (...changes: ContentChange[]) => {
  changeContent(folder, changes)
  return loadContent('en', folder, 'open', TODAY)
}
const problems = () => problemLines(contentProblems(folder, TODAY), folder)
function render(view: ReactNode, content: Content, path: string) {
  const { ContentContext, PageProvider } = views
  return load(
    renderToStaticMarkup(
      <ContentContext value={content}>
        <PageProvider value={{ path, title: '', languages: [], siteUrl: OPEN_SHOP_URL }}>{view}</PageProvider>
      </ContentContext>,
    ),
  )
}
const renderHome = (content: Content) => render(<views.Home />, content, '/')
const renderLot = (content: Content, code = LOT) =>
  render(<views.BatchView path={batchPath({ lot: code })} />, content, batchPath({ lot: code }))

it('keeps what is printed on the jars of every lot where the shelf life is shorter from now on', () => {
  const content = change(['facts/launch.json', ['keeping', 'months'], 6])
  expect(problems()).toEqual([])
  expect(content.batches.map(({ expiresOn }) => expiresOn)).toEqual(['2028-01-10', '2027-01-10'])
  expect(renderLot(content)('main').text()).toContain('10 January 2028')
})

it.each<[what: string, lotChange: object, mrp: number, isPrinted: boolean, warning?: RegExp]>([
  ['below the shop’s', {}, 790, true, /^MRPs above .+: OJ-27-01 500g has 745, the shop 790$/],
  ['of a lot that is sold no more', { retired: SOLD_OUT }, 790, true],
  [
    'that is not written',
    { mrps: [] },
    790,
    false,
    /^lots on sale whose printed MRP is not written: OJ-27-01$/,
  ],
])('prints an MRP on the jars, and warns of it: %s', (_, more, mrp, isPrinted, warning) => {
  const mrps = [{ pack: '500g', mrp: 745 }]
  const shopMrp: ContentChange = ['facts/launch.json', ['packs', 'list', 0, 'mrp'], mrp]
  const content = change(lot(LOT, 2027, { mrps, ...more }), shopMrp)
  expect(renderLot(content)('dl').text().includes('MRP on the pack500 g ₹745')).toBe(isPrinted)
  const warned = advice(folder, TODAY).filter((line) => line.includes('MRP'))
  expect(warned).toEqual(warning ? [expect.stringMatching(warning)] : [])
})

it.each([
  ['2028-01-10T23:59:59+05:30', true],
  ['2028-01-11T00:00:00+05:30', false],
])('sells a lot until its date has passed, and then says so: at %s %s', (time, isSold) => {
  const today = new Date(time)
  vi.setSystemTime(today)
  const content = loadContent('en', folder, 'open', today)
  const [$, home] = [renderLot(content), renderHome(content)]
  const answer = content.copy.faq.items.find(({ id }) => id === 'lot')?.answer
  const places = [answer, home('#hero').text(), home('#shop').text()]
  expect(places.map((text) => text?.includes(LOT))).toEqual(Array(3).fill(isSold))
  expect($('a[data-pack]')).toHaveLength(isSold ? 1 : 0)
  const passed = $('p:not(.hidden)').text().includes('Its date has passed: expires 10 January 2028.')
  const advised = advice(folder, today).includes(
    `lots past their date, whose packs are no longer sold: ${LOT}`,
  )
  expect([passed, advised]).toEqual([!isSold, !isSold])
})

it('leaves room for the browser to take back that a lot is on sale, once its date has passed', () => {
  const content = loadContent('en', folder, 'open', TODAY)
  const hidden = (document: ReturnType<typeof load>) => document('[class*="lot-over:hidden"]').text()
  expect(hidden(renderHome(content))).toMatch(
    new RegExp(`${LOT}.*Every pack carries its lot.*On sale: lot ${LOT}`, 's'),
  )
  expect(hidden(renderLot(content))).toContain('500 g')
  expect(renderLot(content)('.hidden.lot-over\\:block').text()).toBe(
    'Its date has passed: expires 10 January 2028.',
  )
  expect(hidden(renderLot(content, OLD_LOT))).toBe('')
  const finder = render(<views.BatchView path="/batch" />, content, '/batch')
  expect(hidden(finder)).toBe('On sale now')
  expect(finder('.lot-over\\:\\*\\:first\\:order-last > :first-child').text()).toContain(LOT)
})

it('says of a pack that is sold no more neither that its lot is on sale nor that it can be ordered', () => {
  const isOther = { id: '250g', grams: 250, mrp: 388, picture: 'jar' }
  const content = change(['facts/launch.json', ['packs', 'list'], [isOther]])
  expect(problems()).toEqual([])
  expect(newestBatch(content)).toBeUndefined()
  expect(renderHome(content)('#shop').text()).not.toContain(LOT)
  const $ = renderLot(content)
  expect($('a[data-pack]')).toHaveLength(0)
  expect($('main').text()).not.toContain(content.words.batch.again.heading)
  expect($('[data-island="question"] form, a[data-chat="batch-question"]').length).toBeGreaterThan(1)
})

it('has the origin of each source, and each test beside its limit and whose limit it is', () => {
  const moisture = { test: 'other', name: 'Moisture', unit: '%' }
  const tests = [
    { test: 'salt', found: '11', limit: { atLeast: 12, source: 'FSSAI' } },
    { test: 'ph', found: '3.4', limit: { atMost: 4.6, source: 'our own rule' } },
    { test: 'lead', found: '<0.02' },
    { ...moisture, found: '18', limit: { atLeast: 15, atMost: 20, source: 'FSSAI' } },
  ]
  const report = { file: 'x.pdf', laboratory: 'Lab', number: '1', date: '2027-01-11', tests }
  const sources = [{ what: 'Mangoes', from: 'trees in Medha', when: 'picked in May' }]
  const $ = renderLot(change(lot(LOT, 2027, { report, recall, sources })))
  expect($('dl').text()).toContain('Mangoes fromTrees in Medha (picked in May)')
  const table = $('[aria-labelledby="report"]')
  const cellsOf = (row: number) => $(table.find('tr')[row]).children().toArray()
  const rows = [0, 1, 2, 3, 4].map((row) =>
    cellsOf(row)
      .map((cell) => $(cell).text())
      .join(' | '),
  )
  expect(rows).toEqual([
    'Tested for | Found | Limit',
    'Salt | 11 %Outside the limit | at least 12 %',
    'pH | 3.4 | 4.6',
    'Lead | Not detectedthe test detects 0.02 mg/kg and above | 2.5 mg/kg',
    'Moisture | 18 % | 15 to 20 %',
  ])
  for (const said of ['Limit for pH: our own rule.', 'Limit for Moisture: FSSAI.', 'Contaminants'])
    expect(table.text()).toContain(said)
})

it('has a recall on home until the jars are past their date, with the way to the lot', () => {
  const content = change(lot(LOT, 2027, { recall }))
  const link = () => renderHome(content)(`main a[href="${batchPath({ lot: LOT })}"]`)
  expect(link().text()).toContain(LOT)
  vi.setSystemTime('2028-01-11T12:00:00+05:30')
  expect(link()).toHaveLength(0)
})

it('names an article that is gone, and a link that is none, with its line in copy or a policy', () => {
  const sample = copyContent()
  rmSync(join(sample, `en/articles/${demonstration.copy.label.ingredients.more?.article}.md`))
  expect(problemLines(contentProblems(sample, TODAY), sample)).toContainEqual(
    expect.stringMatching(/en\/label\.json:\d+ {2}ingredients\.more\.article leads to .+ {2}→ {2}remove/),
  )
  const file = join(folder, 'en/policies/disclaimer.md')
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [...lines, 'See [it](/blog/gone), [that](htps://a.in).'].join('\n'))
  const address = 'leads to htps://a.in, which is no address  →  begin it with https://, or with /'
  expect(problems()).toEqual([
    expect.stringContaining(
      `disclaimer.md:${lines.length + 1}  leads to /blog/gone, which is no page of this site`,
    ),
    expect.stringContaining(address),
  ])
})
