import { describe, expect, it } from 'vitest'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Batch } from '#web/model/types.ts'
import { batchPath, jarAddress, labelsPath, newestBatch } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { metalLimits } from '#web/shop/report.ts'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { attributesOf, exists, file, PUBLIC, page, textOf, textsOf } from './build-output.ts'

const {
  batches,
  packs,
  facts,
  words: { batch: words, label },
} = content
const newest = newestBatch(content)

const recalled = batches.find(({ recall }) => recall) as Batch
const retired = batches.find((batch) => batch.retired) as Batch

/** The message that a link to the chat fills in. */
const messageIn = (href: string | undefined) => new URL(href ?? '').searchParams.get('text') ?? ''

describe.each(batches.map((batch) => [batch.lot, batch] as const))('/batch/%s', (lot, batch) => {
  const $ = page(`/batch/${lot}`)
  const text = textOf($('main'))
  const { report } = batch

  it('states the facts of a batch and all that was measured, with the report as a PDF', () => {
    const { madeOn, expiresOn, kilograms, packs, madeBy, sources, notes } = batch
    const until = `${longDate(expiresOn, SOURCE_LANGUAGE)} ${label.afterOpening}`
    const made = [longDate(madeOn, SOURCE_LANGUAGE), until, `${kilograms} kg`, words.sample]
    for (const said of [...made, ...packs, ...madeBy, ...notes]) expect(text).toContain(said)
    for (const said of sources.flatMap(({ what, from, when = '' }) => [`${what} from`, from.slice(1), when]))
      expect(text).toContain(said)
    expect(textOf($('h1'))).toContain(lot)
    const rows = $('[aria-labelledby="report"] tbody tr')
    expect(rows).toHaveLength((report?.tests.length ?? 0) + 2)
    for (const said of [
      metalLimits(content).regulation,
      `${words.measured.microbes}${report?.microbes}`,
      `${words.measured.pesticides}${report?.pesticides}`,
    ])
      expect(text).toContain(said)
    const pdf = file($('main a[href$=".pdf"]').attr('href') ?? '').toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
  })

  it('may be listed by search engines, is not in the sitemap, and offers nothing', () => {
    expect($('link[rel="canonical"]').attr('href')).toBe(`${SITE_URL}/batch/${lot}`)
    expect($('meta[name="robots"]')).toHaveLength(0)
    expect($('title').text()).toContain(lot)
    expect(file('/sitemap.xml').toString()).not.toContain(`/batch/${lot}`)
    const json = $('script[type="application/ld+json"]').text()
    expect(json).toContain('BreadcrumbList')
    expect(json).not.toContain('"Offer"')
  })
})

it('a recalled batch begins with the recall: reason, steps, chat and phone, and sells nothing', () => {
  const $ = page(`/batch/${recalled.lot}`)
  const first = $('main article > *').first()
  expect(first.find('h1').text()).toBe(fill(words.recall.title, { lot: recalled.lot }))
  const { reason = '', whatToDo = [] } = recalled.recall ?? {}
  for (const said of [reason, ...whatToDo]) expect(first.text()).toContain(said)
  expect(messageIn(first.find('a[data-chat]').attr('href'))).toContain(`recalled lot ${recalled.lot}`)
  expect(first.find('a[href^="tel:"]')).toHaveLength(1)
  expect($('main a[data-pack]')).toHaveLength(0)
})

it('a retired batch is marked so, with the reason; search results say of both kinds what they are', () => {
  const text = textOf(page(`/batch/${retired.lot}`)('main'))
  expect(text).toContain(`${words.states.retired} ${retired.retired?.reason}`)
  for (const [{ lot }, state] of [
    [recalled, words.states.recalled],
    [retired, words.states.retired],
  ] as const)
    expect(page(`/batch/${lot}`)('meta[name="description"]').attr('content')).toMatch(new RegExp(`^${state}`))
})

it('/batch lists every batch without JavaScript, and unknown lots have a page that no search engine lists', () => {
  const $ = page('/batch')
  const paths = batches.map(({ lot }) => `/batch/${lot}`)
  expect(attributesOf($, $('main a[data-find-lot]'), 'href').toSorted()).toEqual(paths.toSorted())
  expect(textOf($(`a[data-find-lot="${recalled.lot}"]`))).toContain(words.states.recalled)
  expect(textOf($(`a[data-find-lot="${retired.lot}"]`))).toContain(words.states.retired)
  expect($('form[data-find-batch]').attr('action')).toBe('/batch')
  const unknown = page('/batch/404')
  expect(textOf(unknown('h1'))).toBe(words.notFound.title)
  expect(unknown('meta[name="robots"]').attr('content')).toBe('noindex')
  expect(messageIn(unknown('a[data-chat="batch-unknown"]').attr('href'))).toContain('Lot:')
})

it('every public page’s footer leads to the newest batch’s report, and FAQ 11 does', () => {
  const href = `/batch/${newest?.lot}#report`
  for (const path of ['/', '/blog', '/refund-policy', '/batch']) {
    expect(page(path)(`footer a[href="${href}"]`), path).toHaveLength(1)
  }
  expect(page('/')(`#answer-11 a[href="${href}"]`)).toHaveLength(1)
})

const listed = batches.filter(({ retired }) => !retired)

/** Where each label is on A4, in mm: 4 columns and 11 rows of 48.5 × 25.4, without gaps. */
const PLACES = Array.from({ length: 44 }, (_, index) => [
  expect.closeTo(8 + (index % 4) * 48.5),
  expect.closeTo(8.8 + Math.floor(index / 4) * 25.4),
  48.5,
  25.4,
])

describe.each(listed.map((batch) => [labelsPath(batch), batch] as const))('%s', (path, batch) => {
  const $ = page(path)
  const batchPacks = packs.filter(({ id }) => batch.packs.includes(id))

  it('has its packs and no other, each with its label in every place of the sheet, for no search engine', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex')
    expect(attributesOf($, $('symbol'), 'id')).toEqual(batchPacks.map(({ id }) => `label-${id}`))
    for (const { gtin, id, size } of batchPacks) {
      const section = $(`.label-pack:has(symbol[id="label-${id}"])`)
      expect(textsOf($, section.find('symbol text'))).toEqual([
        'PROOF, NOT FOR JARS',
        facts.brand.name,
        `Lot ${batch.lot}`,
        ...['Made', longDate(batch.madeOn, SOURCE_LANGUAGE)],
        ...['Best before', longDate(batch.expiresOn, SOURCE_LANGUAGE)],
        size,
      ])
      const places = Array.from(section.find(`use[href="#label-${id}"]`), (place) =>
        ['x', 'y', 'width', 'height'].map((name) => Number($(place).attr(name))),
      )
      expect(places).toEqual(PLACES)
      expect(textOf(section)).toContain(jarAddress(batch, gtin, SITE_URL))
    }
  })
})

it('the list leads to the labels of each lot on sale, and there are none in another language or the sitemap', () => {
  expect(file('/sitemap.xml').toString()).not.toContain('/labels')
  for (const batch of batches) expect(exists(`${labelsPath(batch)}.html`)).toBe(!batch.retired)
  const $ = page(views.labels.path)
  expect(attributesOf($, $('main li a'), 'href')).toEqual(listed.map(labelsPath))
  expect(exists(`/mr${views.labels.path}.html`)).toBe(false)
})

it('nothing of labels is on visitors’ pages', () => {
  for (const path of [...PUBLIC, ...batches.map(batchPath)])
    expect(page(path).html(), path).not.toMatch(/label-sheet|\/labels\b/)
})
