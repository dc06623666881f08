import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { rupees } from '#contract/rupees.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { describeNewestBatch, leadText, newestLead } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { newestReportPath } from '#web/ui/BatchLink.tsx'
import { inLanguage } from '#web/views.ts'
import { content } from '../content.ts'
import { chosen, packs } from '../packs.ts'
import { attributesOf, expectChatLink, findNamed, page, section, textOf, textsOf } from './build-output.ts'

// The labels and the counts of the specification are in `specification.test.ts`.
const { facts, copy, words } = content
const faq = content.copy.faq.items
const $ = page('/')

it('home has its sections in the order of the specification, the founders without an anchor, and notes at its end', () => {
  // The label and the doses are parts of the shop's section.
  expect(attributesOf($, $('main > section'), 'id')).toEqual([
    'hero',
    'about',
    'heritage',
    undefined,
    'shop',
    'benefits',
    'testimonials',
    undefined,
    'faq',
    undefined,
  ])
})

it('the hero has the one main heading, Shop Now for the chat, the way to the testimonials, and four customers by name', () => {
  const shown = $('#hero')
  expect(textsOf($, $('h1'))).toEqual([copy.hero.heading])
  expectChatLink(findNamed($, shown, 'a', words.hero.button))
  for (const label of [copy.hero.customers?.label, copy.hero.rating?.label])
    expect(findNamed($, shown, 'a', label ?? '').attr('href'), label).toBe('/#testimonials')
  expect(attributesOf($, shown.find('ul').first().find('[role="img"]'), 'aria-label')).toEqual(
    copy.testimonials.reviews.slice(0, 4).map(({ name }) => name),
  )
})

it('about has the newest batch beside its promise: its story, its lead in large with its unit, and a link to the report', () => {
  const shown = $('#quality')
  expect(textOf(shown)).toContain(describeNewestBatch(content))
  const { mg, kg } = content.words.label.units
  expect(textOf(shown.find('.figure').parent())).toBe(`${newestLead(content)?.found}${mg}/${kg}`)
  expect(findNamed($, shown, 'a', leadText(content)).attr('href')).toBe(newestReportPath(content))
})

it('heritage explains where the brand’s name comes from in Sanskrit, in words marked as Sanskrit', () => {
  const shown = $('#heritage')
  const { word, parts } = facts.brand.devanagari ?? { word: '', parts: [] }
  expect(textsOf($, shown.find('[lang="sa"]'))).toContain(word)
  for (const [place, part] of parts.entries()) {
    const term = shown.find('dt').filter((_, one) => textOf($(one)).includes(part.devanagari))
    expect(textOf(term)).toContain(part.latin)
    expect(textOf(term.next('dd'))).toBe(copy.brand.partMeanings?.[place])
  }
})

it('the plate has every herb in Devanagari and in Latin letters, and the steps a caption of at most five words', () => {
  const plate = $('li:has([lang="sa"])')
  const { main } = copy.products
  const names = [{ ...main, name: main?.heading }, ...copy.herbs.ring]
  expect(textsOf($, plate.find('[lang="sa"]'))).toEqual(names.map(({ name }) => name))
  expect(textsOf($, plate.find('[lang="sa-Latn"]'))).toEqual(names.map(({ latin }) => latin))
  expect(plate.find('img[src$=".svg"]')).toHaveLength(names.length)
  for (const { id } of LANGUAGES) {
    const { steps } = loadContent(id, DEMONSTRATION).copy.heritage
    const captions = steps?.list.map(({ text }) => text) ?? []
    expect(captions.filter((caption) => caption.split(' ').length > 5)).toEqual([])
    expect(page(inLanguage('/', id))('#recipe ol img')).toHaveLength(captions.length)
  }
})

it('testimonials have review, name, profession, location, stars and whether they are verified', () => {
  for (const [place, person] of copy.testimonials.reviews.entries()) {
    const { name, title, location, review, rating, verified } = person
    const card = $('#testimonials blockquote').parent().eq(place)
    expect(textOf(card.find('blockquote'))).toBe(review)
    expect(textOf(card)).toContain(name)
    expect(textOf(card)).toContain(`${title}, ${location}`)
    expect(findNamed($, card, '[role="img"]', `Rated ${rating} out of 5`)).toHaveLength(1)
    expect(textsOf($, card.find('small'))).toEqual(verified ? [words.testimonials.verified] : [])
  }
})

it('founders have cards that are closed at first, one open at a time, with words to open and to close each', () => {
  const { heading, labels } = words.founders
  const cards = section($, heading).find('li:has(h3)').toArray()
  expect(cards).toHaveLength(copy.founders.people.length)
  for (const card of cards) {
    const details = $(card).find('details')
    expect([details.attr('open'), details.attr('name')]).toEqual([undefined, 'founders'])
    const summary = details.children('summary')
    expect(textsOf($, summary.children())).toEqual([labels.more, labels.less, '×'])
    // It is named by its own words and by its person.
    const [self, person] = summary.attr('aria-labelledby')?.split(' ') ?? []
    expect(self).toBe(summary.attr('id'))
    expect(textOf($(card).find(`[id="${person}"]`))).toBe(textOf($(card).find('h3')))
  }
})

it('the FAQ has its 13 questions in order, each with an icon and a closed answer that the browser’s search finds', () => {
  const questions = $('section#faq h3 button')
  /** As the questions name them. */
  const TOPICS = `best time | how much | immunity booster | preventive supplement | height | steroids | gain weight
    | lose weight | acne | refrigerat | lead and harmful metals | summer | the brain`
  const topics = TOPICS.split('|').map((topic) => new RegExp(topic.trim(), 'i'))
  expect(textsOf($, questions)).toEqual(topics.map((topic) => expect.stringMatching(topic)))
  for (const question of questions.toArray()) expect($(question).find('svg').length).toBeGreaterThan(0)
  expect(attributesOf($, questions, 'aria-controls')).toEqual(faq.map(({ id }) => `answer-${id}`))
  expect(new Set(attributesOf($, questions, 'aria-expanded'))).toEqual(new Set(['false']))
  for (const { id, answer, link } of faq) {
    expect(textOf($(`#answer-${id}`))).toBe(link ? `${answer} ${link}` : answer)
    expect($(`#answer-${id}`).is('[hidden="until-found"]')).toBe(true)
  }
})

it('the shop offers every pack in one named radio group, one of them chosen, and orders each at its own price', () => {
  const shop = $('#shop')
  const radios = shop.find('fieldset input[type="radio"]')
  expect(textOf(shop.find('legend'))).toBe(words.shop.selector)
  expect(attributesOf($, radios, 'value')).toEqual(packs.map(({ id }) => id))
  expect(new Set(attributesOf($, radios, 'name')).size).toBe(1)
  expect(attributesOf($, radios.filter('[checked]'), 'value')).toEqual([chosen.id])
  for (const { id, size, description, price, order } of packs) {
    const radio = radios.filter(`[value="${id}"]`)
    expect(textOf(shop.find(`label[for="${radio.attr('id')}"]`))).toBe(`${size} ${description}`)
    const link = shop.find(`a[data-pack="${id}"]`)
    expectChatLink(link)
    for (const text of [order, rupees(price)]) expect(textOf(link)).toContain(text)
  }
  const { value, qualifier } = content.claims.moneyBack ?? {}
  for (const text of [words.delivery.free, value, qualifier]) expect(textOf(shop)).toContain(text)
  expect(textOf(shop.find('details:has(#guarantee)'))).toContain(value)
})

it('the way to the dashboard is a dot that is neither in the Tab order nor in the accessibility tree', () => {
  const dot = $('[data-hidden-dot]')
  expect([dot.attr('tabindex'), dot.attr('aria-hidden')]).toEqual(['-1', 'true'])
})

it('one line says what is made up in the demonstration, and no other text does', () => {
  const text = textOf($('body').clone().find('script, style').remove().end())
  expect(text.split(content.words.legal.demonstration)).toHaveLength(2)
  expect(text.replace(content.words.legal.demonstration, '')).not.toMatch(
    /\bsample\b|made.up|not (yet )?(counted|measured|known|weighed)/i,
  )
})

it('the notes at the end of home are numbered as the page refers to them, and lead back to each reference', () => {
  const notes = $('[aria-labelledby="notes-heading"] li')
  const numbers = $('sup a')
  const texts = notes.toArray().map((note) => textOf($(note).find('span')))
  expect(texts.toSorted()).toEqual(copy.notes.list.map(({ text }) => text).toSorted())
  const seen = new Set(numbers.toArray().map((number) => textOf($(number))))
  expect([...seen]).toEqual(texts.map((_, place) => String(place + 1)))
  for (const number of numbers.toArray()) {
    const { href = '', 'aria-describedby': describedBy } = number.attribs
    expect(href).toBe(`#${describedBy}`)
    expect($(`[aria-labelledby="notes-heading"] li [id="${describedBy}"]`)).toHaveLength(1)
    expect($(number).attr('aria-label')).toBe(fill(words.notes.name, { number: textOf($(number)) }))
  }
  for (const [index, note] of notes.toArray().entries()) {
    const references = numbers.filter((_, each) => textOf($(each)) === String(index + 1))
    const ways = $(note).find('a')
    const ids = attributesOf($, references, 'id')
    expect(attributesOf($, ways, 'href')).toEqual(ids.map((id) => `#${id}`))
    expect(new Set(attributesOf($, ways, 'aria-label')).size).toBe(ids.length)
  }
  const pages = globSync('dist/site/**/*.html')
  expect(pages.filter((name) => readFileSync(name, 'utf8').includes('[^'))).toEqual([])
})
