import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { problemLine } from '#web/model/validation.ts'
import { allergenDeclaration } from '#web/shop/warnings.ts'
import { unlawfulSales } from '#web/site-build/checks/faults.ts'
import { missingToOpen, wrongClaims } from '#web/site-build/checks/launch.ts'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { contentProblems, localShopState } from '#web/site-build/checks/refusals.ts'
import { siteLanguages } from '#web/site-build/languages.ts'
import { noticeVersion } from '#web/site-build/notice-versions.ts'
import { siteOrigin } from '#worker/lib/site-origin.ts'
import type { ContentChange } from '../changed-content.ts'
import { addBatch, launch, makeOpenShop, OPEN_SHOP_URL } from '../open-shop.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')

const findRefusals = (folder: string) => [
  ...missingToOpen(folder, TODAY, OPEN_SHOP_URL),
  ...wrongClaims(folder, TODAY),
]

/** What refuses another brand that is ready to open, once it is changed. */
async function refusalsOf(...changes: ContentChange[]): Promise<string[]> {
  return findRefusals(await makeOpenShop(...changes)).map(problemLine)
}

const lede = (text: string, language = 'en'): ContentChange => {
  return [`${language}/hero.json`, [], { lede: text, picture: 'jar' }]
}

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
    const refused = [expect.stringMatching(/wrangler\.toml: .*SITE_URL/)]
    for (const siteUrl of ['', 'ojasvi.in', 'https://ojasvi.in/', 'https://samayu.example'])
      expect(missingToOpen(folder, TODAY, siteUrl).map(problemLine)).toEqual(refused)
  })

  it('has an answer at each of these places', async () => {
    const missing: [file: string, path: string, value: unknown, place?: string][] = [
      ['en/brand', 'productInText', null, 'product'],
      ['facts/launch', 'product.making', null, 'product'],
      ['facts/launch', 'name', null],
      ['facts/launch', 'chatLink', null],
      ['facts/launch', 'maker.businessForm', null, 'maker'],
      ['facts/launch', 'maker.madeInIndia', null],
      ['en/brand', 'city', null],
      ['facts/refund', 'windows.spoiled', null, ''],
      ['facts/launch', 'maker.withoutGstin', false, 'maker.gstin'],
      ['facts/launch', 'licence.number', null, 'licence'],
      ['facts/launch', 'grievanceOfficer.email', null, 'grievanceOfficer'],
      ['facts/launch', 'packs.list', [], 'packs'],
      ['facts/launch', 'delivery.list', [], 'delivery'],
      ['facts/launch', 'payment', {}],
      ['facts/launch', 'ingredients.list', [], 'ingredients'],
      ['facts/launch', 'keeping.months', null, 'keeping'],
      ['facts/label', 'contains', []],
      ['facts/label', 'vegetarian', null],
      ['en/hero', 'picture', null],
      ['facts/read', 'readBy', null],
    ]
    const changes = missing.map(([file, path, value]) => [`${file}.json`, path.split('.'), value] as const)
    const lines = (await refusalsOf(...changes)).join('\n')
    for (const [file, path, , place = path] of missing)
      expect(lines).toContain(`${`${file}.json: ${place}`.trim()} is not answered yet: `)
    expect(lines.split('\n')).toHaveLength(missing.length)
  })

  it('may have its ways to pay in its zones, and needs a number besides the chat', async () => {
    const paidInZone = launch('delivery.list.0.payment', ['cashOnDelivery'])
    expect(await refusalsOf(launch('payment', {}), paidInZone)).toEqual([])
    const withoutPhone = await refusalsOf(launch('phone', undefined))
    expect(withoutPhone).toEqual([expect.stringContaining('chatLink is not answered yet: ')])
  })
})

it('an answer that cannot be true keeps a shop from opening', async () => {
  const scenes: [path: string, value: unknown, line: RegExp][][] = [
    [
      ['licence.number', '123', /licence has “123”.*14 digits/],
      ['maker.address', 'Malvan', /maker has the address “Malvan”/],
      ['grievanceOfficer.name', 'None', /grievanceOfficer is “None”/],
      ['name', '?', /name is “\?”/],
      ['maker.gstin', '27AAPFU0939F1ZW', /maker.gstin is “27AAPFU/],
      ['packs.list.1.picture', null, /packs has no photograph for the pack 250g/],
      ['keeping.date', 'best-before', /keeping has “Best before” alone/],
    ],
    [
      ['licence.expires', '2026-11-30', /licence expired on 2026-11-30/],
      ['maker.businessName', 'N. A. -', /maker is “N. A. -”/],
      ['grievanceOfficer.phone', 'later', /“later”, which is no telephone/],
      ['phone', 'n/a', /chatLink has “n\/a”/],
    ],
    [
      ['licence.number', '31526000000123', /licence has “3152/],
      ['chatLinkTried', false, /chatLink has no mobile number of India/],
      ['grievanceOfficer.email', 'later', /“later”, which is no e-mail/],
    ],
  ]
  for (const scene of scenes) {
    const refusals = await refusalsOf(...scene.map(([path, value]) => launch(path, value)))
    expect(refusals).toEqual(expect.arrayContaining(scene.map(([, , line]) => expect.stringMatching(line))))
  }
})

it('asks for photographs in one line while no picture has its text, though packs and home name one', async () => {
  const list = [{ id: 'jar', file: 'jar.webp' }]
  expect(await refusalsOf(['en/pictures.json', ['list'], list])).toEqual([
    expect.stringMatching(/^en\/pictures\.json: is not answered yet: add photographs/),
  ])
})

it('a true answer is accepted in another form, and so is the licence of another law', async () => {
  const inOtherForms = [
    launch('licence.number', '2152 6000 0001 23'),
    launch('chatLink', 'https://wa.me/919822012345'),
    launch('maker.gstin', '27 aapfu0939f1zv'),
    launch('maker.address', 'Medha, Malvan, Dist. Sindhudurg 416 606'),
  ]
  expect(await refusalsOf(...inOtherForms)).toEqual([])
  const drug = [
    launch('licence.regime', 'drug'),
    launch('licence.number', 'MH/AYU-12'),
    launch('keeping.date', 'best-before'),
  ]
  expect(await refusalsOf(...drug)).toEqual([])
})

it('sales to another State need a GSTIN, or the owner’s word that nothing is taxable', async () => {
  const statesOf = (home: string, ...zones: { pins: string[]; except?: string[] }[]) => {
    const list = zones.map((zone) => ({ except: [], ...zone }))
    const maker = { address: `7 Main Road, ${home}`, gstin: null, nothingTaxable: false }
    return unlawfulSales({ maker, delivery: { list } })
  }
  expect(statesOf('Nashik 422005', { pins: ['416', '403'] })).toEqual(['Goa'])
  expect(statesOf('Nashik 422005', { pins: [] })).toEqual(['all of India'])
  // The digits of Maharashtra have Goa in them.
  expect(statesOf('Panaji 403001', { pins: ['40'] })).toEqual(['Maharashtra'])
  expect(statesOf('Nashik 422005', { pins: ['416'] }, { pins: ['40'], except: ['403'] })).toEqual([])
  expect(statesOf('Moradabad 244001', { pins: ['244', '24'] })).toEqual([])

  const taxable = launch('maker.nothingTaxable', false)
  expect(await refusalsOf(taxable)).toEqual([
    expect.stringMatching(/nothingTaxable is not said, and you deliver to all of India .*24\(i\)\): say yes/),
  ])
  expect(await refusalsOf(taxable, launch('maker.gstin', '27AAPFU0939F1ZV'))).toEqual([])
})

it('shows a shop on its owner’s machine without orders once its licence is over, and unopened if it lacks an answer', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const stateWith = async (...changes: ContentChange[]) =>
    localShopState(await makeOpenShop(...changes), OPEN_SHOP_URL)
  expect(await stateWith(launch('licence.expires', '2026-01-31'))).toBe('closed')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('takes no orders until'))
  expect([await stateWith(launch('name', null)), await stateWith()]).toEqual(['unopened', 'open'])
})

it('opens a shop that says that its jar has no allergen', async () => {
  const folder = await makeOpenShop(
    launch('ingredients.list', [{ id: 'mango' }]),
    ['facts/label.json', ['contains'], []],
    ['facts/label.json', ['noAllergens'], true],
  )
  expect(findRefusals(folder)).toEqual([])
  const declaration = allergenDeclaration(loadContent('en', folder, 'open'))
  expect(declaration).toBe('Contains none of the allergens that a label must declare.')
})

describe('banned phrases', () => {
  it.each(['It prevents colds.', 'Fewer sick days.'])('refuse “%s”', async (text) => {
    const refused = expect.stringMatching(/^en\/hero\.json: lede cannot have “/)
    expect(await refusalsOf(lede(text))).toContainEqual(refused)
  })

  it('let a drug name a disease, and not be called a supplement', async () => {
    const isDrug = launch('licence.regime', 'drug')
    expect(await refusalsOf(lede('Good for diabetes.'), isDrug)).toEqual([])
    expect(await refusalsOf(lede('A supplement.'), isDrug)).toEqual([
      expect.stringContaining('“supplement”: it is what a drug may not be called'),
    ])
  })

  it('let a caution name an illness, and let it promise nothing', async () => {
    const item = (question: string, answer: string, kind?: string): ContentChange => {
      return ['en/faq.json', ['items', 0], { id: 'a', question, answer, icon: 'leaf', kind }]
    }
    expect(await refusalsOf(item('With a wheat allergy?', 'No: not with a wheat allergy.'))).toEqual([])
    const diabetes = ['With diabetes?', 'Ask your doctor: it is sweet, and no remedy.'] as const
    expect(await refusalsOf(item(...diabetes))).toHaveLength(2)
    expect(await refusalsOf(item(...diabetes, 'caution'))).toEqual([])
    for (const answer of ['It cures diabetes.', 'Never fear: it heals.', 'Not only sweet, a remedy.'])
      expect((await refusalsOf(item('For whom?', answer, 'caution'))).join()).toMatch(
        /claims what a food may not/,
      )
  })

  it('let the cautions of a translation be those of the English', async () => {
    const ask = (language: string, text: string, kind?: string): ContentChange => {
      return [`${language}/suitability.json`, ['ask'], [{ id: 'a', text, kind }]]
    }
    const marathi = ask('mr', 'डायबिटीस? बरं होईपर्यंत खाऊ नका.')
    expect(await refusalsOf(ask('en', 'With diabetes: ask first.', 'caution'), marathi)).toEqual([])
    const refused = await refusalsOf(ask('en', 'With diabetes: ask first.'), marathi)
    expect(refused.join()).toContain('mr/suitability.json: ask.a.text')
  })

  it('are those of each language, and whole words', async () => {
    const refused = await refusalsOf(lede('यामुळे सर्दी बरी होते.', 'mr'))
    expect(refused.join()).toContain('mr/hero.json: lede cannot have “सर्दी”')
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
  ['spices', 'sweets', 500, true],
  ['spices', 'powder', 500, false],
  ['small-pack', 'sweets', 500, true],
  ['small-pack', 'sweets', 134, false],
])(
  'the reason %s why %s of %i g have no nutrition is refused: %s',
  async (reason, kind, grams, isRefused) => {
    const refusals = await refusalsOf(
      launch('product.kind', kind),
      launch('packs.list', [{ id: 'pack', grams, mrp: 745, picture: 'jar' }]),
      ['facts/label.json', ['nutritionExempt'], reason],
    )
    expect(refusals).toEqual(isRefused ? [expect.stringContaining('nutritionExempt does not fit: ')] : [])
  },
)

it('a food with jaggery has in no language a text that says it has no sugar', async () => {
  const ledes = [lede('With no added sugars.'), lede('साखर न घालता.', 'mr'), lede('बिना चीनी का।', 'hi')]
  const withSweetener = (id: string, hindi?: string) =>
    refusalsOf(...ledes, launch('ingredients.list', [{ id: 'milk' }, { id, hindi }]))
  const refused = ['no added sugars', 'साखर न घालता', 'बिना चीनी'].map((phrase) =>
    expect.stringContaining(`cannot have “${phrase}”`),
  )
  expect(await withSweetener('palm-jaggery')).toEqual(refused)
  expect(await withSweetener('sweet', 'गुड़')).toEqual(refused)
  expect(await withSweetener('date')).toEqual([])
})

it('sums that do not add up are refused', async () => {
  const honey = launch('ingredients.list.3', { id: 'honey', gramsPer100: 2, sugars: 0.8 })
  const nutrition = (...nutrients: object[]): ContentChange => ['facts/label.json', ['nutrition'], nutrients]
  const addedSugars = (per100g: number) => nutrition({ id: 'added-sugars', unit: 'g', per100g })
  const jaggery = launch('ingredients.list', [{ id: 'milk' }, { id: 'jaggery' }])
  const withJaggery = await refusalsOf(jaggery, addedSugars(0))
  expect(withJaggery).toEqual([expect.stringContaining('no added sugars, and Jaggery')])
  expect(await refusalsOf(honey, addedSugars(56))).toEqual([
    expect.stringContaining('has 56 g of added sugars'),
  ])
  const fat = { id: 'fat', unit: 'g', per100g: 4 }
  const saturated = { ...fat, id: 'saturated-fat', per100g: 5, part: true }
  expect(await refusalsOf(nutrition(fat, saturated))).toEqual([
    expect.stringContaining('has more saturated-fat than'),
  ])
})

it('a shop whose files cannot be read has the English words for those of a translation, and is refused for its English', async () => {
  const folder = await makeOpenShop()
  addBatch(folder, 'SY-26-02')
  mkdirSync(join(folder, 'mr/batches'), { recursive: true })
  for (const file of ['faq', 'words', 'language', 'batches/SY-26-02'])
    writeFileSync(join(folder, `mr/${file}.json`), '{')
  expect([contentProblems(folder, TODAY), findRefusals(folder)]).toEqual([[], []])
  expect(siteLanguages(folder, 'unopened').map(({ content }) => content.language)).toEqual(['en'])
  const [marathi, english] = (['mr', 'en'] as const).map((id) => loadContent(id, folder, 'unopened'))
  expect(marathi?.copy.faq.items[0]?.question).toBe(english?.copy.faq.items[0]?.question)
  expect(marathi?.batches[0]?.language).toBe('en')
  expect(noticeVersion('mr', folder)).toMatch(/^[0-9a-f]{12}$/)
  writeFileSync(join(folder, 'en/faq.json'), '{')
  const refused = contentProblems(folder, TODAY).map(problemLine)
  expect(refused.join('\n')).toMatch(/^en\/faq\.json: cannot be read.*$/)
})
