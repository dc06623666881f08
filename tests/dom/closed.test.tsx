import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { renderPage } from '#web/entry-server.tsx'
import { loadContent } from '#web/model/load.ts'
import type { Content } from '#web/model/types.ts'
import { isWithdrawn, newestBatch } from '#web/shop/batch.ts'
import { readDrawings } from '#web/site-build/look/read-look.ts'
import { makeShop } from '#web/site-build/new-shop/make-shop.ts'
import { availabilityOf } from '#web/site-build/seo/structured-data.ts'
import { type ContentChange, copyContent } from '../changed-content.ts'
import { content } from '../content.ts'
import { makeOpenShop, sampleNamesIn } from '../open-shop.ts'
import { chosen } from '../packs.ts'

// Pictures and reports are made by the build.
vi.mock('#web/ui/ContentPicture.tsx', () => ({
  ContentPicture: () => null,
  portraitOf: () => undefined,
  pictureFile: () => ({ sources: {}, img: { src: 'picture' } }),
}))
vi.mock('virtual:shop/article-pictures?w=240;480;760;1360', () => ({
  default: new Proxy({}, { get: () => ({ sources: {}, img: { src: 'picture', w: 1, h: 1 } }) }),
}))
vi.mock('virtual:shop/reports', () => ({ default: {} }))

const LAUNCH = 'facts/launch.json'
const REASON = 'We are at the harvest.'
const BEFORE = new Date('2026-11-30T23:59:59+05:30')
const DURING = new Date('2026-12-01T00:00:00+05:30')
const AFTER = new Date('2026-12-09T00:00:00+05:30')

const closedOn = (from: string, to: string): ContentChange => [LAUNCH, ['closed'], { from, to }]
const folder = copyContent(closedOn('2026-12-01', '2026-12-08'), ['en/shop.json', ['closedReason'], REASON])
const shopOn = (today: Date, language = LANGUAGE_IDS[0]) =>
  loadContent(language, folder, 'demonstration', today)

const asset = { inlineScript: '', themeColour: '', entry: { src: 'entry.js', imports: [] } }
async function page(path: string, shop: Content): Promise<CheerioAPI> {
  const site = { languages: [{ content: shop, isPublished: true, noticeVersion: '' }], siteUrl: '' }
  return load(await renderPage(path, shop, site, asset))
}
/** A mark of the whole page, which styles follow: an empty text where it is set without a value. */
const markOf = async (name: string, shop: Content, path = '/') => (await page(path, shop))('html').attr(name)

/** The pages that have an order button, and where. */
const PAGES: [path: string, placements: string[]][] = [
  ['/', ['founders', 'header', 'hero', 'popup', 'products', 'promo-strip', 'shop-order']],
  [`/batch/${newestBatch(content)?.lot}`, ['batch-reorder', 'header']],
  [`/blog/${content.articles.find(({ full }) => full)?.id}`, ['blog', 'header']],
  ['/404', ['header']],
]

describe.each(PAGES)('the page %s of a shop that closes', (path, placements) => {
  it('has beside each order link the question that takes its place', async () => {
    const $ = await page(path, shopOn(BEFORE))
    expect($('html').attr('data-closed')).toBeUndefined()
    const orders = $('a[data-order]').toArray()
    expect([...new Set(orders.map((link) => link.attribs['data-chat']))].sort()).toEqual(placements)
    for (const order of orders) {
      const question = $(order).next('a')
      const pack = content.packs.find(({ id }) => id === order.attribs['data-pack'])
      expect($(order).attr('class')).toMatch(/ shop-closed:hidden$/)
      expect(question.attr('class')).toMatch(/ shop-open:hidden$/)
      expect(question.attr('data-order')).toBeUndefined()
      expect(`${question.attr('aria-label')} ${question.text()}`).toContain('Orders from 9 December')
      expect(new URL(question.attr('href') ?? '').searchParams.get('text')).toBe(
        `Hello Samāyu, you take orders again from 9 December. May I have Chyawanprash then?\nJars and size: ${pack?.size ?? ''}\nPIN code: `,
      )
    }
  })

  it('shows the questions without a script, as of the build, and orders once it is over', async () => {
    expect(await markOf('data-closed', shopOn(DURING), path)).toBe('')
    const $ = await page(path, shopOn(AFTER))
    expect($('html').attr('data-closed')).toBeUndefined()
    expect($('[class*="shop-open"]')).toHaveLength(0)
  })
})

it('the shop’s section says nothing of an order that cannot be placed, and names the lot in place of the one that it would send', async () => {
  const { words } = content
  const $ = await page('/', shopOn(DURING))
  for (const text of [words.policy.orderReference.text, words.delivery.pin.kept]) {
    const found = $('#shop p, #shop span').filter((_, each) => $(each).text().includes(text))
    expect(found.last().closest('[class*="shop-closed:hidden"]'), text).toHaveLength(1)
  }
  const lot = newestBatch(content)?.lot
  expect($(`#shop .shop-open\\:hidden a[href="/batch/${lot}"]`).text()).toBe(`Lot ${lot}`)
})

it.each([
  ['before it', '2026-12-01', 'over'],
  ['on its last day', '2027-03-31', undefined],
  ['after it', '2027-04-01', 'over'],
])('the MRP, and no offer, is shown without a script %s, as of the build', async (_, day, mark) => {
  const offer = { percent: 15, startsOn: '2026-12-02', endsOn: '2027-03-31' }
  const today = new Date(`${day}T12:00:00+05:30`)
  const shop = loadContent('en', copyContent([LAUNCH, ['offer'], offer]), 'demonstration', today)
  expect(await markOf('data-offer', shop)).toBe(mark)
})

it('only the page of an older lot on sale has its date in `data-expires`, for the script to follow', async () => {
  const older = copyContent(['batches/SY-25-07.json', ['retired'], null])
  const shop = loadContent('en', older, 'demonstration', BEFORE)
  expect(await markOf('data-expires', shop, '/batch/SY-25-07')).toBe('2026-12-10')
  for (const path of ['/', '/batch/SY-26-01', '/batch/SY-26-02'])
    expect(await markOf('data-expires', shop, path)).toBeUndefined()
})

describe('a pause', () => {
  it('is announced for two weeks, with the last day for orders, and in no other state', async () => {
    const $ = await page('/', shopOn(BEFORE))
    expect($('html').attr('data-closing')).toBe('')
    for (const place of ['#promo-strip', '#shop']) {
      const announced = $(place).find('[class*="shop-closing:inline"], [class*="shop-closing:block"]')
      expect(announced.text()).toContain('No orders from 1 to 8 December: order by 30 November.')
      expect(announced.attr('class')).toMatch(/\bhidden\b/)
    }
    expect(shopOn(new Date('2026-11-16T23:59:59+05:30')).pause?.isSoon).toBe(false)
    expect(shopOn(new Date('2026-11-17T00:00:00+05:30')).pause?.isSoon).toBe(true)
    expect(await markOf('data-closing', shopOn(DURING))).toBeUndefined()
  })

  it('says from when to when and why, and goes on as usual in the floating chat and Contact', async () => {
    const $ = await page('/', shopOn(DURING))
    for (const place of ['#promo-strip', '#shop'])
      expect($(place).text()).toContain(`No orders from 1 to 8 December. ${REASON}`)
    for (const placement of ['floating-button', 'mobile-bar'])
      expect($(`a[data-chat="${placement}"]`).attr('class')).not.toContain('shop-closed')
  })

  it.each([
    ['2026-12-28', '2027-01-03', 'No orders from 28 December to 3 January.', 'Orders from 4 January'],
    ['2026-12-31', '2026-12-31', 'No orders on 31 December.', 'Orders from 1 January'],
  ])('from %s to %s says: %s', (from, to, sentence, label) => {
    const { pause } = loadContent('en', copyContent(closedOn(from, to)), 'demonstration', BEFORE)
    expect(pause).toMatchObject({ sentence, label })
  })

  it.each([
    ['mr', '1 ते 8 डिसेंबर ऑर्डर बंद.', '1 ते 8 डिसेंबर ऑर्डर बंद: 30 नोव्हेंबर पर्यंत ऑर्डर करा.'],
    ['hi', '1 से 8 दिसंबर तक ऑर्डर बंद।', '1 से 8 दिसंबर तक ऑर्डर बंद: 30 नवंबर तक ऑर्डर करें।'],
  ] as const)('says so in %s', (language, sentence, soon) => {
    expect(shopOn(BEFORE, language).pause).toMatchObject({ sentence, soon })
  })

  it('tells search engines from when and until when a pack can be ordered', () => {
    const availability = (today: Date) => availabilityOf(chosen, shopOn(today), today)
    const [inStock, outOfStock] = ['https://schema.org/InStock', 'https://schema.org/OutOfStock']
    const [begin, end] = [DURING.toISOString(), AFTER.toISOString()]
    expect(availability(BEFORE)).toEqual({ availability: inStock, availabilityEnds: begin })
    expect(availability(DURING)).toEqual({ availability: outOfStock, availabilityStarts: end })
    expect(availability(AFTER)).toEqual({ availability: inStock })
  })
})

it('a shop without an answer says that it is not open, draws what is unanswered as such, and takes no order', async () => {
  const shop = join(mkdtempSync(join(tmpdir(), 'unanswered-')), 'content')
  await makeShop({}, { today: '2026-11-25', shop })
  // The lid of a jar in place of a mark.
  expect((await readDrawings('Girija', shop)).mark.body).toContain('<circle')
  const $ = await page('/', loadContent('en', shop, 'unopened'))
  $('script, style').remove()
  const { unopened, legal } = content.words
  expect($('#promo-strip').text()).toContain(unopened.strip)
  expect($('#shop').text()).toContain(unopened.packs)
  expect($('a[href^="https://wa.me"], a[data-order], a[data-pack]')).toHaveLength(0)
  expect($('body').text()).toContain(unopened.order)
  // Only one link has the words: a drawing is too small for them.
  expect($('#site-header').text().split(unopened.order)).toHaveLength(2)
  expect($('footer address').text()).not.toContain('@')
  expect($('body').text()).not.toContain(legal.demonstration)
  expect(sampleNamesIn($('body').text())).toEqual([])
  expect($('body').text()).not.toMatch(/₹|undefined|null|NaN|\{|\}|Tulsi Lane|Pune|0{8}|5550/)
  const answered = await page('/', loadContent('en', await makeOpenShop(), 'unopened'))
  expect(answered('a[href^="https://wa.me"]').length).toBeGreaterThan(0)
  expect(answered('a[data-order], a[data-pack]')).toHaveLength(0)
})

it('a pack is not sold where each of its lots that is neither retired nor past its date is recalled', () => {
  const recall = { on: '2026-11-27', reason: 'A lid that leaks.', whatToDo: ['Do not eat it.'] }
  const sold = { packs: ['500g'], expiresOn: '2027-11-09', retired: null, recall: null }
  const isGone = (...lots: object[]) =>
    isWithdrawn({ id: '500g' }, lots.map((lot) => ({ ...content.batches[0], ...lot })) as never, BEFORE)
  const recalled = { ...sold, recall }
  expect(isGone(recalled)).toBe(true)
  expect(isGone(recalled, { ...sold, retired: { on: '2026-11-01', reason: 'Sold out' } })).toBe(true)
  expect(isGone(recalled, { ...sold, expiresOn: '2026-11-29' })).toBe(true)
  expect(isGone(recalled, { ...sold, packs: ['250g'] })).toBe(true)
  expect(isGone(recalled, sold)).toBe(false)
  expect(isGone()).toBe(false)
})
