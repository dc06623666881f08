import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { advice } from '#web/site-build/checks/advice.ts'
import { type ContentChange, changeContent, copyContent, publishLanguage } from '../changed-content.ts'

/** The content with one value changed. */
const withChange = (...change: ContentChange) => loadContent('en', copyContent(change))

describe('what is wrong fails with file, field and what to do', () => {
  const LAUNCH = 'facts/launch.json'
  const BATCH = 'batches/SY-26-02.json'
  it.each<[what: string, change: ContentChange, message: string]>([
    [
      'a field that is missing',
      ['en/faq.json', ['items', 3, 'answer'], undefined],
      'en/faq.json: items[3].answer is missing',
    ],
    ['a day that there is not', [LAUNCH, ['offer', 'endsOn'], '2027-02-30'], `${LAUNCH}: offer.endsOn `],
    [
      'an offer that ends before it starts',
      [LAUNCH, ['offer', 'endsOn'], '2020-01-01'],
      'endsOn must not be before the first day',
    ],
    ['an unknown field', [LAUNCH, ['payment', 'cheque'], true], `${LAUNCH}: payment.cheque is not known`],
    [
      'two entries with one id',
      [LAUNCH, ['packs', 'list', 1, 'id'], '500g'],
      `${LAUNCH}: packs.list has two entries with the id 500g`,
    ],
    [
      'the id of a pack that the Worker would refuse in orders',
      [LAUNCH, ['packs', 'list', 0, 'id'], 'g'.repeat(51)],
      'packs.list[0].id must have at most 50 characters',
    ],
    [
      'a placeholder that leads nowhere',
      ['en/shop.json', ['whyMore'], 'Ask {brand.nobody}'],
      'en/shop.json: whyMore cannot be filled in: {brand.nobody}',
    ],
    [
      'a placeholder that leads to itself',
      ['en/shop.json', ['whyMore'], 'As {shop.whyMore}'],
      '{shop.whyMore}',
    ],
    [
      'a label among the copy',
      ['en/shop.json', ['heading'], 'Choose'],
      'heading is not known: correct its name, or remove it',
    ],
    [
      'a link that is none',
      ['facts/brand.json', ['social', 'profile'], 'javascript:alert(1)'],
      'facts/brand.json: social.profile must be an address that begins with https://',
    ],
    [
      'a chat without a readable number',
      [LAUNCH, ['chatLink'], 'https://wa.me/91982201234'],
      `${LAUNCH}: chatLink has no number that a chat can be opened with: write https://wa.me/ and the WhatsApp number with 91`,
    ],
  ])('%s', (_, change, message) => {
    expect(() => withChange(...change)).toThrow(message)
  })

  it.each<[file: string, path: (string | number)[], value: unknown, todo: RegExp]>([
    ['facts/legal.json', ['gstin'], null, /gstin is of a former version: write it under “Open the shop”/],
    [
      'en/label.json',
      ['allergens', 'list', 0],
      { name: 'Milk', source: 'ghee' },
      /name is of a .*write its id/,
    ],
    ['en/words.json', ['brand.product'], 'Mango pickle', /brand\.product is of a .*write it in brand\.json/],
    ['facts/claims.json', ['organic'], {}, /organic is of a former version: .*entry of “list”/],
    ['en/claims.json', ['organic'], {}, /organic is of a former version: .*entry of “list”/],
    [
      LAUNCH,
      ['licence', 'aahara'],
      false,
      /licence\.aahara is of a former version: write "aahara" as the regime/,
    ],
    ['facts/herbs.json', ['decoction', 'count'], 28, /write the herbs by name/],
    ['en/hero.json', ['herbs'], {}, /herbs is of a former version: .*“figures”/],
    ['en/products.json', ['amla'], {}, /amla is of a former version: write it as “main”/],
    ['en/products.json', ['pictures', 'jam'], 'jar', /pictures\.jam is of a former version: .*“definition”/],
    ['en/label.json', ['ingredients', 'herbNames'], 'Bilva', /herbNames is of a former .*herbs\.json/],
    [BATCH, ['cookedBy'], ['Asha'], /cookedBy is of a former version: write it as “madeBy”/],
    [BATCH, ['sources'], { amla: 'Medha' }, /sources is of a former version: write a list, each with “what”/],
    [BATCH, ['picked'], { place: 'Medha', on: '2026-05-20' }, /picked is of a former version: .*“when”/],
    [BATCH, ['report', 'measured'], {}, /report\.measured is of a former version: write it as “tests”/],
  ])('a field of a former version, with what to write instead: %s %j', (file, path, value, todo) => {
    expect(() => withChange(file, path, value)).toThrow(todo)
  })

  it('names all that is wrong, a line each', () => {
    const folder = copyContent(
      ['en/hero.json', ['customers', 'label'], ''],
      ['facts/launch.json', ['offer', 'percent'], 500],
    )
    expect(() => loadContent('en', folder)).toThrow(
      /facts\/launch\.json: offer\.percent .+\nen\/hero\.json: customers\.label is missing/,
    )
  })
})

it.each(['https://chat.example.org/talk', 'https://wa.me/message/ABC'])(
  'a chat that takes no text stays, and is named as such: %s',
  (link) => {
    const folder = copyContent(['facts/launch.json', ['chatLink'], link])
    expect(loadContent('en', folder).facts.brand.chatLink).toBe(link)
    expect(advice(folder)).toContain(`chat link that takes no text, so that orders come without one: ${link}`)
  },
)

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
  for (const language of LANGUAGE_IDS) expect(read(language, folder)).toBe(read(language))
})

it('prints the bold words of a plain text without the asterisks', () => {
  const content = withChange('en/shop.json', ['whyMore'], '**Two** jars, *2 × 3* and **a third**.')
  expect(content.copy.shop.whyMore).toBe('Two jars, *2 × 3* and a third.')
})

it('reads an article that is only announced, and ends with the dashes of its head', () => {
  const folder = copyContent()
  const [announced] = loadContent().articles.filter(({ full }) => !full)
  const file = join(folder, `en/articles/${announced?.id}.md`)
  writeFileSync(file, readFileSync(file, 'utf8').trimEnd())
  expect(readFileSync(file, 'utf8')).toMatch(/\n---$/)
  expect(loadContent('en', folder).articles).toEqual(loadContent().articles)
})

it('fills in facts, words and what follows from facts', () => {
  const { claims, facts } = withChange('facts/launch.json', ['product', 'portionGrams'], 10)
  expect(facts.legal.businessName).toContain(loadContent().facts.brand.name)
  expect(claims.benefitEnergy?.text).toContain('29 kcal')
})

describe('another language', () => {
  /** A shop whose every text in Marathi begins with `xx`: icons too, which are no words. */
  const withLanguage = () => {
    const folder = copyContent()
    for (const name of readdirSync(join(folder, 'mr')).filter((name) => name !== 'language.json'))
      rmSync(join(folder, 'mr', name), { recursive: true })
    cpSync(join(folder, 'en/policies'), join(folder, 'mr/policies'), { recursive: true })
    for (const file of readdirSync(join(folder, 'en')).filter((name) => /^(?!words).*\.json$/.test(name))) {
      const mark = (key: string, value: unknown) =>
        typeof value === 'string' && key !== 'id' ? `xx ${value}` : value
      const marked = JSON.parse(readFileSync(join(folder, 'en', file), 'utf8'), mark)
      writeFileSync(join(folder, 'mr', file), JSON.stringify(marked))
    }
    return folder
  }

  it('gives the copy its texts, and English the structure; the labels are the software’s', () => {
    const { claims, facts, copy, words } = loadContent('mr', withLanguage())
    const english = loadContent()
    expect(copy.heritage.heading).toBe(`xx ${english.copy.heritage.heading}`)
    expect(words.shop.eyebrow).toBe(loadContent('mr').words.shop.eyebrow)
    expect(copy.faq.items.map(({ id, icon }) => [id, icon])).toEqual(
      english.copy.faq.items.map(({ id, icon }) => [id, icon]),
    )
    expect(claims.customers?.value).toBe(`xx ${english.claims.customers?.value}`)
    expect(facts.brand.name).toBe(english.facts.brand.name)
  })

  const withItems = (change: (items: { id: string }[]) => object[]) => {
    const folder = withLanguage()
    const { items } = JSON.parse(readFileSync(join(folder, 'mr/faq.json'), 'utf8'))
    changeContent(folder, [['mr/faq.json', ['items'], change(items)]])
    return folder
  }

  /** What is shown in English, since the language has nothing that fits. */
  const fallbacksOf = (folder: string) => {
    const fallbacks: Problem[] = []
    const loaded = loadContent('mr', folder, 'open', new Date(), fallbacks)
    return { loaded, fallbacks: fallbacks.map(problemLine) }
  }

  it('has the English word where it lacks one, and names it, published or not', () => {
    const folder = withLanguage()
    changeContent(folder, [['mr/faq.json', ['items', 3, 'answer'], undefined]])
    publishLanguage(folder, 'mr')
    const { loaded, fallbacks } = fallbacksOf(folder)
    expect(loaded.copy.faq.items[3]?.answer).toBe(loadContent().copy.faq.items[3]?.answer)
    expect(fallbacks).toContain('mr/faq.json: items.4.answer is missing')
  })

  it('fills the English text that stands in for a missing one with facts in English', () => {
    const folder = withLanguage()
    const answer = 'Lot {facts.lot} was made on {facts.madeOn}; a refund takes {facts.refundDays}.'
    changeContent(folder, [
      ['en/faq.json', ['items', 3, 'answer'], answer],
      ['mr/faq.json', ['items', 3, 'answer'], undefined],
      ['mr/faq.json', ['items', 4, 'answer'], answer],
    ])
    const { loaded } = fallbacksOf(folder)
    const [fallback, translated] = loaded.copy.faq.items.slice(3)
    expect(fallback?.answer).toMatch(/made on \d+ November 2026; a refund takes \d+ (working )?days\.$/)
    expect(translated?.answer).toMatch(/नोव्हेंबर/)
  })

  it('ignores the words of a field that is switched off in English', () => {
    const schema = z.strictObject({ title: text(), recall: z.strictObject({ reason: text() }).nullish() })
    const report = vi.fn()
    const words = { title: 'एक', recall: { reason: 'झाकण' } }
    expect([translate(schema, { title: 'One' }, words, report), report.mock.calls]).toEqual([
      { title: 'एक' },
      [],
    ])
  })

  it.each<[string, (items: { id: string }[]) => object[]]>([
    ['in another order', (items) => items.toReversed()],
    ['without an id', (items) => [{}, ...items.slice(1)]],
  ])(
    'is loaded with the entries of a list %s, and named: the editor changes the entry at the same place',
    (_, change) => {
      const { loaded, fallbacks } = fallbacksOf(withItems(change))
      const english = loadContent().copy.faq.items
      expect(loaded.copy.faq.items.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
      const entry = `{"id":"${english[0]?.id}"}`
      expect(fallbacks).toContain(
        `mr/faq.json: items[0] must be the entry that the English has there; until it is translated, ${entry}`,
      )
    },
  )

  it('has the English entry where it is only named', () => {
    const folder = withItems(([{ id } = { id: '' }, ...rest]) => [{ id }, ...rest])
    expect(loadContent('mr', folder).copy.faq.items[0]).toEqual(loadContent().copy.faq.items[0])
  })

  it('has the English policy where the translated one has another number of headings, and notes that on the page', () => {
    const folder = withLanguage()
    writeFileSync(join(folder, 'mr/policies/disclaimer.md'), '---\ntitle: a\n---\n\n## Only one\n')
    const { loaded, fallbacks } = fallbacksOf(folder)
    expect(loaded.policies.disclaimer.language).toBe('en')
    expect(fallbacks.join()).toContain('mr/policies/disclaimer.md: its headings are 1, and')
  })
})

it('names what a translation of the labels lacks, has too much, or fills in otherwise', () => {
  const english = { heading: 'Choose', links: [{ id: 'a', name: 'Jar' }], said: { one: '{count} jar' } }
  const words = {
    heading: 'निवडा',
    links: [{ id: 'a', name: 'बरणी' }, { name: 'डबा' }],
    said: { one: 'एक {jar}' },
  }
  const report = vi.fn()
  expect(translateWords(english, words, report)).toMatchObject({
    heading: 'निवडा',
    links: [{ name: 'बरणी' }],
  })
  translateWords(english, { ...words, heading: null }, report)
  expect(report.mock.calls.map(String)).toEqual(
    expect.arrayContaining([
      'links.1.name,is not in the English (any more): remove it',
      'said.one,must have the placeholders of the English, count',
      'heading,is missing',
    ]),
  )
})

describe('a label that a shop says otherwise', () => {
  const withWords = (words: object) => {
    const folder = copyContent(['en/words.json', [], words])
    const fallbacks: Problem[] = []
    return {
      content: loadContent('en', folder, 'open', new Date(), fallbacks),
      fallbacks: fallbacks.map(problemLine),
    }
  }
  const {
    words: { shop },
  } = loadContent()

  it('stands in its place, with what is filled in', () => {
    const words = { 'shop.heading': 'Which {brand.product}?', 'shop.onSaleLot': 'batch {lot}' }
    const { content, fallbacks } = withWords(words)
    expect([content.words.shop.heading, content.words.shop.onSaleLot]).toEqual([
      'Which Chyawanprash?',
      'batch {lot}',
    ])
    expect(fallbacks).toEqual([])
  })

  it('is named, and not used, where its key or a placeholder is not known', () => {
    const { content, fallbacks } = withWords({
      'shop.headline': 'Which?',
      'shop.onSaleLot': 'batch {day}',
      'shop.selector': 'Of {brand.nobody}',
      shop: 'Which?',
    })
    expect([content.words.shop.eyebrow, content.words.shop.onSaleLot]).toEqual([shop.eyebrow, shop.onSaleLot])
    expect(content.words.shop.selector).toBe(shop.selector)
    expect(fallbacks.map((fallback) => fallback.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
      'en/words.json: shop',
      'en/words.json: shop.headline',
      'en/words.json: shop.onSaleLot',
      'en/words.json: shop.selector',
    ])
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

it('refuses a shop without the facts that every shop must have', () => {
  const folder = copyContent()
  rmSync(join(folder, 'facts/brand.json'))
  expect(() => loadContent('en', folder)).toThrow('facts/brand.json: is missing')
})

it('has a text for every label where a shop has all that its slots name, and none is cut by a slot that nothing fills', () => {
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
