import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { problemLine } from '#web/model/validation.ts'
import { advice, scheduledArticles } from '#web/site-build/checks/advice.ts'
import { missingToOpen, wrongClaims } from '#web/site-build/checks/launch.ts'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { contentProblems, localShopState } from '#web/site-build/checks/refusals.ts'
import { siteLanguages } from '#web/site-build/languages.ts'
import { noticeVersion } from '#web/site-build/notice-versions.ts'
import { Allergens } from '#web/ui/Ingredients.tsx'
import { siteOrigin } from '#worker/lib/site-origin.ts'
import { type ContentChange, changeContent, copyContent } from '../changed-content.ts'
import { addBatch, makeOpenShop, OPEN_SHOP_URL } from '../open-shop.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')

const findRefusals = (folder: string) => [
  ...missingToOpen(folder, TODAY, OPEN_SHOP_URL),
  ...wrongClaims(folder, TODAY),
]

/** What refuses another brand that is ready to open, once it is changed. */
async function refusalsOf(...changes: ContentChange[]): Promise<string[]> {
  return findRefusals(await makeOpenShop(...changes)).map(problemLine)
}

const launch = (path: ContentChange[1], value: unknown): ContentChange => ['facts/launch.json', path, value]

describe('what a shop cannot open without', () => {
  it('is named for the demonstration, each with file, line and what to do', () => {
    const missing = missingToOpen(DEMONSTRATION, TODAY, 'https://samayu.example')
    expect(missing.length).toBeGreaterThan(10)
    for (const line of problemLines(missing, DEMONSTRATION))
      expect(line).toMatch(
        /^(wrangler\.toml|web\/demonstration\/\w+\/\w+\.json):\d+ {2}.*is not (answered yet|yet your own) {2}→ {2}(write|say|choose|add|read) /,
      )
  })

  it('has an address of its own, with https:// and no slash at its end', async () => {
    const folder = await makeOpenShop()
    expect(missingToOpen(folder, TODAY, siteOrigin('https://ओजस्वी.भारत/'))).toEqual([])
    for (const siteUrl of ['', 'ojasvi.in', 'https://ojasvi.in/', 'https://samayu.example'])
      expect(missingToOpen(folder, TODAY, siteUrl).map(problemLine)).toEqual([
        expect.stringMatching(/wrangler\.toml: .*SITE_URL/),
      ])
  })

  it('has an answer at each of these places', async () => {
    const missing: [place: string, change: ContentChange][] = [
      ['en/brand.json: product', ['en/brand.json', ['productInText'], null]],
      ['facts/launch.json: product', launch(['product', 'making'], null)],
      ['facts/launch.json: name', launch(['name'], null)],
      ['facts/launch.json: chatLink', launch(['chatLink'], null)],
      ['facts/launch.json: maker', launch(['maker', 'businessForm'], null)],
      ['facts/launch.json: maker.madeInIndia', launch(['maker', 'madeInIndia'], null)],
      ['en/brand.json: city', ['en/brand.json', ['city'], null]],
      ['facts/refund.json:', ['facts/refund.json', ['windows', 'spoiled'], null]],
      ['facts/launch.json: maker.gstin', launch(['maker', 'withoutGstin'], false)],
      ['facts/launch.json: licence', launch(['licence', 'number'], null)],
      ['facts/launch.json: grievanceOfficer', launch(['grievanceOfficer', 'email'], null)],
      ['facts/launch.json: packs', launch(['packs', 'list'], [])],
      ['facts/launch.json: delivery', launch(['delivery', 'list'], [])],
      ['facts/launch.json: payment', launch(['payment'], {})],
      ['facts/launch.json: ingredients', launch(['ingredients', 'list'], [])],
      ['facts/launch.json: keeping', launch(['keeping', 'months'], null)],
      ['facts/label.json: contains', ['facts/label.json', ['contains'], []]],
      ['facts/label.json: vegetarian', ['facts/label.json', ['vegetarian'], null]],
      ['en/hero.json: picture', ['en/hero.json', ['picture'], null]],
      ['facts/read.json: readBy', ['facts/read.json', ['readBy'], null]],
    ]
    const lines = await refusalsOf(...missing.map(([, change]) => change))
    for (const [place] of missing) expect(lines.join('\n')).toContain(`${place} is not answered yet: `)
    expect(lines).toHaveLength(missing.length)
    // Ways to pay of every zone are enough.
    const paidInZone = launch(['delivery', 'list', 0, 'payment'], ['cashOnDelivery'])
    expect(await refusalsOf(launch(['payment'], {}), paidInZone)).toEqual([])
    // A chat needs a number, too.
    const withoutPhone = await refusalsOf(launch(['phone'], undefined))
    expect(withoutPhone).toEqual([expect.stringContaining('chatLink is not answered yet: ')])
  })
})

describe('an answer that cannot be true', () => {
  it.each<[what: string, path: ContentChange[1], value: unknown, line: RegExp]>([
    ['a licence of three digits', ['licence', 'number'], '123', /licence has “123”.*14 digits/],
    ['a licence that begins with 3', ['licence', 'number'], '31526000000123', /licence has “3152/],
    ['a licence that is over', ['licence', 'expires'], '2026-11-30', /licence expired on 2026-11-30/],
    ['an address without a PIN code', ['maker', 'address'], 'Malvan', /maker has the address “Malvan”/],
    ['an officer who is nobody', ['grievanceOfficer', 'name'], 'None', /grievanceOfficer is “None”/],
    ['a legal name that says none', ['maker', 'businessName'], 'N. A. -', /maker is “N. A. -”/],
    ['an officer without a number', ['grievanceOfficer', 'phone'], 'later', /“later”, which is no telephone/],
    ['a legal name of a hyphen', ['maker', 'businessName'], '-', /maker is “-”/],
    ['a landline for orders', ['chatLinkTried'], false, /chatLink has no mobile number of India/],
    ['a telephone that is none', ['phone'], 'n/a', /chatLink has “n\/a”/],
    ['a GSTIN with a wrong check digit', ['maker', 'gstin'], '27AAPFU0939F1ZW', /maker.gstin is “27AAPFU/],
    [
      'a pack without a picture',
      ['packs', 'list', 1, 'picture'],
      null,
      /packs has no photograph for the pack 250g/,
    ],
    ['a name that is a question mark', ['name'], '?', /name is “\?”/],
    ['an officer without a mail', ['grievanceOfficer', 'email'], 'later', /“later”, which is no e-mail/],
    [
      'a food with “Best before” alone',
      ['keeping', 'date'],
      'best-before',
      /keeping has “Best before” alone/,
    ],
  ])('keeps a shop from opening: %s', async (_, path, value, line) => {
    expect(await refusalsOf(launch(path, value))).toContainEqual(expect.stringMatching(line))
  })

  it.each<[what: string, path: ContentChange[1], value: unknown]>([
    ['a number with spaces', ['licence', 'number'], '2152 6000 0001 23'],
    ['a mobile number', ['chatLink'], 'https://wa.me/919822012345'],
    ['a GSTIN', ['maker', 'gstin'], '27 aapfu0939f1zv'],
    [
      'an address with a space in its PIN code',
      ['maker', 'address'],
      'Medha, Malvan, Dist. Sindhudurg 416 606',
    ],
  ])('is not %s', async (_, path, value) => {
    expect(await refusalsOf(launch(path, value))).toEqual([])
  })

  it('is not asked of a licence of another law', async () => {
    const drug = [
      launch(['licence', 'regime'], 'drug'),
      launch(['licence', 'number'], 'MH/AYU-12'),
      launch(['keeping', 'date'], 'best-before'),
    ]
    expect(await refusalsOf(...drug)).toEqual([])
  })
})

describe('sales to another State without a GSTIN', () => {
  const zones = (...zones: { pins: string[]; except?: string[] }[]) =>
    launch(
      ['delivery', 'list'],
      zones.map((zone, place) => ({ id: `${place}`, days: { from: 2, to: 4 }, charge: 60, ...zone })),
    )
  const taxable = launch(['maker', 'nothingTaxable'], false)

  it.each<[where: string, home: string, zone: { pins: string[]; except?: string[] }, states: string]>([
    ['Goa', 'Nashik 422005', { pins: ['416', '403'] }, 'Goa'],
    ['all of India', 'Nashik 422005', { pins: [] }, 'all of India'],
    ['Goa within the digits of Maharashtra', 'Nashik 422005', { pins: ['40', '41'] }, 'Goa'],
    ['Maharashtra, whose digits have Goa in them', 'Panaji 403001', { pins: ['40'] }, 'Maharashtra'],
  ])('are refused until the owner says that nothing is taxable: to %s', async (_, home, zone, states) => {
    const address = launch(['maker', 'address'], `7 Main Road, ${home}`)
    expect(await refusalsOf(taxable, address, zones(zone))).toEqual([
      expect.stringMatching(
        `nothingTaxable is not said, and you deliver to ${states} .*24\\(i\\)\\): say yes`,
      ),
    ])
    expect(await refusalsOf(address, zones(zone))).toEqual([])
    const registered = launch(['maker', 'gstin'], '27AAPFU0939F1ZV')
    expect(await refusalsOf(taxable, address, registered, zones(zone))).toEqual([])
  })

  it('are none where every zone is in the maker’s State', async () => {
    const near = zones({ pins: ['416'] }, { pins: ['40'], except: ['403'] })
    expect(await refusalsOf(taxable, near)).toEqual([])
    const inUttarPradesh = launch(['maker', 'address'], '1 Kanth Road, Moradabad 244001')
    expect(await refusalsOf(taxable, inUttarPradesh, zones({ pins: ['244', '24'] }))).toEqual([])
  })
})

describe('advice on what the shop may have got wrong', () => {
  const adviceOn = async (...changes: ContentChange[]) =>
    advice(await makeOpenShop(...changes), TODAY).join('\n')

  it('names the State and the year in a number of FSSAI that the address or the day contradicts', async () => {
    const doubts = /doubts about the number/
    expect(await adviceOn()).not.toMatch(doubts)
    // Of the central authority.
    expect(await adviceOn(launch(['licence', 'number'], '10026000000123'))).not.toMatch(doubts)
    const both = await adviceOn(launch(['licence', 'number'], '10631000000123'))
    expect(both).toMatch(/name Goa, and the address Maharashtra.*the year 2031/)
  })

  it('names the sales to another State of a composition dealer, and why no bill can be made', async () => {
    const composition = ['facts/bills.json', [], { registration: 'composition' }] as const
    const lines = await adviceOn(composition)
    expect(lines).toMatch(/sales to another State, which a composition dealer may not make/)
    expect(lines).toMatch(/reason why no bill can be made: bills need your GSTIN/)
    const none = await adviceOn(['facts/bills.json', [], { registration: 'none' }])
    expect(none).not.toMatch(/composition|no bill/)
  })

  it('names a GSTIN of another State', async () => {
    const registered = launch(['maker', 'gstin'], '27AAPFU0939F1ZV')
    const inGoa = launch(['maker', 'address'], '7 Beach Road, Panaji 403001')
    expect(await adviceOn(inGoa, registered)).toMatch(/GSTIN of another State than the address: Maharashtra/)
  })
})

describe('advice on what the law requires of a label', () => {
  const nutrition = (...ids: string[]): ContentChange => [
    'facts/label.json',
    ['nutrition'],
    ids.map((id) => ({ id, unit: 'g', per100g: 1 })),
  ]
  const rows = /rows that a table.*/g
  const adviceOn = async (...changes: ContentChange[]) =>
    advice(await makeOpenShop(...changes), TODAY)
      .join('\n')
      .match(rows) ?? []

  it('names the rows that its nutrition lacks', async () => {
    expect(await adviceOn()).toEqual([])
    const ghee = nutrition('energy', 'fat', 'saturated-fat')
    expect(await adviceOn(ghee)).toEqual([
      expect.stringMatching(/: protein, carbohydrate, sugars, added-sugars, trans-fat, cholesterol, sodium$/),
    ])
    expect(await adviceOn(ghee, launch(['licence', 'regime'], 'drug'))).toEqual([])
  })
})

it.each([
  ['days', 7, 6],
  // Over a Sunday at least.
  ['working-days', 8, 7],
])('advises on a lot that can pass its date on the way, counted in %s', async (unit, kept, lost) => {
  const folder = await makeOpenShop(launch(['delivery', 'unit'], unit))
  addBatch(folder, 'SY-26-02')
  const [{ expiresOn } = { expiresOn: '' }] = loadContent('en', folder, 'open').batches
  const late = (daysBefore: number) =>
    advice(folder, new Date(Date.parse(`${expiresOn}T06:00:00Z`) - daysBefore * 86_400_000)).join()
  expect(late(lost)).toMatch(/lots on sale that can pass their date on the way: SY-26-02 to Country/)
  expect(late(kept)).not.toMatch(/on the way/)
})

describe('on its owner’s machine a shop', () => {
  const stateOf = (folder: string) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    return localShopState(folder, OPEN_SHOP_URL)
  }

  it('whose licence is over is shown without orders, and one that lacks an answer as unopened', async () => {
    expect(stateOf(await makeOpenShop(launch(['licence', 'expires'], '2026-01-31')))).toBe('closed')
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('takes no orders until'))
    expect(stateOf(await makeOpenShop(launch(['name'], null)))).toBe('unopened')
    expect(stateOf(await makeOpenShop())).toBe('open')
  })
})

it('opens a shop that says that its jar has no allergen, and prints it', async () => {
  const folder = await makeOpenShop(
    launch(['ingredients', 'list'], [{ id: 'mango' }]),
    ['facts/label.json', ['contains'], []],
    ['facts/label.json', ['noAllergens'], true],
  )
  expect(findRefusals(folder)).toEqual([])
  const value = loadContent('en', folder, 'open')
  const html = renderToStaticMarkup(
    createElement(ContentContext, { value }, createElement(Allergens, { className: '' })),
  )
  expect(html).toContain('Contains none of the allergens that a label must declare.')
})

describe('banned phrases', () => {
  const lede = (text: string, language = 'en'): ContentChange => [`${language}/hero.json`, [], { lede: text }]
  const isDrug = launch(['licence', 'regime'], 'drug')

  it('refuse a food that claims to prevent or cure', async () => {
    for (const text of ['It prevents colds.', 'Good for diabetes.', 'Cures cough.', 'Fewer sick days.'])
      expect(await refusalsOf(['en/hero.json', ['lede'], text])).toContainEqual(
        expect.stringMatching(/^en\/hero\.json: lede cannot have “/),
      )
  })

  it('let a drug name a disease, and not be called a supplement', async () => {
    expect(await refusalsOf(['en/hero.json', ['lede'], 'Good for diabetes.'], isDrug)).toEqual([])
    expect(await refusalsOf(['en/hero.json', ['lede'], 'A supplement.'], isDrug)).toEqual([
      expect.stringContaining('“supplement”: it is what a drug may not be called'),
    ])
  })

  it('let a caution name an illness, and let it promise nothing', async () => {
    const item = (question: string, answer: string, kind?: string): ContentChange => [
      'en/faq.json',
      ['items', 0],
      { id: 'a', question, answer, icon: 'leaf', kind },
    ]
    const wheat = item('Can I eat it with a wheat allergy?', 'No: not for anybody with a wheat allergy.')
    expect(await refusalsOf(wheat)).toEqual([])
    const diabetes = ['With diabetes?', 'Ask your doctor: it is sweet, and no remedy.'] as const
    expect(await refusalsOf(item(...diabetes))).toHaveLength(2)
    expect(await refusalsOf(item(...diabetes, 'caution'))).toEqual([])
    for (const answer of ['It cures diabetes.', 'Never fear: it heals.', 'Not only sweet, a remedy.'])
      expect(await refusalsOf(item('For whom?', answer, 'caution'))).toEqual([
        expect.stringContaining('claims what a food may not'),
      ])
  })

  it('let the cautions of a translation be those of the English', async () => {
    const ask = (kind?: string): ContentChange => [
      'en/suitability.json',
      ['ask', 0],
      { id: 'a', text: 'With diabetes: ask first.', kind },
    ]
    const marathi: ContentChange = [
      'mr/suitability.json',
      [],
      { ask: [{ id: 'a', text: 'डायबिटीस? बरं होईपर्यंत खाऊ नका.' }] },
    ]
    expect(await refusalsOf(ask('caution'), marathi)).toEqual([])
    expect((await refusalsOf(ask(), marathi)).join()).toContain('mr/suitability.json: ask.a.text')
  })

  it('are those of each language, and whole words', async () => {
    expect((await refusalsOf(lede('यामुळे सर्दी बरी होते.', 'mr'))).join()).toContain(
      'mr/hero.json: lede cannot have “सर्दी”',
    )
    expect(await refusalsOf(lede('रोगन', 'mr'))).toEqual([])
  })

  it('let a claim with evidence say what no other text may, and a title what no sentence may', async () => {
    const claim = (evidence?: object): ContentChange[] => [
      ['facts/claims.json', [], { list: [{ id: 'pure', evidence }] }],
      ['en/claims.json', [], { list: [{ id: 'pure', text: 'Organic.', value: 'Organic' }] }],
      ['mr/claims.json', [], { list: [{ id: 'pure', text: 'सेंद्रिय.', value: 'रोगप्रतिकारशक्ती' }] }],
    ]
    const organic = lede('सेंद्रिय.', 'mr')
    const needs = expect.stringContaining('needs a claim that says it, with its certificate')
    expect(await refusalsOf(organic)).toEqual([needs])
    expect(await refusalsOf(organic, ...claim())).toEqual([needs, needs])
    expect(await refusalsOf(organic, ...claim({ document: 'NPOP', number: '1' }))).toEqual([])
    expect((await refusalsOf(lede('रोगप्रतिकारशक्ती', 'mr'))).join()).toContain('only in a title')
  })
})

it.each([
  ['single-ingredient', 'other', true],
  ['spices', 'sweets', true],
  ['spices', 'powder', false],
  ['small-pack', 'sweets', true],
  ['small-pack', 'sweets', false, 134],
])('the reason %s why %s has no nutrition is refused: %s', async (reason, kind, isRefused, grams = 500) => {
  const refusals = await refusalsOf(
    launch(['product', 'kind'], kind),
    launch(['packs', 'list'], [{ id: 'pack', grams, mrp: 745, picture: 'jar' }]),
    ['facts/label.json', ['nutritionExempt'], reason],
  )
  expect(refusals).toEqual(isRefused ? [expect.stringContaining('nutritionExempt does not fit: ')] : [])
})

it.each([
  ['en', 'With no added sugars.', 'no added sugars'],
  ['mr', 'साखर न घालता.', 'साखर न घालता'],
  ['hi', 'बिना चीनी का।', 'बिना चीनी'],
])('a food with jaggery has in %s no text that says it has no sugar', async (language, text, phrase) => {
  const lede: ContentChange = [`${language}/hero.json`, [], { lede: text, picture: 'jar' }]
  const list = (id: string, hindi?: string) =>
    launch(['ingredients', 'list'], [{ id: 'milk' }, { id, hindi }])
  const refused = [expect.stringContaining(`cannot have “${phrase}”`)]
  expect(await refusalsOf(lede, list('palm-jaggery'))).toEqual(refused)
  expect(await refusalsOf(lede, list('sweet', 'गुड़'))).toEqual(refused)
  expect(await refusalsOf(lede, list('date'))).toEqual([])
})

it('sums that do not add up are refused', async () => {
  const honey = launch(['ingredients', 'list', 3], { id: 'honey', gramsPer100: 2, sugars: 0.8 })
  const nutrition = (...nutrients: object[]): ContentChange => ['facts/label.json', ['nutrition'], nutrients]
  const addedSugars = nutrition({ id: 'added-sugars', unit: 'g', per100g: 56 })
  const jaggery = launch(['ingredients', 'list'], [{ id: 'milk' }, { id: 'jaggery' }])
  const none = nutrition({ id: 'added-sugars', unit: 'g', per100g: 0 })
  expect(await refusalsOf(jaggery, none)).toEqual([expect.stringContaining('no added sugars, and Jaggery')])
  expect(await refusalsOf(honey, addedSugars)).toEqual([expect.stringContaining('has 56 g of added sugars')])
  const fats = nutrition(
    { id: 'fat', unit: 'g', per100g: 4 },
    { id: 'saturated-fat', unit: 'g', per100g: 5, part: true },
  )
  expect(await refusalsOf(fats)).toEqual([expect.stringContaining('has more saturated-fat than')])
})

describe('a shop with files that cannot be read', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await makeOpenShop()
    addBatch(folder, 'SY-26-02')
    mkdirSync(join(folder, 'mr/batches'), { recursive: true })
    for (const file of ['faq', 'words', 'language', 'batches/SY-26-02'])
      writeFileSync(join(folder, `mr/${file}.json`), '{')
  })

  it('has the English words where they are those of a translation', () => {
    expect(contentProblems(folder, TODAY)).toEqual([])
    expect(findRefusals(folder)).toEqual([])
    expect(siteLanguages(folder, 'unopened').map(({ content }) => content.language)).toEqual(['en'])
    const { batches, copy } = loadContent('mr', folder, 'unopened')
    const english = loadContent('en', folder, 'unopened')
    expect([copy.faq.items[0]?.question, batches[0]?.language]).toEqual([
      english.copy.faq.items[0]?.question,
      'en',
    ])
    expect(noticeVersion('mr', folder)).toMatch(/^[0-9a-f]{12}$/)
  })

  it('is refused where they are English', () => {
    writeFileSync(join(folder, 'en/faq.json'), '{')
    expect(contentProblems(folder, TODAY)).toEqual([
      { file: 'en/faq.json', path: [], message: expect.stringMatching(/^cannot be read/) },
    ])
    rmSync(folder, { recursive: true })
  })
})

it.each([
  ['http://courier.example/{parcel}', /^Invalid|https/i],
  ['https://courier.example/track', /^must have \{parcel\} once/],
  ['https://{parcel}.example/', /./],
  ['https://courier.example/#!/{parcel}?lang=en', undefined],
])('takes %s as the courier’s address for tracking, or says what is wrong', (tracking, problem) => {
  const folder = copyContent(['facts/delivery.json', ['courier'], { name: 'Courier', tracking }])
  expect(contentProblems(folder, TODAY)).toEqual(
    problem
      ? [
          {
            file: 'facts/delivery.json',
            path: ['courier', 'tracking'],
            message: expect.stringMatching(problem),
          },
        ]
      : [],
  )
  rmSync(folder, { recursive: true })
})

it('names the articles whose day has not come, and what brings them', () => {
  const folder = copyContent()
  const [name = ''] = readdirSync(join(folder, 'en/articles'))
  const file = join(folder, 'en/articles', name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^publishDate: .*/m, 'publishDate: 2027-06-01'))
  const id = name.replace('.md', '')
  expect(scheduledArticles(folder, TODAY)).toEqual([
    `article ${id} of 2027-06-01: with the next deploy after that day`,
  ])
  expect(scheduledArticles(folder, new Date('2027-06-01T00:00:00+05:30'))).toEqual([])
})

it('states what is worth doing, labels that are not used among it', async () => {
  const folder = await makeOpenShop(
    ['en/words.json', [], { 'shop.heading': 'Sizes', 'shop.nothing': 'x' }],
    ['en/pictures.json', ['list', 0, 'computerMade'], true],
    ['facts/claims.json', [], { list: [{ id: 'pan', number: 40, reviewBy: '2027-01-31' }] }],
    ['en/claims.json', [], { list: [{ id: 'pan', text: 'A pan holds 40 kg.', value: '40 kg' }] }],
  )
  changeContent(folder, [
    ['facts/launch.json', ['offer'], { percent: 5, startsOn: '2026-12-01', endsOn: '2026-12-31' }],
  ])
  const lines = advice(folder, new Date('2027-02-01T00:00:00Z')).join('\n')
  for (const line of [
    'computer-made: jar',
    'review is due: pan',
    'weighed: honey',
    'ended: 2026-12-31',
    'shop.nothing',
  ])
    expect(lines).toContain(line)
  expect(lines).not.toContain('shop.heading')
})
