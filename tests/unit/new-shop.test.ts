import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { readLanguage } from '#web/model/read-topics.ts'
import { filesIn } from '#web/model/shop-files.ts'
import type { Content } from '#web/model/types.ts'
import { ContentError, problemLine } from '#web/model/validation.ts'
import { allergenDeclaration } from '#web/shop/warnings.ts'
import { findUnknownFiles } from '#web/site-build/checks/content-files.ts'
import { missingToOpen, wrongClaims } from '#web/site-build/checks/launch.ts'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { contentProblems } from '#web/site-build/checks/refusals.ts'
import { type Answers, answersJsonSchema, slugOf } from '#web/site-build/new-shop/answers.ts'
import { makeShop, nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import { missingTexts } from '#web/site-build/translations.ts'
import { changeContent } from '../changed-content.ts'
import { makeNewShop } from '../open-shop.ts'
import { makeTemporary } from '../temporary.ts'

const PHOTOGRAPH = 'web/demonstration/images/jar-back.webp'
const TODAY = new Date('2026-12-01T06:00:00Z')

/** Answers to what is asked, and to some that is not. */
const FULL = {
  name: 'Girija',
  city: 'Satara',
  licence: { number: '21526000000123', expires: '2029-03-31', regime: 'food' },
  packs: { list: [{ grams: 450, mrp: 690 }] },
  ingredients: {
    list: [{ name: 'Khand', gramsPer100: 50, sugars: 1 }, { name: 'Amla' }, { id: 'cow-ghee' }],
  },
  contains: ['milk'],
  allergens: [{ id: 'mustard', source: 'mustard' }],
  vegetarian: true,
  photographs: [{ file: PHOTOGRAPH, alt: 'A jar' }],
  batches: [
    {
      lot: 'GI-27-01',
      packs: ['450g'],
      madeOn: '2027-01-10',
      expiresOn: '2027-10-09',
      kilograms: 12,
      madeBy: ['Asha Pol'],
      sources: [{ what: 'Amla', from: 'Satara' }],
    },
  ],
  policies: { readBy: 'Asha Pol', readOn: '2026-11-24' },
} satisfies Answers

const makeAndLoad = async (answers?: Answers) => loadContent('en', await makeNewShop(answers), 'unopened')
const readIn = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** What a text has in every language, line by line: its marks of Markdown, directives and placeholders. */
const formOf = (text: string) =>
  text
    .split(/\n|\\n/)
    .map((line) => line.match(/^(#+|-) |^::.+::$|\{[\w.]+\}/g)?.sort() ?? [])
    .filter((marks) => marks.length > 0)

describe('a new shop', () => {
  it('has the languages that were asked for, and nothing that belongs to no shop', async () => {
    const names = { en: { product: 'Pickle' }, hi: { product: 'अचार', city: 'सातारा' } }
    const folder = await makeNewShop({ languages: ['hi', 'mr'], names, city: 'Satara' })
    expect(loadContent('hi', folder, 'unopened').copy.brand).toMatchObject(names.hi)
    expect(readdirSync(folder).sort()).toEqual(['batches', 'en', 'facts', 'hi', 'images', 'mr'])
    expect(findUnknownFiles(folder)).toEqual([])
    expect(contentProblems(folder)).toEqual([])
    expect(readdirSync(join(folder, 'batches'))).toEqual([])
    expect(readdirSync(await makeNewShop({ languages: ['mr'] }))).not.toContain('hi')
  })

  it.each([false, true])(
    'says in each language what it says in English, unpublished (Ayurvedic: %s)',
    async (ayurvedic) => {
      const folder = await makeNewShop({ languages: ['mr', 'hi'], ayurvedic })
      for (const id of ['mr', 'hi'] as const) {
        expect(missingTexts(id, folder)).toEqual([])
        expect(readLanguage(id, folder)).toMatchObject({ published: false })
        const names = filesIn(join(folder, id)).filter((name) => name !== 'language.json')
        expect(names.length).toBeGreaterThan(8)
        const formsIn = (language: string) =>
          names.map((name) => [name, formOf(readFileSync(join(folder, language, name), 'utf8'))])
        expect(formsIn(id)).toEqual(formsIn('en'))
      }
    },
  )

  it('promises no letters, and mentions in its privacy policy neither letters, a reel nor a batch', async () => {
    const folder = await makeNewShop({ languages: ['mr', 'hi'] })
    const policyOf = ({ policies }: Content) => JSON.stringify(policies['privacy-policy'].tree)
    for (const language of LANGUAGE_IDS) {
      const shop = loadContent(language, folder, 'unopened')
      expect(shop.facts.brand.letters).toBe(false)
      expect(policyOf(shop)).toMatch(/WhatsApp/)
      expect(policyOf(shop)).not.toMatch(/Zoho|Instagram|GitHub|when\./)
      expect(policyOf(shop)).not.toMatch(/batch’s page|code on a (?:jar|pack)|बैच के पन्ने|बॅचच्या पान/)
      expect(policyOf(shop)).not.toMatch(/newsletter|subscri|sign-up|पत्रा|न्यूज|चिट्ठी/i)
      const { sent, incorrect } = shop.words.mail.pages
      expect(sent.text + incorrect.text).not.toMatch(/letter|sign-up|पत्र|चिट्ठी/)
    }
    changeContent(folder, [['facts/brand.json', ['letters'], true]])
    expect(policyOf(loadContent('en', folder, 'unopened'))).not.toMatch(/Zoho|sends the letters/)
  })

  it('has each answer in the file that it belongs to', async () => {
    const folder = await makeNewShop({ ...FULL, languages: ['mr'], storage: 'Cool and dry.' })
    const content = loadContent('en', folder, 'unopened')
    expect(content.facts.legal.licence).toEqual({ number: '21526000000123', expires: '2029-03-31' })
    expect(content.facts.brand).toMatchObject({ name: 'Girija', slug: 'girija' })
    expect(content.copy.brand.city).toBe('Satara')
    expect(content.packs).toMatchObject([{ id: '450g', grams: 450, mrp: 690, size: '450 g', picture: 'jar' }])
    expect(content.ingredients.map(({ name }) => name)).toEqual(['Khand', 'Amla', 'Cow ghee'])
    expect(allergenDeclaration(content)).toBe('Contains mustard and milk (cow ghee).')
    expect([content.facts.label.vegetarian, content.copy.label.picture]).toEqual([true, 'jar'])
    expect(content.copy.hero.picture).toBe('jar')
    expect(content.batches.map(({ lot, report }) => [lot, report])).toEqual([['GI-27-01', undefined]])
    expect(content.facts.read).toEqual({ readBy: 'Asha Pol', readOn: '2026-11-24' })
    // The translation of a text that an answer replaces would say something else.
    expect(loadContent('mr', folder, 'unopened').copy.label.storage).toBe('Cool and dry.')
  })

  it('is ready to open from the answers of the example, which fit the schema that they name', async () => {
    const example = readIn('web/site-build/new-shop', 'example.json')
    const { $schema, photographs, ...answers } = example
    expect($schema).toMatch(/content-schemas\/answers\.json$/)
    const form = z.fromJSONSchema(answersJsonSchema() as Parameters<typeof z.fromJSONSchema>[0])
    expect(form.safeParse({ ...answers, photographs }).error).toBeUndefined()
    expect(form.safeParse({ packs: { list: [{ weight: 1, mrp: 1 }] } }).success).toBe(false)
    const folder = await makeNewShop({ ...example, photographs: [{ ...photographs[0], file: PHOTOGRAPH }] })
    expect(missingToOpen(folder, TODAY, 'https://karvande.in').map(problemLine)).toEqual([])
    expect(wrongClaims(folder, TODAY)).toEqual([])
    for (const file of ['facts/launch', 'en/label', 'mr/language', 'en/faq'])
      expect(readIn(folder, `${file}.json`).$schema).toMatch(/^\.\.\/\.\.\/\.\.\/node_m/)
  })

  it('keeps a photograph without its description, and the other way round', async () => {
    const file = { file: PHOTOGRAPH }
    const alt = { alt: 'A jar' }
    for (const [part, files] of [[file, ['jar.webp']] as const, [alt, []] as const]) {
      const folder = await makeNewShop({ ...FULL, photographs: [part] })
      expect(contentProblems(folder)).toEqual([])
      const named = { id: 'jar', file: 'jar.webp', ...('alt' in part && part) }
      expect(readIn(folder, 'en/pictures.json').list).toEqual([named])
      expect(readdirSync(join(folder, 'images'))).toEqual(files)
    }
  })

  it('shows the photograph of a pack with that pack, and one of nothing wherever no other is', async () => {
    const ofAll = { file: PHOTOGRAPH, alt: 'All' }
    const ofSmall = { file: PHOTOGRAPH, alt: 'Small', of: ['250g'] }
    const list = [500, 250].map((grams) => ({ grams, mrp: grams }))
    const { copy, packs } = await makeAndLoad({ photographs: [ofAll, ofSmall], packs: { list } })
    expect([copy.hero.picture, ...packs.map(({ picture }) => picture)]).toEqual(['jar', 'jar', 'jar-2'])
  })

  it('has a photograph turned and scaled, without place and camera', async () => {
    const file = join(makeTemporary('new-shop'), 'photograph.jpg')
    const photograph = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#fff' } })
    await photograph
      .jpeg()
      .withExif({ IFD0: { Model: 'Phone' } })
      .withMetadata({ orientation: 6 })
      .toFile(file)
    const folder = await makeNewShop({ ...FULL, photographs: [{ file, alt: 'A jar' }] })
    const { exif, width, height, format } = await sharp(join(folder, 'images/jar.webp')).metadata()
    expect([exif, format, width, height]).toEqual([undefined, 'webp', 800, 1600])
  })

  it('never writes over one that is there, and leaves nothing of one that is refused', async () => {
    const shop = await makeNewShop()
    await expect(makeShop({}, { today: '2026-11-25', shop })).rejects.toThrow(ContentError)
    const refused = join(makeTemporary('refused'), 'content')
    const answers = { packs: { list: [{ grams: 450, mrp: 0 }] } }
    await expect(makeShop(answers, { today: '2026-11-25', shop: refused })).rejects.toThrow(ContentError)
    expect(readdirSync(dirname(refused))).toEqual([])
  })

  it('names the Worker, its database and its address in wrangler.toml, whatever they are', () => {
    const file = join(makeTemporary('new-shop'), 'wrangler.toml')
    const settingsOf = (name: string, siteUrl: string) => {
      writeFileSync(file, readFileSync('wrangler.toml'))
      nameWorker(name, siteUrl, file)
      return parse(readFileSync(file, 'utf8'))
    }
    expect(settingsOf('girija', 'https://girija.in')).toMatchObject({
      name: 'girija',
      env: { demo: { name: 'girija-demo' } },
      d1_databases: [{ database_name: 'girija' }],
      vars: { SITE_URL: 'https://girija.in' },
    })
    const numbers = ['girija', 'ojas'].flatMap((name) => {
      const limits = settingsOf(name, 'https://girija.in').ratelimits as { namespace_id: string }[]
      return limits.map(({ namespace_id }) => namespace_id)
    })
    expect(new Set([...numbers, '1001']).size).toBe(numbers.length + 1)
    for (const number of numbers) expect(number).toMatch(/^\d{1,10}$/)
    const [name, SITE_URL] = ['a"b\\c', 'https://girija.in"\n[vars]\nX = "$&']
    expect(settingsOf(name, SITE_URL)).toMatchObject({ name, vars: { SITE_URL } })
  })
})

it('has texts on herbs, doctors and doses only for an Ayurvedic product', async () => {
  const plain = await makeAndLoad()
  const ayurvedic = await makeAndLoad({ ayurvedic: true, licence: { regime: 'drug' }, packs: { list: [] } })
  const cautions = [plain, ayurvedic].map(({ copy }) => copy.suitability.ask.map(({ id }) => id))
  expect(cautions).toEqual([['allergy'], ['doctor', 'child', 'stop', 'allergy']])
  const [first, ...others] = ayurvedic.copy.faq.items
  expect(first?.question).toBe('How much of it do I take?')
  expect(first?.answer).toBe('Take it as the label or your physician tells you.')
  expect(others).toEqual(plain.copy.faq.items)
  const disclaimers = [plain, ayurvedic].map(({ policies }) => JSON.stringify(policies.disclaimer.tree))
  expect(disclaimers.map((text) => /Ayurvedic practitioner/.test(text))).toEqual([false, true])
})

it('prints the amounts to take once they are given, in the words that an Ayurvedic product begins with', async () => {
  const folder = await makeNewShop({ ayurvedic: true })
  const before = loadContent('en', folder, 'unopened')
  expect([before.doses, before.copy.doses?.reply]).toEqual([undefined, undefined])
  expect(before.copy.doses?.rows).toEqual([])
  const adultsDaily = { spoon: 'teaspoon', spoonsADay: { from: 1, to: 2 } }
  const spoons = { teaspoon: 5, tablespoon: 15 }
  const doses = { spoons, adultsDaily, household: { adults: 2, children: 0 } }
  changeContent(folder, [['facts/doses.json', [], doses]])
  expect(contentProblems(folder).map(problemLine)).toEqual([
    expect.stringMatching(/^en\/doses\.json: adultsDaily is missing: write /),
  ])
  changeContent(folder, [['en/doses.json', ['adultsDaily'], { amount: '1 to 2 teaspoons' }]])
  expect(loadContent('en', folder, 'unopened').doses).toMatchObject({
    rows: [{ who: 'Adults', begin: '1 to 2 teaspoons, 5 to 10\u00a0g' }],
    footer: { text: 'Adults 1 to 2 teaspoons.' },
    reply: 'Adults: 1 to 2 teaspoons.',
  })
})

it('every answer that is refused is named with its line and what to do', async () => {
  const linesOf = async (answers: Answers) => {
    const error: unknown = await makeNewShop(answers).catch((error) => error)
    return error instanceof ContentError ? problemLines(error.problems, 'answers.json') : []
  }
  const list = Array.from({ length: 40 }, (_, place) => ({ grams: 100 + place, mrp: 100 }))
  const answers = { packs: { list }, name: 'a'.repeat(200), colour: 'brown', email: 5 }
  const lines = await linesOf({ ...answers, siteUrl: 'https://girija.in"\nmain = "x' })
  for (const line of lines) expect(line).toMatch(/^answers\.json:\d+ {2}.+ {2}→ {2}.+$/)
  for (const message of [
    /siteUrl is no address of a site {2}→ {2}write it as in https:\/\/girija\.in/,
    /packs\.list must have at most 8 entries/,
    /name must have at most 60 characters/,
    /colour is not known/,
    /email must be a text/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(message))
  const photographs = [{ file: 'no.jpg' }, { file: 'package.json' }]
  expect(await linesOf({ photographs })).toEqual([
    expect.stringMatching(/photographs\[0\]\.file names no\.jpg, which is not there {2}→ /),
    expect.stringMatching(/photographs\[1\]\.file names package\.json, which is no JPEG, PNG or WebP/),
  ])
})

it('a shop may have any name, and a Worker and a database that no other has', async () => {
  const { brand } = (await makeAndLoad({ name: 'ओजस्वी' })).facts
  expect(brand).toMatchObject({ name: 'ओजस्वी', slug: expect.stringMatching(/^shop-[0-9a-f]{8}$/) })
  // The same as wrangler.toml gets.
  expect(slugOf('ओजस्वी', 'shop')).toBe(brand.slug)
  expect(slugOf('Girija 🌿')).toBe('girija')
  expect(slugOf(`Hinga ${'gum '.repeat(20)}`)).not.toMatch(/-$/)
  expect(new Set(['गिरिजा', 'ओजस्वी', '', ''].map((name) => slugOf(name))).size).toBe(4)
})
