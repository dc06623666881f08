import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unusedFiles } from '#web/build/checks/content-files.ts'
import { advice, findOmissions, launchFindings } from '#web/build/checks/launch.ts'
import { contentProblems } from '#web/build/checks/refusals.ts'
import { siteLanguages } from '#web/build/languages.ts'
import { noticeVersion } from '#web/build/notice-versions.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { type ContentChange, changeContent, copyContent } from '../changed-content.ts'
import { addBatch, makeOpenShop, OPEN_SHOP_URL } from '../open-shop.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')

/** Ticks a claim. */
const confirm = (id: string): ContentChange => ['facts/confirmed.json', [id], true]

/** What refuses another brand that is ready to open, once it is changed. */
const refusalsOf = (...changes: ContentChange[]) =>
  launchFindings(TODAY, makeOpenShop(...changes), OPEN_SHOP_URL).map(
    ({ file, what }) => `${file.replace(/.*\/content\//, '')}: ${what}`,
  )

const liveOf = (changes: readonly ContentChange[], today = TODAY) =>
  loadContent('en', makeOpenShop(...changes), 'live', today)

describe('what a shop cannot open without', () => {
  it('is at most 14 lines for the demonstration, each with file, line and what to write', () => {
    const findings = launchFindings(TODAY, DEMONSTRATION, 'https://samayu.example')
    expect(findings.length).toBeLessThanOrEqual(14)
    for (const [index, { group, file, line, todo }] of findings.entries()) {
      expect(group).toBe('Open the shop')
      expect(file).toMatch(
        index === 0 ? /^wrangler.toml$/ : /^web\/demonstration\/facts\/(launch|read)\.json$/,
      )
      expect(line).toBeGreaterThan(1)
      expect(todo).toMatch(/^write /)
    }
  })

  it('is all that holds up another brand', () => expect(refusalsOf()).toEqual([]))

  it.each(['', 'ojasvi.in', 'https://ojasvi.in/', 'https://samayu.example'])(
    'has an address of its own, with https:// and no slash at its end: “%s” is refused',
    (siteUrl) => {
      const found = launchFindings(TODAY, makeOpenShop(), siteUrl)
      expect(found).toMatchObject([{ file: 'wrangler.toml', what: expect.stringContaining('SITE_URL') }])
    },
  )

  it.each([
    ['a telephone number that the editor has left out', ['phone'], undefined, 'contact'],
    ['whom to complain to', ['grievanceOfficer', 'email'], undefined, 'grievanceOfficer'],
    ['a postal address', ['maker', 'address'], null, 'maker'],
    ['a telephone number', ['phone'], null, 'contact'],
    ['a way to order', ['chatLink'], null, 'contact'],
    ['photographs', ['photographs', 'sample'], true, 'photographs'],
    ['a name', ['sample'], true, 'name'],
    ['a form by law', ['maker', 'businessForm'], null, 'maker'],
  ] as const)('has %s', (_, path, value, must) => {
    expect(refusalsOf(['facts/launch.json', path, value])).toEqual([
      `facts/launch.json: ${must} is not yet your own`,
    ])
  })

  it('has a licence that has not expired', () => {
    expect(refusalsOf(['facts/launch.json', ['licence', 'expires'], '2026-11-30'])).toEqual([
      'facts/launch.json: licence has expired, on 2026-11-30',
    ])
  })

  it('has policies that somebody has read', () => {
    expect(refusalsOf(['facts/read.json', ['readBy'], null])).toEqual([
      'facts/read.json: policies is not yet your own',
    ])
  })
})

describe('banned phrases', () => {
  it.each(['It prevents colds.', 'Good for diabetes.', 'Cures cough.', 'Fewer sick days.'])(
    'refuse a food that claims “%s”',
    (text) => {
      const claim: ContentChange = ['en/claims.json', ['noSteroids', 'text'], text]
      expect(refusalsOf(claim)).toEqual([
        'en/claims.json: noSteroids: a food may not claim this of a disease',
      ])
    },
  )

  it.each<[string, ContentChange]>([
    ['a warning', ['facts/claims.json', ['noSteroids', 'kind'], 'warning']],
    ['a claim that is not shown', ['facts/claims.json', ['noSteroids', 'shown'], false]],
    ['a drug', ['facts/launch.json', ['licence', 'regime'], 'drug']],
  ])('let %s name a disease', (_, change) => {
    expect(refusalsOf(['en/claims.json', ['noSteroids', 'text'], 'Good for diabetes.'], change)).toEqual([])
  })

  it('refuse a drug that is called a supplement, even in a warning', () => {
    const isDrug: ContentChange = ['facts/launch.json', ['licence', 'regime'], 'drug']
    const claim: ContentChange = ['en/claims.json', ['askDoctor', 'text'], 'A food supplement by tradition.']
    expect(refusalsOf(isDrug, claim)).toEqual([
      expect.stringContaining('a drug may not be called a supplement'),
    ])
  })

  it('let advice name conditions, and a qualifier deny a treatment', () => {
    const asks: ContentChange = [
      'en/claims.json',
      ['askDoctor', 'text'],
      'Ask a doctor if you have diabetes.',
    ]
    const denies: ContentChange = [
      'en/claims.json',
      ['benefitHeart', 'qualifier'],
      'Tradition, not a treatment.',
    ]
    expect(refusalsOf(asks, denies)).toEqual([])
  })

  it('are those of each language, and whole words', () => {
    expect(refusalsOf(['mr/hero.json', ['heading'], 'शुद्ध च्यवनप्राश']).join()).toContain('mr/hero.json: “शुद्ध”')
    expect(refusalsOf(['hi/faq.json', ['heading'], 'रोग प्रतिरोधक क्षमता']).join()).toContain('“रोग प्रतिरोधक”')
    expect(refusalsOf(['mr/claims.json', ['noSteroids', 'text'], 'यामुळे सर्दी बरी होते.'])).toEqual([
      'mr/claims.json: noSteroids: a food may not claim this of a disease',
    ])
    expect(refusalsOf(['mr/faq.json', ['intro'], 'वैद्यकीय सल्ला नाही'])).toEqual([])
  })

  it('pass over what a live site leaves out', () => {
    expect(refusalsOf(confirm('organic'))).toEqual([])
    expect(refusalsOf(['mr/hero.json', ['heading'], 'सेंद्रिय च्यवनप्राश']).join()).toContain('“सेंद्रिय” needs')
  })
})

it.each<[what: string, change: ContentChange]>([
  ['added sugars are 56 g', ['facts/launch.json', ['ingredients', 'list', 2, 'gramsPer100'], 30]],
  ['saturated-fat is more than', ['facts/label.json', ['nutrition', 6, 'per100g'], 5]],
  [
    'rating: more people answered',
    ['facts/claims.json', ['rating', 'survey'], { n: 9, asked: 3, date: '2026-09' }],
  ],
])('sums that do not add up are refused: %s', (what, change) => {
  expect(refusalsOf(change)).toEqual([expect.stringContaining(what)])
})

const DOCTOR = {
  id: 'asha',
  name: 'Asha Pol',
  title: 'Vaidya',
  specialization: 'Rasayana',
  description: 'Cooks.',
  initials: 'AP',
  experience: 'Ten years',
  doctor: true,
}

describe('a claim on a live site', () => {
  const isShown = (id: string, changes: readonly ContentChange[], today?: Date) =>
    Object.entries(liveOf(changes, today).claims).some(([key, claim]) => key === id && claim.shown)

  it('is there once the owner has confirmed it', () => {
    expect(isShown('handMade', [])).toBe(false)
    expect(isShown('handMade', [confirm('handMade')])).toBe(true)
  })

  it('needs a document that is its own and has not expired, where the law requires one', () => {
    const evidence = { document: 'NPOP', number: 'ORG/1', expires: '2026-12-01' }
    const proven: ContentChange[] = [
      confirm('organic'),
      ['facts/claims.json', ['organic', 'evidence'], evidence],
    ]
    expect(isShown('organic', [confirm('organic')])).toBe(false)
    expect(isShown('organic', proven)).toBe(true)
    expect(isShown('organic', proven, new Date('2026-12-01T18:30:00Z'))).toBe(false)
  })

  it('rests on a doctor with a registration, or on a batch, where it is about them', () => {
    const doctor = (registration: string | null): ContentChange[] => [
      ['en/founders.json', ['people'], [{ ...DOCTOR, registration }]],
    ]
    expect(isShown('doctorCrafted', [confirm('doctorCrafted'), ...doctor(null)])).toBe(false)
    expect(isShown('doctorCrafted', [confirm('doctorCrafted'), ...doctor('MCIM 123')])).toBe(true)
    expect(isShown('tested', [])).toBe(false)
    const folder = makeOpenShop()
    addBatch(folder, 'SY-26-02')
    expect(loadContent('en', folder, 'live', TODAY).claims.tested.shown).toBe(true)
  })

  it('is hidden by an expired document in a demonstration, too', () => {
    const folder = copyContent(['facts/claims.json', ['organic', 'evidence', 'expires'], '2026-11-30'])
    expect(loadContent('en', folder, 'demonstration', TODAY).claims.organic.shown).toBe(false)
  })
})

it('passes over a file of a translation that cannot be read, whose words are then English', () => {
  const folder = makeOpenShop()
  writeFileSync(join(folder, 'mr/faq.json'), '{')
  rmSync(join(folder, 'hi/banned.json'))
  for (const file of ['newsletter', 'language', 'batches/SY-26-02']) {
    mkdirSync(join(folder, 'mr/batches'), { recursive: true })
    writeFileSync(join(folder, `mr/${file}.json`), '{')
  }
  addBatch(folder, 'SY-26-02')
  expect(launchFindings(TODAY, folder, OPEN_SHOP_URL)).toEqual([])
  expect(siteLanguages(folder, 'draft').map(({ content }) => content.language)).toEqual(['en'])
  const { batches, faq } = loadContent('mr', folder, 'draft')
  expect([faq.heading, batches[0]?.language]).toEqual([loadContent('en', folder, 'draft').faq.heading, 'en'])
  expect(noticeVersion('mr', folder)).toMatch(/^[0-9a-f]{12}$/)
  rmSync(join(folder, 'en/newsletter.json'))
  expect(noticeVersion('en', folder)).toBe(noticeVersion('en', DEMONSTRATION))
  writeFileSync(join(folder, 'en/faq.json'), '{')
  expect(contentProblems(folder, TODAY)).toEqual([
    { file: 'en/faq.json', path: [], message: expect.stringMatching(/^cannot be read/) },
  ])
})

it('is loaded after an update that drops and adds facts, and names them', () => {
  const folder = makeOpenShop(['facts/launch.json', ['policies'], { readBy: 'Asha Pol' }])
  rmSync(join(folder, 'facts/read.json'))
  writeFileSync(join(folder, 'facts/categories.json'), '{}')
  expect(contentProblems(folder, TODAY)).toEqual([])
  expect(findOmissions(folder)).toContainEqual(
    expect.stringMatching(/facts\/launch\.json: policies is not used any more$/),
  )
  expect(unusedFiles(loadContent('en', folder, 'live', TODAY), folder)).toContain('facts/categories.json')
  rmSync(join(folder, 'facts/doses.json'))
  expect(contentProblems(folder, TODAY)).toEqual([
    { file: 'facts/doses.json', path: [], message: 'is missing' },
  ])
})

it('states what is left out until it is confirmed, which words an update has brought, and what is worth doing', () => {
  const folder = makeOpenShop(['en/faq.json', ['heading'], undefined], ['en/faq.json', ['old'], 'Gone'])
  expect(findOmissions(folder)).toEqual([
    expect.stringMatching(/^\d+ claims: .*customers/),
    expect.stringMatching(/en\/faq\.json: old is not used any more$/),
    expect.stringMatching(/en\/faq\.json: heading is the demonstration’s$/),
  ])
  addBatch(folder, 'SY-26-02')
  changeContent(folder, [['batches/SY-26-02.json', ['packs'], ['500 g']]])
  expect(advice(folder, new Date('2027-02-01T00:00:00Z')).join()).toMatch(
    /computer-made.*review is due.*of an unknown pack: SY-26-02/,
  )
})
