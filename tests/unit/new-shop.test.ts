import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { parse } from 'smol-toml'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadContent } from '#web/model/load.ts'
import { readLanguage } from '#web/model/read-topics.ts'
import { filesIn } from '#web/model/shop-files.ts'
import type { Json } from '#web/model/types.ts'
import { ContentError, problemLine } from '#web/model/validation.ts'
import { readChatLink } from '#web/shop/read-chat-link.ts'
import { allergenDeclaration } from '#web/shop/warnings.ts'
import { findUnknownFiles } from '#web/site-build/checks/content-files.ts'
import { missingToOpen, wrongClaims } from '#web/site-build/checks/launch.ts'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { contentProblems } from '#web/site-build/checks/refusals.ts'
import { type Answers, answersJsonSchema, readAddress, slugOf } from '#web/site-build/new-shop/answers.ts'
import { makeShop, nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import { missingTexts } from '#web/site-build/translations.ts'
import { answersOf, type Question } from '#worker/cli/ask-questions.ts'
import { QUESTIONS } from '#worker/cli/questions.ts'
import { readPacks } from '#worker/cli/read-answers.ts'
import { changeContent } from '../changed-content.ts'

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
  photographs: [{ file: 'web/demonstration/images/jar-back.webp', alt: 'A jar' }],
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

const root = mkdtempSync(join(tmpdir(), 'new-shop-'))
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
async function make(answers: Answers = {}): Promise<string> {
  count += 1
  const shop = join(root, String(count), 'content')
  mkdirSync(join(root, String(count)))
  await makeShop(answers, { today: '2026-11-25', shop })
  return shop
}

/** What a text has in every language, line by line: its marks of Markdown, directives and placeholders. */
const formOf = (text: string) =>
  text
    .split(/\n|\\n/)
    .map((line) => line.match(/^(#+|-) |^::.+::$|\{[\w.]+\}/g)?.sort() ?? [])
    .filter((marks) => marks.length > 0)

/** What a person reads of an answer that is refused. */
async function refusal(answers: Answers): Promise<string> {
  try {
    await make(answers)
  } catch (error) {
    if (error instanceof ContentError) return problemLines(error.problems, 'answers.json').join('\n')
  }
  return ''
}

describe('a new shop', () => {
  it('has the languages that were asked for, and nothing that belongs to no shop', async () => {
    const names = { en: { product: 'Pickle' }, hi: { product: 'अचार', city: 'सातारा' } }
    const folder = await make({ languages: ['hi', 'mr'], names, city: 'Satara' })
    expect(loadContent('hi', folder, 'unopened').copy.brand).toMatchObject(names.hi)
    expect(readdirSync(folder).sort()).toEqual(['batches', 'en', 'facts', 'hi', 'images', 'mr'])
    expect(findUnknownFiles(folder)).toEqual([])
    expect(contentProblems(folder)).toEqual([])
    expect(readdirSync(join(folder, 'batches'))).toEqual([])
    expect(readdirSync(await make({ languages: ['mr'] }))).not.toContain('hi')
  })

  it.each([
    ['mr', false],
    ['mr', true],
    ['hi', false],
    ['hi', true],
  ] as const)(
    'says in %s what it says in English (Ayurvedic: %s), and waits for a reader',
    async (language, ayurvedic) => {
      const folder = await make({ languages: [language], ayurvedic })
      expect(missingTexts(language, folder)).toEqual([])
      expect(readLanguage(language, folder)).toMatchObject({ published: false })
      const form = (file: string) => formOf(readFileSync(join(folder, file), 'utf8'))
      const names = filesIn(join(folder, language)).filter((name) => name !== 'language.json')
      expect(names.length).toBeGreaterThan(8)
      for (const name of names)
        expect([name, form(`${language}/${name}`)]).toEqual([name, form(`en/${name}`)])
    },
  )

  it('has no translation of a text that an answer replaces', async () => {
    const folder = await make({ ...FULL, languages: ['mr'], storage: 'Cool and dry.' })
    expect(loadContent('mr', folder, 'unopened').copy.label.storage).toBe('Cool and dry.')
  })

  it('promises no letters, and mentions neither letters nor a reel in its privacy policy', async () => {
    const folder = await make({ languages: ['mr', 'hi'] })
    for (const language of ['en', 'mr', 'hi'] as const) {
      const { policies, facts, words } = loadContent(language, folder, 'unopened')
      const policy = JSON.stringify(policies['privacy-policy'].tree)
      expect(facts.brand.letters).toBe(false)
      expect(policy).toMatch(/WhatsApp/)
      expect(policy).not.toMatch(/Zoho|Instagram|Subscribe|GitHub|when\./)
      expect(policy).not.toMatch(/batch’s page|code on a (?:jar|pack)|बैच के पन्ने|बॅचच्या पान/)
      expect(policy).not.toMatch(/newsletter|subscri|sign-up|पत्रा|न्यूज|चिट्ठी/i)
      expect(words.mail.pages.sent.text + words.mail.pages.incorrect.text).not.toMatch(
        /letter|sign-up|पत्र|चिट्ठी/,
      )
    }
    changeContent(folder, [['facts/brand.json', ['letters'], true]])
    const { tree } = loadContent('en', folder, 'unopened').policies['privacy-policy']
    expect(JSON.stringify(tree)).not.toMatch(/Zoho|sends the letters/)
  })

  it('has each answer in the file that it belongs to', async () => {
    const content = loadContent('en', await make(FULL), 'unopened')
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
  })

  it('is ready to open from the answers of the example, which fit the schema that they name', async () => {
    const { $schema, ...example } = JSON.parse(readFileSync('web/site-build/new-shop/example.json', 'utf8'))
    expect($schema).toMatch(/content-schemas\/answers\.json$/)
    const form = z.fromJSONSchema(answersJsonSchema() as Parameters<typeof z.fromJSONSchema>[0])
    expect(form.safeParse(example).error).toBeUndefined()
    expect(form.safeParse({ packs: { list: [{ weight: 1, mrp: 1 }] } }).success).toBe(false)
    const [photograph] = example.photographs
    const photographs = [{ ...photograph, file: 'web/demonstration/images/jar-back.webp' }]
    const folder = await make({ $schema, ...example, photographs })
    const today = new Date('2026-12-01T06:00:00Z')
    expect(missingToOpen(folder, today, 'https://karvande.in').map(problemLine)).toEqual([])
    expect(wrongClaims(folder, today)).toEqual([])
    for (const file of ['facts/launch', 'en/label', 'mr/language', 'en/faq'])
      expect(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')).$schema).toMatch(
        /^\.\.\/\.\.\/\.\.\/node_m/,
      )
  })

  it('keeps a photograph without its description, and a description without its photograph', async () => {
    for (const part of [{ file: 'web/demonstration/images/jar-back.webp' }, { alt: 'A jar' }]) {
      const folder = await make({ ...FULL, photographs: [part] })
      expect(contentProblems(folder)).toEqual([])
      const { list } = JSON.parse(readFileSync(join(folder, 'en/pictures.json'), 'utf8'))
      expect(list).toEqual([{ id: 'jar', file: 'jar.webp', ...('alt' in part && part) }])
      expect(readdirSync(join(folder, 'images'))).toEqual('alt' in part ? [] : ['jar.webp'])
    }
  })

  it('shows the photograph of a pack with that pack, and one of nothing wherever no other is', async () => {
    const file = 'web/demonstration/images/jar-back.webp'
    const photographs = [
      { file, alt: 'All' },
      { file, alt: 'Small', of: ['250g'] },
    ]
    const list = [
      { grams: 500, mrp: 690 },
      { grams: 250, mrp: 360 },
    ]
    const { copy, packs } = loadContent('en', await make({ photographs, packs: { list } }), 'unopened')
    expect([copy.hero.picture, ...packs.map(({ picture }) => picture)]).toEqual(['jar', 'jar', 'jar-2'])
  })

  it('has a photograph turned and scaled, without place and camera', async () => {
    const folder = await make(FULL)
    const { exif, width = 0, format } = await sharp(join(folder, 'images/jar.webp')).metadata()
    expect([exif, format, width <= 1600]).toEqual([undefined, 'webp', true])
  })

  it('never writes over one that is there, and leaves nothing of one that is refused', async () => {
    const shop = await make()
    await expect(makeShop({}, { today: '2026-11-25', shop })).rejects.toThrow(ContentError)
    expect(await refusal({ packs: { list: [{ grams: 450, mrp: 0 }] } })).not.toBe('')
    expect(readdirSync(join(root, String(count)))).toEqual([])
  })

  it('names the Worker, its database and its address in wrangler.toml, whatever they are', () => {
    const file = join(root, 'wrangler.toml')
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
    const limitsOf = (name: string) =>
      (settingsOf(name, 'https://girija.in').ratelimits as { namespace_id: string }[]).map(
        ({ namespace_id }) => namespace_id,
      )
    const numbers = [...limitsOf('girija'), ...limitsOf('ojas'), '1001']
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number).toMatch(/^\d{1,10}$/)
    const [name, SITE_URL] = ['a"b\\c', 'https://girija.in"\n[vars]\nX = "$&']
    expect(settingsOf(name, SITE_URL)).toMatchObject({ name, vars: { SITE_URL } })
  })
})

it('has texts on herbs, doctors and doses only for an Ayurvedic product', async () => {
  const [plain, ayurvedic] = await Promise.all(
    [{}, { ayurvedic: true, licence: { regime: 'drug' }, packs: { list: [] } }].map(async (answers) =>
      loadContent('en', await make(answers), 'unopened'),
    ),
  )
  const cautions = (content = plain) => content?.copy.suitability.ask.map(({ id }) => id)
  expect([cautions(), cautions(ayurvedic)]).toEqual([['allergy'], ['doctor', 'child', 'stop', 'allergy']])
  const [first, ...others] = ayurvedic?.copy.faq.items ?? []
  expect([first?.question, first?.answer]).toEqual([
    'How much of it do I take?',
    'Take it as the label or your physician tells you.',
  ])
  expect(others).toEqual(plain?.copy.faq.items)
  const disclaimers = [plain, ayurvedic].map((each) => JSON.stringify(each?.policies.disclaimer.tree))
  expect(disclaimers.map((text) => /Ayurvedic practitioner/.test(text))).toEqual([false, true])
})

it('prints the amounts to take once they are given, in the words that an Ayurvedic product begins with', async () => {
  const folder = await make({ ayurvedic: true })
  const before = loadContent('en', folder, 'unopened')
  expect([before.doses, before.copy.doses?.rows, before.copy.doses?.reply]).toEqual([
    undefined,
    [],
    undefined,
  ])
  const reading = { spoon: 'teaspoon', spoonsADay: { from: 1, to: 2 } }
  const facts = {
    spoons: { teaspoon: 5, tablespoon: 15 },
    adultsDaily: reading,
    household: { adults: 2, children: 0 },
  }
  changeContent(folder, [['facts/doses.json', [], facts]])
  expect(contentProblems(folder)).toMatchObject([
    { file: 'en/doses.json', path: ['adultsDaily'], message: expect.stringMatching(/^is missing: write /) },
  ])
  changeContent(folder, [['en/doses.json', ['adultsDaily'], { amount: '1 to 2 teaspoons' }]])
  const { doses } = loadContent('en', folder, 'unopened')
  expect(doses?.rows).toEqual([{ who: 'Adults', begin: '1 to 2 teaspoons, 5 to 10 g' }])
  expect([doses?.footer?.text, doses?.reply]).toEqual([
    'Adults 1 to 2 teaspoons.',
    'Adults: 1 to 2 teaspoons.',
  ])
})

it('writes the schema that its help names', () => {
  const { stdout } = spawnSync(process.execPath, [resolve('worker/cli/new-shop.ts'), '--help'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout).toContain('--answers FILE')
  const { properties } = JSON.parse(
    readFileSync(join(root, 'node_modules/.cache/content-schemas/answers.json'), 'utf8'),
  )
  expect(properties.refund.properties).toHaveProperty('cancel')
})

it('refuses a main ingredient that there is not', async () => {
  const folder = await make(FULL)
  changeContent(folder, [['en/products.json', [], { main: { ingredient: 'amala', heading: 'Amla' } }]])
  expect(contentProblems(folder)).toMatchObject([
    { path: ['main', 'ingredient'], message: 'is no ingredient: write one of khand, amla, cow-ghee' },
  ])
})

describe('an answer that is refused', () => {
  it.each<[string, Answers, RegExp]>([
    [
      'an address that is more than one',
      { siteUrl: 'https://girija.in"\nmain = "x' },
      /answers\.json:1 {2}siteUrl is no address of a site {2}→ {2}write it as in https:\/\/girija\.in/,
    ],
    [
      '40 packs',
      { packs: { list: Array.from({ length: 40 }, (_, place) => ({ grams: 100 + place, mrp: 100 })) } },
      /packs\.list must have at most 8 entries/,
    ],
    ['a name of 200 characters', { name: 'a'.repeat(200) }, /name must have at most 60 characters/],
    [
      'a photograph that is not there',
      { photographs: [{ file: 'nothing.jpg', alt: 'x' }] },
      /photographs\[0\]\.file is not at \S*nothing\.jpg +→ +add the file there/,
    ],
    ['a key that there is not', { colour: 'brown' }, /colour is not known/],
    ['another kind of value', { email: 5 }, /email must be a text/],
  ])('is named: %s', async (_, answers, message) => {
    const lines = await refusal(answers)
    expect(lines).toMatch(/^answers\.json:\d+ {2}.+ {2}→ {2}.+$/m)
    expect(lines).toMatch(message)
  })
})

it.each([
  ['गिरिजा', /^shop-[0-9a-f]{8}$/],
  ['ओजस्वी', /^shop-[0-9a-f]{8}$/],
  ['Girija 🌿', /^girija$/],
])('a shop may have the name %s, and a Worker and a database that no other has', async (name, slug) => {
  const { brand } = loadContent('en', await make({ name }), 'unopened').facts
  expect(brand).toMatchObject({ name, slug: expect.stringMatching(slug) })
  // The same as wrangler.toml gets.
  expect(slugOf(name, 'shop')).toBe(brand.slug)
})

it('names without Latin letters have ids of their own', () => {
  expect(slugOf(`Hinga ${'gum '.repeat(20)}`)).not.toMatch(/-$/)
  expect(new Set(['गिरिजा', 'ओजस्वी', '', ''].map((name) => slugOf(name))).size).toBe(4)
})

describe('answers in the terminal', () => {
  const INDIA = { id: 'country', name: 'All of India' }
  it.each([
    ['500 g = 745', [{ grams: 500, mrp: 745 }]],
    [
      '450 gm at Rs.1,290/-, 225 gms @ ₹360',
      [
        { grams: 450, mrp: 1290 },
        { grams: 225, mrp: 360 },
      ],
    ],
    [
      '1 kg at 1299; ४५० ग्रॅम = ६९०',
      [
        { grams: 1000, mrp: 1299 },
        { grams: 450, mrp: 690 },
      ],
    ],
    ['450 g at 690,50', undefined],
    ['a jar', undefined],
  ])('reads the packs of “%s”', (text, packs) => expect(readPacks(text)).toEqual(packs))

  it.each([
    ['98220 12345', 'https://wa.me/919822012345'],
    ['\u202a९८२२०\u00a0१२३४५\u202c', 'https://wa.me/919822012345'],
    ['*401*9822012345', undefined],
    ['https://wa.me/%2B91 98220-12345/', 'https://wa.me/919822012345'],
    ['http://www.wa.me/919822012345?text=Hello', 'https://wa.me/919822012345'],
    ['https://api.whatsapp.com/send?phone=919822012345', 'https://wa.me/919822012345'],
    ['https://wa.me/14155550100', 'https://wa.me/14155550100'],
    ['https://wa.me/91982201234', undefined],
    ['https://chat.example/9822012345', undefined],
  ])('makes of “%s” the link of a chat', (text, link) => expect(readChatLink(text)).toBe(link))

  it.each([
    ['girija.in', 'https://girija.in'],
    ['http://girija.in', undefined],
    [' https://www.girija.in/shop?x=1 ', 'https://www.girija.in'],
    ['ओजस्वी.भारत', 'https://xn--z1bs9el5bye.xn--h2brj9c'],
    ['javascript://girija.in/%0Aalert(1)', undefined],
    ['https://girija.in"\nmain = "x', undefined],
  ])('reads the address of a site, “%s”', (text, address) => expect(readAddress(text)).toBe(address))

  it.each([
    ['product.portionGrams', '7.5 g', 7.5],
    ['product.portionGrams', '0', undefined],
    ['packs.freeShippingFrom', 'Rs.1,290/-', 1290],
    ['packs.guaranteeDays', '30 days', 30],
    ['packs.guaranteeDays', '30-45', undefined],
    ['keeping.months', '9 months', 9],
    ['email', 'mailto:namaste@girija.in', 'namaste@girija.in'],
    ['email', 'asha?bcc=x@girija.in', undefined],
    [
      'delivery',
      '4 to 7 working days, 80',
      { unit: 'working-days', list: [{ ...INDIA, days: { from: 4, to: 7 }, charge: 80 }] },
    ],
    ['delivery', '५ days, free', { unit: 'days', list: [{ ...INDIA, days: { from: 5, to: 5 }, charge: 0 }] }],
    [
      'delivery',
      'Sindhudurg 4165 4166: 2 days, free, UPI, cash; Maharashtra: 4 to 7 days, 80; rest of India: 9 days at 120',
      {
        unit: 'days',
        list: [
          {
            id: 'sindhudurg',
            name: 'Sindhudurg',
            days: { from: 2, to: 2 },
            charge: 0,
            pins: ['4165', '4166'],
            payment: ['upi', 'cashOnDelivery'],
          },
          {
            id: 'maharashtra',
            name: 'Maharashtra',
            days: { from: 4, to: 7 },
            charge: 80,
            pins: ['40', '41', '42', '43', '44'],
            // Goa.
            except: ['403'],
          },
          { id: 'country', name: 'Rest of India', days: { from: 9, to: 9 }, charge: 120 },
        ],
      },
    ],
    ['delivery', 'Maharashtra 40: 4 days, 80\nPune 411: 1 day, barter', undefined],
    ['delivery', 'Medha: 4 days, 80', undefined],
    ['delivery', 'India: 4 days, 80; Goa: 2 days, 40', undefined],
    ['delivery', 'soon', undefined],
    ['refund.paidBack', '5 working days', { refundWorkingDays: 5 }],
    [
      'allergens',
      'mustard, Black sesame',
      [
        { id: 'mustard', source: 'mustard' },
        { id: 'black-sesame', source: 'Black sesame' },
      ],
    ],
    ['allergens', 'None.', []],
    [
      'ingredients.list',
      'mango 58, asafoetida (resin, wheat flour, gum) 1.5 g, salt',
      [
        { id: 'mango', name: 'Mango', gramsPer100: 58 },
        { id: 'asafoetida', name: 'Asafoetida (resin, wheat flour, gum)', gramsPer100: 1.5 },
        { id: 'salt', name: 'Salt' },
      ],
    ],
    ['refund.windows.damaged', '48 hours', { hours: 48 }],
  ])('read as the answer to %s from “%s” what is meant, or ask again', (key, typed, answer) => {
    const read = QUESTIONS.find((question) => question.key === key)?.read?.(typed)
    expect(read).toEqual(answer)
  })

  it.each([
    [{ none: true }, { noAllergens: true }],
    [{ milk: true, none: true }, { contains: ['milk'] }],
  ])('take %o as the allergens of the law', (chosen, answers) => {
    const question = QUESTIONS.find(({ key }) => key === 'contains')
    expect(question && answersOf(new Map([[question, chosen]]))).toEqual(answers)
  })

  it('are all that a shop cannot open without, and one number answers for orders and calls', async () => {
    const typed: Record<string, string> = {
      'packs.freeShippingFrom': '600',
      'licence.expires': '2029-03-31',
      // The ghee of the example.
      contains: 'milk',
      'product.kind': 'powder',
      nutritionExempt: 'spices',
      'photographs.file': 'web/demonstration/images/jar-back.webp',
    }
    const answerTo = ({ key, options, many, example, read }: Question): Json => {
      if (many) return { [typed[key] ?? Object.keys(options ?? {})[0] ?? '']: true }
      if (options) return typed[key] ?? Object.keys(options)[0] ?? ''
      return read ? (read(typed[key] ?? example) ?? null) : (typed[key] ?? example)
    }
    const given = new Map(QUESTIONS.map((question) => [question, answerTo(question)]))
    const answers = answersOf(given)
    expect(answers).toMatchObject({ chatLink: 'https://wa.me/919822012345', phone: '+91 98220 12345' })
    const folder = await make({ ...answers, policies: { readBy: 'Asha Pol', readOn: '2026-11-24' } })
    expect(contentProblems(folder)).toEqual([])
    const today = new Date('2026-12-01T06:00:00Z')
    expect(missingToOpen(folder, today, 'https://girija.in')).toEqual([])
    expect(wrongClaims(folder, today)).toEqual([])
  })
})
