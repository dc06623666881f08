import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Finding } from '#web/build/checks/content-fields.ts'
import { findingsIn, newFindings, refusals } from '#web/build/checks/refusals.ts'
import { loadContent } from '#web/content/load.ts'
import { ownerReason } from '#web/content/titles.ts'
import { type ContentChange, changeContent, completeWords } from '../changed-content.ts'
import { content } from '../content.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')
const [SAMPLE_LOT = '', OTHER_SAMPLE = ''] = content.batches.map(({ lot }) => lot)
const LOT = 'SY-26-90'

/** A clone whose content has a real lot beside those of the site, and an end of the offer that is to come. */
const root = mkdtempSync(join(tmpdir(), 'refusals-'))
const folder = join(root, 'web/content')
afterAll(() => rmSync(root, { recursive: true }))
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args])
cpSync('web/content', folder, { recursive: true })
mkdirSync(join(root, 'web/images'))
for (const name of Object.keys(content.pictures)) writeFileSync(join(root, `web/images/${name}.webp`), '')
addBatch(LOT)
completeWords(folder, 'mr')
changeContent(folder, [
  ['facts/opening.json', ['offer', 'startsOn'], '2026-11-01'],
  ['facts/opening.json', ['offer', 'endsOn'], '2027-03-31'],
])
git('init', '--quiet', '--initial-branch', 'main')
git('add', '--all')
git('commit', '--quiet', '--message', 'Content')
const before = findingsIn(folder, TODAY)

type Edit = () => void

/** The reasons for which an edit is refused; the content is as before afterwards. */
function reasonsFor(edit: Edit, languages: ('mr' | 'hi')[] = [], today = TODAY, known = before): string[] {
  try {
    edit()
    return refusals(folder, languages, known, today).map(ownerReason)
  } finally {
    git('checkout', '--quiet', '--', '.')
    git('clean', '--quiet', '-fd')
  }
}

const set =
  (...changes: ContentChange[]): Edit =>
  () =>
    changeContent(folder, changes)
const rewrite =
  (file: string, change: (text: string) => string): Edit =>
  () =>
    writeFileSync(join(folder, file), change(text(file)))
const json = (file: string) => JSON.parse(text(file))

function text(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

function addBatch(lot: string): void {
  const file = `batches/${SAMPLE_LOT}.json`
  const { sample: _, ...batch } = JSON.parse(text(file).replaceAll('SAMPLE', 'TC-7'))
  writeFileSync(
    join(folder, `batches/${lot}.json`),
    JSON.stringify({ ...batch, lot, report: { ...batch.report, file: `${lot}.pdf` } }),
  )
  cpSync(join(folder, `batches/${SAMPLE_LOT}.pdf`), join(folder, `batches/${lot}.pdf`))
}

/** Paths to the texts of a file of words that may not be empty. */
function textsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string')
    return /^(\$schema|id|icon|reportLink)$/.test(String(path.at(-1))) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value)
    ? value.flatMap((entry, index) => textsOf(entry, [...path, index]))
    : Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key]))
}

const WORDS = ['en/faq.json', 'en/heritage.json', 'en/newsletter.json', 'en/popup.json', 'mr/faq.json']
const anyText = fc
  .constantFrom(...WORDS)
  .chain((file) => fc.constantFrom(...textsOf(json(file)).map((path) => ({ file, path }))))
const anyJson = fc.constantFrom(
  ...['facts', 'en', 'batches'].flatMap((part) =>
    readdirSync(join(folder, part)).flatMap((name) => (name.endsWith('.json') ? `${part}/${name}` : [])),
  ),
)
const anyPack = fc.nat(content.packs.list.length - 1)
const anyQuestion = fc.nat(content.faq.items.length - 1)
const anyMetal = fc.constantFrom('lead', 'arsenic', 'cadmium', 'mercury')
const anyLot = fc.constantFrom(LOT, SAMPLE_LOT)
const article = `en/articles/${readdirSync(join(folder, 'en/articles')).find((name) => /^## /m.test(text(`en/articles/${name}`)))}`
const guide = `en/articles/${content.heritage.recipe.article}.md`
const live = loadContent('en', undefined, false, 'live', TODAY)
const shownClaim = fc.constantFrom(
  ...Object.entries(live.claims).flatMap(([id, { shown, kind }]) =>
    shown && !['warning', 'advice'].includes(kind) ? [id] : [],
  ),
)
const batch = (lot: string, path: (string | number)[], value: unknown) =>
  set([`batches/${lot}.json`, path, value])
const measured = (lot: string, substance: string, found: unknown) =>
  batch(lot, ['report', 'measured', substance], { found: String(found), detectionLimit: 0.01 })

const withParagraph = (paragraph: string) => (all: string) => all.replace(/^## /m, `${paragraph}\n\n## `)

type Invalid = [what: string, edits: fc.Arbitrary<{ edit: Edit; place: string }>]
const at = <T>(place: string, given: fc.Arbitrary<T>, edit: (value: T) => Edit): Invalid[1] =>
  given.map((value) => ({ edit: edit(value), place }))
const once = fc.constant(null)

const INVALID: Invalid[] = [
  ['a text that is empty', at(' → ', anyText, ({ file, path }) => set([file, path, '']))],
  ['a text that is gone', at(' → ', anyText, ({ file, path }) => set([file, path, undefined]))],
  ['a number for a text', at(' → ', anyText, ({ file, path }) => set([file, path, 5]))],
  [
    'a price in words',
    at('MRP', fc.tuple(anyPack, fc.constantFrom('745', 'free', true, [])), ([pack, mrp]) =>
      set(['facts/opening.json', ['packs', 'list', pack, 'mrp'], mrp]),
    ),
  ],
  [
    'a price that is none',
    at('MRP', fc.tuple(anyPack, fc.constantFrom(-1, 0, -745, 12.5, null)), ([pack, mrp]) =>
      set(['facts/opening.json', ['packs', 'list', pack, 'mrp'], mrp]),
    ),
  ],
  [
    'no packs',
    at('Packs and prices → Packs', once, () => set(['facts/opening.json', ['packs', 'list'], []])),
  ],
  [
    'half a switch',
    at('Sold out', anyPack, (pack) => set(['facts/opening.json', ['packs', 'list', pack, 'soldOut'], 'yes'])),
  ],
  [
    'a GTIN with letters',
    at('GTIN', anyPack, (pack) => set(['facts/opening.json', ['packs', 'list', pack, 'gtin'], '89012ABC'])),
  ],
  [
    'an offer that ends before it begins',
    at('Offer → Last day', fc.integer({ min: 2000, max: 2025 }), (year) =>
      set(['facts/opening.json', ['offer', 'endsOn'], `${year}-05-31`]),
    ),
  ],
  [
    'a jar for nothing',
    at('Per cent off', fc.constantFrom(100, 150, -1), (percent) =>
      set(['facts/opening.json', ['offer', 'percent'], percent]),
    ),
  ],
  [
    'days of delivery that end before they begin',
    at('Days → To', once, () => set(['facts/opening.json', ['delivery', 'list', 0, 'days', 'from'], 99])),
  ],
  [
    'a calculator that begins with what it does not offer',
    at('begins with', fc.constantFrom('adults', 'children', 'adultTeaspoons', 'childTeaspoons'), (key) =>
      set(['facts/doses.json', ['household', key], 99]),
    ),
  ],
  [
    'a day that there is not',
    at('Offer → First day', fc.constantFrom('2026-02-30', '1/11/2026', 'tomorrow', 20261101), (day) =>
      set(['facts/opening.json', ['offer', 'startsOn'], day]),
    ),
  ],
  [
    'too much off',
    at('Offer → Per cent', fc.constantFrom(101, -1, '15 %'), (percent) =>
      set(['facts/opening.json', ['offer', 'percent'], percent]),
    ),
  ],
  ['an unknown pack in a batch', at('Packs', anyLot, (lot) => batch(lot, ['packs'], ['1kg']))],
  ['a code that is not the file’s name', at('Lot', anyLot, (lot) => batch(lot, ['lot'], 'SY-99-01'))],
  [
    'a lot that was removed',
    at(`Batch ${LOT}`, fc.boolean(), (withReport) => () => {
      rmSync(join(folder, `batches/${LOT}.json`))
      if (withReport) rmSync(join(folder, `batches/${LOT}.pdf`))
    }),
  ],
  [
    'a lot that was renamed',
    at(`Batch ${LOT}`, once, () => () => {
      addBatch('SY-26-91')
      for (const end of ['json', 'pdf']) rmSync(join(folder, `batches/${LOT}.${end}`))
    }),
  ],
  ['a real lot made a sample', at('Lot', once, () => batch(LOT, ['sample'], true))],
  [
    'a sample made real with its made-up report',
    at('Sample', fc.constantFrom(SAMPLE_LOT, OTHER_SAMPLE), (lot) =>
      batch(lot, ['sample'], fc.sample(fc.constantFrom(false, undefined, null), 1)[0]),
    ),
  ],
  [
    'a metal above its limit',
    at('Found', fc.tuple(anyLot, anyMetal, fc.integer({ min: 4, max: 90 })), ([lot, metal, found]) =>
      measured(lot, metal, found),
    ),
  ],
  ['a preservative', at('Found', anyLot, (lot) => measured(lot, 'benzoate', 80))],
  [
    'a value in words',
    at('Found', fc.tuple(anyLot, anyMetal), ([lot, metal]) => measured(lot, metal, 'traces')),
  ],
  ['best before it was made', at('Best before', anyLot, (lot) => batch(lot, ['bestBefore'], '2020-01-01'))],
  [
    'a report without its PDF',
    at('Report', anyLot, (lot) => () => rmSync(join(folder, `batches/${lot}.pdf`))),
  ],
  [
    'a report that is a photograph',
    at('Report', anyLot, (lot) => () => writeFileSync(join(folder, `batches/${lot}.pdf`), 'JFIF')),
  ],
  [
    'a report that browsers would not show',
    at('Report', fc.constantFrom('scan', 'scan.JPG', 'scan.heic', 'scan.pdf'), (file) => () => {
      batch(LOT, ['report', 'file'], file)()
      rmSync(join(folder, `batches/${LOT}.pdf`))
      writeFileSync(join(folder, 'batches', file), '\xff\xd8\xff\xe0', 'latin1')
    }),
  ],
  [
    'a report without a batch',
    at(
      'Batch SY-26-77',
      once,
      () => () => cpSync(join(folder, `batches/${LOT}.pdf`), join(folder, 'batches/SY-26-77.pdf')),
    ),
  ],
  [
    'a photograph that is not there',
    at('Photograph', anyLot, (lot) => batch(lot, ['photograph'], 'The pan')),
  ],
  [
    'a claim that a food may not make',
    at(
      'Claims',
      fc.tuple(shownClaim, fc.constantFrom('Cures cough.', 'Good for diabetes.', 'Prevents flu.')),
      ([id, words]) => set(['en/claims.json', [id, 'text'], words]),
    ),
  ],
  [
    'a claim without its document',
    at('Claims', once, () => set(['facts/claims.json', ['organic', 'evidence'], null])),
  ],
  [
    'a cure promised in an answer',
    at(
      'Questions',
      fc.tuple(anyQuestion, fc.constantFrom('A spoon cures colds.', 'Yes. It prevents fever and cough.')),
      ([item, words]) => set(['en/faq.json', ['items', item, 'answer'], words]),
    ),
  ],
  ['a cure promised of a batch', at('Batch', anyLot, (lot) => batch(lot, ['notes'], ['It cures a cough.']))],
  [
    'a placeholder that leads nowhere',
    at(
      ' → ',
      fc.tuple(anyQuestion, fc.constantFrom('{brand.nobody}', '{faq.intro.x}', '{price.today}')),
      ([item, words]) => set(['en/faq.json', ['items', item, 'answer'], `Ask ${words}.`]),
    ),
  ],
  [
    'an unknown icon',
    at('Icon', anyQuestion, (item) => set(['en/faq.json', ['items', item, 'icon'], 'rocket'])),
  ],
  [
    'an unknown picture',
    at('Picture', anyPack, (pack) => set(['facts/opening.json', ['packs', 'list', pack, 'picture'], 'x'])),
  ],
  ['an unknown field', at('', anyJson, (file) => set([file, ['colour'], 'brown']))],
  ['six stars', at('Rating', once, () => set(['en/testimonials.json', ['reviews', 0, 'rating'], 6]))],
  [
    'a file that is cut off',
    at('', fc.tuple(anyJson, fc.integer({ min: 2, max: 40 })), ([file, length]) =>
      rewrite(file, (all) => all.slice(0, length)),
    ),
  ],
  ['a comma too many', at('', anyJson, (file) => rewrite(file, (all) => all.replace(/\}\s*$/, ',}')))],
  ['an article without a head', at('Article', once, () => rewrite(article, (all) => all.slice(4)))],
  [
    'an article with a broken head',
    at('Article', once, () => rewrite(article, (all) => all.replace(/^title: .*$/m, 'title: "a'))),
  ],
  [
    'an article without a title',
    at('Title', once, () => rewrite(article, (all) => all.replace(/^title: .*\n/m, ''))),
  ],
  [
    'an unknown source',
    at('Article', once, () => rewrite(article, (all) => `${all.replace(/^## /m, 'So.[^nobody]\n\n## ')}`)),
  ],
  [
    'a link that leads nowhere',
    at(
      'where there is no page',
      fc.constantFrom(
        '/blogs',
        '/blog/nobody',
        '/batch/NO-SUCH',
        'www.example.org',
        `${content.brand.siteUrl}/x`,
      ),
      (to) => rewrite(article, withParagraph(`[So](${to})`)),
    ),
  ],
  [
    'a link to a heading that is not there',
    at('no such heading', fc.constantFrom('#nobody', '/refund-policy#nobody'), (to) =>
      rewrite(article, withParagraph(`[So](${to})`)),
    ),
  ],
  [
    'another address of an article that home leads to',
    at('Heritage', once, () => rewrite(guide, (all) => all.replace(/^id: .*$/m, 'id: guide'))),
  ],
  [
    'another heading where home leads to',
    at('Ingredients', once, () => rewrite(guide, (all) => all.replace(/^## /gm, '## So '))),
  ],
  [
    'a picture that is not there',
    at('Article', fc.constantFrom('nobody', '/images/hero.webp', 'hero.webp'), (picture) =>
      rewrite(article, withParagraph(`![So](${picture})`)),
    ),
  ],
  [
    'a picture within a line',
    at('Article', once, () => rewrite(article, withParagraph('So ![](hero) it is.'))),
  ],
  [
    'a link of a policy that leads nowhere',
    at('Refund policy', fc.constantFrom('en', 'mr'), (language) =>
      rewrite(`${language}/policies/refund-policy.md`, (all) => `${all}\n[So](/blogs)\n`),
    ),
  ],
  [
    'a policy without one of its parts, or with one that is not there or twice',
    at('Privacy policy', fc.constantFrom('', '::my-date::', '::my-data::\n\n::my-data::'), (line) =>
      rewrite('mr/policies/privacy-policy.md', (all) => all.replace('::my-data::', line)),
    ),
  ],
  [
    'an article with a part that is not there',
    at('Article', once, () => rewrite(article, withParagraph('::my-data::'))),
  ],
  [
    'a policy without its title',
    at('Disclaimer', once, () =>
      rewrite('en/policies/disclaimer.md', (all) => all.replace(/^title: .*$/m, 'title:')),
    ),
  ],
  ['a lot code that the jar cannot have', at('Lot', anyLot, (lot) => batch(lot, ['lot'], 'sy 26'))],
]

/** What an owner should not have to read: names of types, files, code. */
const JARGON =
  /zod|expected|undefined|\bnull\b|\bNaN\b|regex|invalid|\bJSON\b|\.json|\.md\b|\.ts\b|web\/|facts\/|en\/|`|\n|\[\d/i

describe('100 invalid edits', () => {
  const RUNS = Math.ceil(100 / INVALID.length)

  it.each(INVALID)('%s: each is refused, with the place and no jargon', (_, edits) => {
    for (const { edit, place } of fc.sample(edits, { numRuns: RUNS, seed: 24 })) {
      const reasons = reasonsFor(edit, ['mr'])
      expect(reasons).not.toEqual([])
      expect(reasons.join('\n')).toContain(place)
      for (const reason of reasons) {
        expect(reason).toMatch(/\w+( → [^)]+)?(\)|: )/)
        expect(reason).not.toMatch(JARGON)
      }
    }
  })
})

const addQuestion =
  (file: string, words: string): Edit =>
  () => {
    const faq = json(file)
    const question = { id: 'gst', question: words, answer: words, icon: 'leaf' }
    writeFileSync(join(folder, file), JSON.stringify({ ...faq, items: [question, ...faq.items] }))
  }
const all =
  (...edits: Edit[]): Edit =>
  () => {
    for (const edit of edits) edit()
  }
const review = {
  id: 'meera',
  name: 'Meera Joshi',
  title: 'Good',
  review: 'My mother asks for it.',
  initials: 'MJ',
  location: 'Pune',
  rating: 5,
  verified: true,
}
const reviews = (change: (list: object[]) => object[]) => () =>
  set(['en/testimonials.json', ['reviews'], change(json('en/testimonials.json').reviews)])()
const unproven = Object.entries(live.claims).find(([, { shown, evidence }]) => shown && !evidence)?.[0] ?? ''
const recall = { on: '2026-11-30', reason: 'Too much lead.', whatToDo: ['Do not eat it.'] }

describe('20 valid edits', () => {
  it.each([
    ['a new price', set(['facts/opening.json', ['packs', 'list', 0, 'mrp'], 799])],
    ['a pack sold out', set(['facts/opening.json', ['packs', 'list', 0, 'soldOut'], true])],
    ['a longer offer', set(['facts/opening.json', ['offer', 'endsOn'], '2027-12-31'])],
    ['nothing off', set(['facts/opening.json', ['offer', 'percent'], 0])],
    ['a real offer', set(['facts/opening.json', ['offer', 'sample'], undefined])],
    ['another answer', set(['en/faq.json', ['items', 0, 'answer'], 'In the morning, or with your tea.'])],
    [
      'an advice',
      set(['en/faq.json', ['items', 0, 'answer'], 'If a cold keeps you in bed, ask who treats you.']),
    ],
    ['a denial', set(['en/faq.json', ['items', 0, 'answer'], 'No. It does not cure a cough.'])],
    ['a question', addQuestion('en/faq.json', 'Do I get a bill with GST?')],
    ['a review above the samples', reviews((list) => [review, ...list])],
    ['a sample that leaves', reviews((list) => list.slice(1))],
    ['reviews in another order', reviews((list) => list.toReversed())],
    [
      'a claim without a document in other words',
      set(['en/claims.json', [unproven, 'text'], 'Another sentence.']),
    ],
    ['a claim switched off', set(['facts/claims.json', ['doctorCrafted', 'shown'], false])],
    ['a new batch', () => addBatch('SY-26-92')],
    [
      'a report from a scanner',
      () => {
        renameSync(join(folder, `batches/${LOT}.pdf`), join(folder, 'batches/SCAN 1.PDF'))
        batch(LOT, ['report', 'file'], 'SCAN 1.PDF')()
      },
    ],
    ['a batch retired', batch(LOT, ['retired'], { on: '2026-11-30', reason: 'Sold out.' })],
    [
      'a recall that names an illness',
      batch(LOT, ['recall'], { ...recall, reason: 'It made a child sick: get treatment.' }),
    ],
    ['a batch above a limit, recalled', all(measured(LOT, 'lead', 4), batch(LOT, ['recall'], recall))],
    [
      'a sample batch that leaves',
      () => {
        for (const end of ['json', 'pdf']) rmSync(join(folder, `batches/${OTHER_SAMPLE}.${end}`))
      },
    ],
    ['another charge for delivery', set(['facts/opening.json', ['delivery', 'list', 0, 'charge'], 65])],
    [
      'an article with one more sentence',
      rewrite(article, (all) => `${all.replace(/^## /m, 'One more sentence.\n\n## ')}`),
    ],
    [
      'line ends of Windows',
      () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (/\.(json|md)$/.test(name)) rewrite(name, (all) => all.replaceAll('\n', '\r\n'))()
      },
    ],
    [
      'an article with links',
      rewrite(
        article,
        withParagraph(
          [
            '/',
            '/#shop',
            '/batch?so=1',
            `/batch/${LOT}`,
            '/mr',
            '/rss.xml',
            '#so',
            'tel:+91',
            'https://fssai.gov.in',
          ]
            .map((to) => `[So](${to})`)
            .join(' ')
            .concat('\n\n## So'),
        ),
      ),
    ],
    ['an article with a picture', rewrite(article, withParagraph('![So](hero)'))],
    ['a made-up number that stays one', set(['facts/opening.json', ['phone'], '+91 55500 00099'])],
  ] satisfies [string, Edit][])('%s is accepted', (_, edit) => {
    expect(reasonsFor(edit)).toEqual([])
  })
})

it('refuses to go without a picture that pages show', () => {
  const removed = () => rmSync(join(root, 'web/images/hero.webp'))
  expect(reasonsFor(removed)).toEqual([
    'Hero has no picture any more: add hero.webp to the pictures, or undo (Pictures → Hero)',
  ])
})

describe('what was there before', () => {
  const LATER = new Date('2028-06-01T06:00:00Z')

  it('is no wall: a pack can be sold out while other musts are missing, and the offer has ended', () => {
    expect(before.length).toBeGreaterThan(0)
    expect(reasonsFor(set(['facts/opening.json', ['packs', 'list', 0, 'soldOut'], true]), [], LATER)).toEqual(
      [],
    )
  })

  it('is one where nothing was live before', () => {
    expect(reasonsFor(() => {}, [], TODAY, [])).toHaveLength(before.length)
  })

  const sample = (index: number, what = `reviews.${index} is a sample`): Finding => ({
    group: 'Sums',
    file: 'en/testimonials.json',
    line: index,
    path: ['reviews', index, 'sample'],
    what,
    todo: 'replace it',
  })

  it.each([
    [
      'a claim',
      ['en/claims.json', [unproven, 'text']],
      ['Good for a cough.', 'Made for coughs!', 'Good for diabetes.'],
    ],
    [
      'an answer',
      ['en/faq.json', ['items', 0, 'answer']],
      ['It cures a cough.', 'Honey cures every cough. It is sweet.', 'It prevents a cough.'],
    ],
    ['a translation', ['mr/hero.json', ['lede']], ['शुद्ध आवळा.', 'मध आणि शुद्ध आवळा.', 'शिसेमुक्त आवळा.']],
  ] as const)(
    'lets %s change beside a banned phrase, which gives way to no other',
    (_, [file, path], texts) => {
      const say = (words: string) => set([file, path, words])
      const [old, sameWords, other] = texts
      say(old)()
      const known = findingsIn(folder, TODAY)
      expect(reasonsFor(say(sameWords), [], TODAY, known)).toEqual([])
      expect(reasonsFor(say(other), [], TODAY, known)).toHaveLength(1)
    },
  )

  it('counts by kind and field, wherever in a list it is', () => {
    expect(newFindings([sample(0), sample(1)], [sample(1), sample(2)])).toEqual([])
    expect(newFindings([sample(0), sample(1)], [sample(0), sample(1), sample(2)])).toEqual([sample(2)])
    expect(newFindings([sample(1)], [{ ...sample(1), file: 'hi/testimonials.json' }])).toHaveLength(1)
    expect(newFindings([sample(1)], [{ ...sample(1), todo: 'say it otherwise' }])).toHaveLength(1)
  })
})

describe('a published language', () => {
  it('needs the words of a new question, and an unpublished one does not', () => {
    const edit = addQuestion('en/faq.json', 'Do I get a bill?')
    expect(reasonsFor(edit, ['mr'])).toContain(
      'Question is missing (Marathi: Questions → Questions → gst → Question)',
    )
    expect(reasonsFor(edit)).toEqual([])
    expect(reasonsFor(all(edit, addQuestion('mr/faq.json', 'बिल मिळते का?')), ['mr'])).toEqual([])
  })
})
