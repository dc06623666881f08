import { describe, expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { replyWords } from '#web/admin/orders/reply-words.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { problemLine } from '#web/model/validation.ts'
import { containedByName } from '#web/shop/contained.ts'
import { allergenDeclaration, unansweredAllergens, warnings } from '#web/shop/warnings.ts'
import { wrongClaims } from '#web/site-build/checks/launch.ts'
import type { ContentChange } from '../changed-content.ts'
import { launch, makeOpenShop, openShop } from '../open-shop.ts'

const ingredients = (...list: object[]) => launch('ingredients.list', list)
const names = (list: object[], language = 'en'): ContentChange => [
  `${language}/label.json`,
  ['ingredients'],
  { list },
]

it.each([
  ['honey', ['Wild forest honey', 'मध', 'जंगली शहद', 'Madhu']],
  ['milk', ['Cow’s milk ghee', 'तूप', 'पनीर']],
  ['gluten', ['Asafoetida (resin, wheat flour, gum)', 'गव्हाचं पीठ', 'मैदा']],
  ['nuts', ['Roasted groundnuts', 'काजू']],
  ['soybean', ['Soy sauce']],
  ['sulphite', ['Preservative (INS 224)']],
  ['crustacean', ['कोळंबी']],
  ['sweetener', ['Sucralose']],
  ['aspartame sweetener', ['Sweetener (INS951)']],
  ['alcohol', ['Dark rum']],
  ['glutamate', ['Ajinomoto']],
  ['', ['Coconut milk', 'नारियल का दूध', 'Cocoa butter', 'Groundnut oil', 'शेंगदाण्याचं तेल', 'Buckwheat']],
  ['', ['Nutmeg', 'Coconut', 'Ginger', 'Yashti madhu', 'Wine vinegar', 'मध्यम मिरची']],
])('recognises “%s” in %j', (contained, names) => {
  for (const name of names) expect(containedByName(name).join(' '), name).toBe(contained)
})

describe('the warnings', () => {
  it('follow the ingredients, by their name or by choice, and a jar of honey, and cannot be switched off', async () => {
    const honey = { id: 'honey', contains: ['none'] }
    const mix = { id: 'mix', contains: ['caffeine', 'sorbitol'] }
    const words: ContentChange = ['en/words.json', [], { 'warnings.substances.honey': 'Sweet.' }]
    const content = await openShop(ingredients(honey, { id: 'mango' }, mix, { id: 'stevia' }), words)
    expect(warnings(content)).toEqual([
      'Never for a child under 1 year: it contains honey.',
      'Contains caffeine: not recommended for children, pregnant or lactating women, persons sensitive to caffeine.',
      'Contains non-caloric sweetener: stevia.',
      expect.stringMatching(/^Sorbitol may have laxative effect/),
    ])
    expect(warnings({ ...content, ingredients: [] })).toEqual([])
    const product = { kind: 'honey', portion: 'none', making: 'gathered' }
    const isHoney: ContentChange = ['en/words.json', [], { 'warnings.isHoney': 'Sweet.' }]
    const jar = await openShop(ingredients({ id: 'raw' }), launch('product', product), isHoney)
    expect(warnings(jar)).toEqual(['Never for a child under 1 year: it is honey.'])
  })

  it.each(LANGUAGE_IDS)('are said once beside a text that says the age: %s', async (id) => {
    const content = loadContent(id, await makeOpenShop(ingredients({ id: 'honey' })), 'open')
    const [warning = ''] = warnings(content)
    expect(warnings(content, ['', `${warning} 3`])).toEqual([])
    expect(warnings(content, [warning.replace('1', '11')])).toEqual([warning])
    expect(warnings(content, [warning.replace(/never|कधीच नाही|कभी न/i, '')])).toEqual([warning])
  })

  it.each(LANGUAGE_IDS)('are said by the demonstration in its own words: %s', (id) => {
    const { copy, doses, ...content } = loadContent(id, DEMONSTRATION)
    const ask = copy.suitability.ask.map(({ text }) => text)
    const rows = doses?.rows.map(({ who, begin }) => `${who}: ${begin}`) ?? []
    expect([ask, rows, []].map((said) => warnings(content, said).length)).toEqual([0, 0, 1])
    expect(replyWords({ ...content, copy, doses }).beforeEating).not.toContain('\n')
  })

  it('are in the reply that says how to take it, whatever its words', async () => {
    const content = await openShop(['en/words.json', [], { 'replies.beforeEating': 'With roti.' }])
    expect(replyWords(content).beforeEating).toBe(
      'With roti.\nNever for a child under 1 year: it contains honey.',
    )
  })
})

describe('the allergens', () => {
  const hing = { id: 'hing', name: 'Asafoetida (resin, wheat flour, gum)' }
  const list = [{ id: 'mango' }, { id: 'hing', contains: ['gluten'] }, { id: 'masala', contains: ['fish'] }]

  it('are those chosen for the jar and its ingredients, with what they come from, and traces', async () => {
    const others = [
      { id: 'mustard', source: 'mustard (oil)' },
      { id: 'fish', source: 'bombil' },
    ]
    const content = await openShop(
      ingredients(...list),
      names([hing]),
      ['facts/label.json', ['contains'], ['sulphite']],
      ['facts/label.json', ['mayContain'], ['gluten', 'nuts']],
      ['en/label.json', ['allergens'], { list: others, traces: ['sesame'] }],
    )
    expect(allergenDeclaration(content)).toBe(
      'Contains mustard (oil), bombil, cereals containing gluten (asafoetida) and sulphite. May contain peanuts or tree nuts and sesame.',
    )
  })

  it.each([
    ['Ghee of cow’s milk', 'ghee of cow’s milk'],
    ['Amul butter', 'Amul butter'],
  ])('come within a sentence from %s', async (name, inText) => {
    const content = await openShop(ingredients({ id: 'a', contains: ['milk'] }), names([{ id: 'a', name }]))
    expect(allergenDeclaration(content)).toContain(`(${inText})`)
  })

  it('are asked for where a name suggests one, until it is chosen or answered', async () => {
    const refused = async (...changes: ContentChange[]) =>
      wrongClaims(await makeOpenShop(names([hing]), ...changes)).map(problemLine)
    expect(await refused(ingredients({ id: 'mango' }, { id: 'hing' }))).toEqual([
      'facts/launch.json: ingredients.list[1].contains has no answer for Asafoetida: choose gluten here or under “Label”, or “none”',
    ])
    const [gluten, none] = [['gluten'], ['none']]
    for (const contains of [gluten, none])
      expect(await refused(ingredients({ id: 'hing', contains }))).toEqual([])
    const ofJar: ContentChange = ['facts/label.json', ['contains'], gluten]
    expect(await refused(ingredients({ id: 'hing' }), ofJar)).toEqual([])
    expect(await refused(['facts/label.json', ['noAllergens'], true])).toEqual([
      expect.stringContaining('noAllergens says that there are none, and milk (ghee) is declared'),
    ])
    expect(unansweredAllergens(await openShop(ingredients({ id: 'milk' }, { id: 'egg' })))).toMatchObject([
      { place: 1, allergens: ['egg'] },
    ])
  })
})
