import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { LANGUAGE_IDS, type LanguageId } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { copyTopics } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { text } from '#web/model/schema/fields.ts'
import { unwrap } from '#web/model/schema-walk.ts'
import { translate } from '#web/model/translate.ts'
import { type Problem, problemLine } from '#web/model/validation.ts'
import { translateWords } from '#web/model/words.ts'
import { type ContentChange, changeContent, copyContent, publishLanguage } from '../changed-content.ts'

const [LAUNCH, SHOP] = ['facts/launch.json', 'en/shop.json']

/** Each line of what is wrong with the content once it is changed. */
function problemsWith(...changes: ContentChange[]): string[] {
  try {
    loadContent('en', copyContent(...changes))
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

describe('what is wrong fails with file, field and what to do', () => {
  type Wrong = [file: string, path: string, value: unknown, message: string]
  const [DELIVERY, tracking, parcel] = ['facts/delivery.json', 'courier.tracking', '{parcel}']

  it.each<[what: string, ...all: Wrong[]]>([
    [
      'fields, a line each',
      ['en/faq.json', 'items.3.answer', undefined, 'items[3].answer is missing'],
      [LAUNCH, 'offer.endsOn', '2027-02-30', 'offer.endsOn must be a day'],
      [LAUNCH, 'payment.cheque', true, 'payment.cheque is not known: correct its name, or remove it'],
      [LAUNCH, 'keeping.month', 9, 'keeping.month is not known: write “months” if you mean that, or'],
      ['facts/label.json', 'nutrition.0.per100', 9, 'nutrition[0].per100 is not known: write “per100g” if'],
      [LAUNCH, 'packs.list.0.id', 'g'.repeat(51), 'packs.list[0].id must have at most 50'],
      [LAUNCH, 'chatLink', 'https://wa.me/91982201234', 'chatLink has no number that a chat can be'],
      [SHOP, 'cardtitle', 'Choose', 'cardtitle is not known: write “cardTitle” if you mean that, or'],
      [SHOP, 'heading', 'Choose', 'heading is not known'],
      ['facts/brand.json', 'social.profile', 'javascript:x', 'social.profile must be an address that begins'],
      [DELIVERY, tracking, 'https://a.example', 'courier.tracking must have {parcel} once'],
    ],
    [
      'an offer that ends before it starts',
      [LAUNCH, 'offer.endsOn', '2020-01-01', 'offer.endsOn must not be'],
    ],
    [
      'two entries with one id',
      [LAUNCH, 'packs.list.1.id', '500g', 'packs.list has two entries with the id'],
    ],
    ['a parcel in a courier’s host', [DELIVERY, tracking, `https://${parcel}.example/`, tracking]],
    ['a courier’s page without HTTPS', [DELIVERY, tracking, `http://a.example/${parcel}`, tracking]],
    [
      'placeholders that lead nowhere, or to themselves',
      [SHOP, 'whyMore', '{brand.nobody}', 'whyMore cannot be filled in: {brand.nobody}'],
      [SHOP, 'cardTitle', 'As {shop.cardTitle}', 'cardTitle cannot be filled in: {shop.cardTitle}'],
    ],
  ])('%s', (_, ...all) => {
    const changes = all.map(([file, path, value]) => [file, path.split('.'), value] as const)
    const lines = all.map(([file, , , message]) => expect.stringContaining(`${file}: ${message}`))
    const problems = problemsWith(...changes)
    expect(problems).toEqual(expect.arrayContaining(lines))
    expect(problems).not.toContain('facts/brand.json: is missing')
  })

  it('two rules of a field with one message, in one line', () => {
    const problems = problemsWith(['facts/brand.json', ['social', 'profile'], 'http://localhost'])
    expect(problems).toEqual([expect.stringMatching(/social\.profile must be an address/)])
  })

  it('a field of a former version, with what to write instead', () => {
    const BATCH = 'batches/SY-26-02.json'
    const former: Wrong[] = [
      ['facts/legal.json', 'gstin', null, 'gstin is of a former version: write it under “Open the shop”'],
      ['en/label.json', 'allergens.list.0', { name: 'Milk' }, 'name is of a former version: write its id'],
      ['facts/claims.json', 'organic', {}, 'organic is of a former version: write it as an entry of “list”'],
      ['en/claims.json', 'organic', {}, 'organic is of a former version: write it as an entry of “list”'],
      [BATCH, 'report.measured', {}, 'report.measured is of a former version: write it as “tests”'],
    ]
    const changes = former.map(([file, path, value]) => [file, path.split('.'), value] as const)
    const lines = former.map(([file, , , message]) => expect.stringMatching(`^${file}: .*${message}`))
    expect(problemsWith(...changes)).toEqual(expect.arrayContaining(lines))
    expect(problemsWith(['en/words.json', ['brand.product'], 'Mango pickle'])).toEqual([
      expect.stringContaining('is of a former version: write it in brand.json'),
    ])
  })

  it('a shop without the facts that every shop has', () => {
    const folder = copyContent()
    rmSync(join(folder, 'facts/brand.json'))
    expect(() => loadContent('en', folder)).toThrow('facts/brand.json: is missing')
  })
})

it('reads what an editor of Windows saves, with a byte order mark, CR LF, and no line break at the end', () => {
  const folder = copyContent()
  for (const name of globSync('**/*.{json,md}', { cwd: folder })) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8').trimEnd().replaceAll('\n', '\r\n')
    writeFileSync(file, `\uFEFF${text}`)
  }
  // The place of an element in its file is another one.
  const read = (language: LanguageId, folder?: string) =>
    JSON.stringify(loadContent(language, folder), (key, value) => (key === 'position' ? undefined : value))
  // Marathi has the structure of the English, and some of its texts.
  expect(read('mr', folder)).toBe(read('mr'))
})

it('fills in facts, words and what follows from facts, and prints bold words of a plain text without asterisks', () => {
  const { claims, copy, facts } = loadContent(
    'en',
    copyContent(
      [LAUNCH, ['product', 'portionGrams'], 10],
      [SHOP, ['whyMore'], '**Two** jars, *2 × 3* and **a third**.'],
    ),
  )
  expect(facts.legal.businessName).toContain(loadContent().facts.brand.name)
  expect(claims.benefitEnergy?.text).toContain('29 kcal')
  expect(copy.shop.whyMore).toBe('Two jars, *2 × 3* and a third.')
})

it('writes the name in the script of a language, where the shop has it so, but for the label and a legal name', () => {
  const folder = copyContent()
  const { brand } = loadContent().facts
  for (const word of [brand.devanagari?.word, undefined]) {
    if (!word) changeContent(folder, [[LAUNCH, ['devanagari'], null]])
    const { copy, facts, words } = loadContent('mr', folder)
    expect(copy.brand.name).toBe(word ?? brand.name)
    expect(words.chat.order).toContain(` ${word ?? brand.name},`)
    expect([facts.brand.name, facts.legal.businessName]).toEqual([brand.name, `${brand.name} Foods`])
  }
  expect(loadContent().words.chat.order).toContain(` ${brand.name},`)
})

describe('another language', () => {
  it('gives the copy its texts, and English the structure; the labels are the software’s', () => {
    const folder = copyContent(
      ['mr/heritage.json', ['heading'], 'वारसा'],
      ['mr/faq.json', ['items', 0, 'icon'], 'of no English'],
    )
    const { claims, facts, copy, words } = loadContent('mr', folder)
    const english = loadContent()
    expect(copy.heritage.heading).toBe('वारसा')
    expect(claims.organic?.value).not.toBe(english.claims.organic?.value)
    const structureOf = ({ items }: typeof copy.faq) => items.map(({ id, icon }) => [id, icon])
    expect(structureOf(copy.faq)).toEqual(structureOf(english.copy.faq))
    expect(words.shop.eyebrow).not.toBe(english.words.shop.eyebrow)
    expect(facts.brand.name).toBe(english.facts.brand.name)
  })

  /** What is shown in English, since the language has nothing that fits. */
  const fallbacksOf = (folder: string) => {
    const fallbacks: Problem[] = []
    const loaded = loadContent('mr', folder, 'open', new Date(), fallbacks)
    return { loaded, fallbacks: fallbacks.map(problemLine) }
  }

  it('has the English text where it lacks one, filled with facts in English, and reports it, published or not', () => {
    const folder = copyContent()
    const answer = 'Lot {facts.lot} was made on {facts.madeOn}; a refund takes {facts.refundDays}.'
    changeContent(folder, [
      ['en/faq.json', ['items', 3, 'answer'], answer],
      ['mr/faq.json', ['items', 3, 'answer'], undefined],
      ['mr/faq.json', ['items', 4, 'answer'], answer],
    ])
    publishLanguage(folder, 'mr')
    const { loaded, fallbacks } = fallbacksOf(folder)
    const [fallback, translated] = loaded.copy.faq.items.slice(3)
    expect(fallback?.answer).toMatch(/made on \d+ November 2026; a refund takes \d+ (working )?days\.$/)
    expect(translated?.answer).toMatch(/नोव्हेंबर/)
    expect(fallbacks).toContain('mr/faq.json: items.4.answer is missing')
  })

  it('ignores the words of a field that is switched off in English', () => {
    const schema = z.strictObject({ title: text(), recall: z.strictObject({ reason: text() }).nullish() })
    const report = vi.fn()
    const words = { title: 'एक', recall: { reason: 'झाकण' } }
    expect(translate(schema, { title: 'One' }, words, report)).toEqual({ title: 'एक' })
    expect(report).not.toHaveBeenCalled()
  })

  it.each<[string, (items: { id: string }[]) => object[], isNamed: boolean, isEnglish: boolean]>([
    ['in another order', (items) => items.toReversed(), true, false],
    ['without an id', (items) => [{}, ...items.slice(1)], true, true],
    ['only named', ([{ id } = { id: '' }, ...rest]) => [{ id }, ...rest], false, true],
  ])('has the entry of the English where its own is %s', (_, change, isNamed, isEnglish) => {
    const folder = copyContent()
    const { items } = JSON.parse(readFileSync(join(folder, 'mr/faq.json'), 'utf8'))
    changeContent(folder, [['mr/faq.json', ['items'], change(items)]])
    const { loaded, fallbacks } = fallbacksOf(folder)
    const english = loadContent().copy.faq.items
    expect(loaded.copy.faq.items.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    expect(loaded.copy.faq.items[0]?.answer === english[0]?.answer).toBe(isEnglish)
    const problem = `mr/faq.json: items[0] must be the entry that the English has there; until it is translated, {"id":"${english[0]?.id}"}`
    expect(fallbacks.includes(problem)).toBe(isNamed)
  })

  it('has the English policy where the translated one has another number of headings, and notes that on the page', () => {
    const folder = copyContent()
    writeFileSync(join(folder, 'mr/policies/disclaimer.md'), '---\ntitle: a\n---\n\n## Only one\n')
    const { loaded, fallbacks } = fallbacksOf(folder)
    expect(loaded.policies.disclaimer.language).toBe('en')
    expect(fallbacks.join()).toContain('mr/policies/disclaimer.md: its headings are 1, and')
  })
})

it('reports what a translation of the labels lacks, has in excess, or fills in otherwise', () => {
  const english = { heading: 'Choose', links: [{ id: 'a', name: 'Jar' }], said: { one: '{count} jar' } }
  const links = [{ id: 'a', name: 'बरणी' }, { name: 'डबा' }]
  const report = vi.fn()
  const translated = translateWords(english, { heading: null, links, said: { one: 'एक {jar}' } }, report)
  expect(translated).toMatchObject({ heading: 'Choose', links: [{ name: 'बरणी' }] })
  expect(report.mock.calls.map(String)).toEqual(
    expect.arrayContaining([
      'links.1.name,is not in the English (any more): remove it',
      'said.one,must have the placeholders of the English, count',
      'heading,is missing',
    ]),
  )
})

describe('a label that a shop overrides', () => {
  const withWords = (words: object) => {
    const fallbacks: Problem[] = []
    const folder = copyContent(['en/words.json', [], words])
    const { shop } = loadContent('en', folder, 'open', new Date(), fallbacks).words
    return { shop, fallbacks: fallbacks.map(problemLine) }
  }

  it('is replaced, with its placeholders filled in', () => {
    const words = { 'shop.heading': 'Which {brand.product}?', 'shop.onSaleLot': 'batch {lot}' }
    const { shop, fallbacks } = withWords(words)
    expect(shop).toMatchObject({ heading: 'Which Chyawanprash?', onSaleLot: 'batch {lot}' })
    expect(fallbacks).toEqual([])
  })

  it('stays as it was, and is reported, where the key or a placeholder is not known', () => {
    const { shop, fallbacks } = withWords({
      'shop.headline': 'Which?',
      'shop.onSaleLot': 'batch {day}',
      'shop.selector': 'Of {brand.nobody}',
      shop: 'Which?',
    })
    expect(shop).toEqual(withWords({}).shop)
    const named = fallbacks.map((fallback) => fallback.split(' ').slice(0, 2).join(' '))
    expect(named.sort()).toEqual(
      ['shop', 'shop.headline', 'shop.onSaleLot', 'shop.selector'].map((key) => `en/words.json: ${key}`),
    )
  })
})

it('uses no key in two of words, copy and facts, so that each placeholder has one meaning', () => {
  const namesIn = (value: unknown, path: string): string[] => {
    const group = value instanceof z.ZodType ? unwrap(value) : value
    // No placeholder leads into a list.
    if (Array.isArray(group) || group instanceof z.ZodArray) return []
    if (group instanceof z.ZodObject) return namesIn(group.shape, path)
    if (typeof group !== 'object' || group === null || group instanceof z.ZodType) return [path]
    return Object.entries(group).flatMap(([key, within]) => namesIn(within, `${path}.${key}`))
  }
  const byTopic = (topics: object) =>
    Object.entries(topics).flatMap(([topic, value]) => namesIn(value, topic))
  const { words, facts } = loadContent()
  // The facts for the launch are distributed to other topics.
  const { launch: _, ...factFiles } = factTopics
  const names = [[words], [copyTopics], [factFiles, facts]].flatMap((root) => [
    ...new Set(root.flatMap(byTopic)),
  ])
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

it('no label of the demonstration is empty: nothing that a placeholder needs is missing in any language', () => {
  const empty = (value: unknown, path: string[] = []): string[] => {
    if (typeof value === 'string') return value.trim() ? [] : [path.join('.')]
    return Object.entries(value ?? {}).flatMap(([key, within]) => empty(within, [...path, key]))
  }
  for (const language of LANGUAGE_IDS) {
    const folder = copyContent([`${language}/words.json`, [], {}])
    const { articles, articleTexts, policies, ...content } = loadContent(language, folder)
    // Of a drug alone.
    expect(empty(content)).toEqual(['words.hero.medicine'])
  }
})
