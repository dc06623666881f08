import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { ownerReason } from '#web/model/titles.ts'
import { refusals } from '#web/site-build/checks/refusals.ts'
import { changeContent, completeWords, copyContent, publishLanguage } from '../changed-content.ts'
import { content } from '../content.ts'
import { makeTemporary } from '../temporary.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')
const root = makeTemporary('refusals')
const folder = join(root, 'demonstration')
const [LOT = ''] = content.batches.map(({ lot }) => lot)
beforeEach(restore)

/** The sample with Marathi published. A batch is in English alone, as the owner makes one. */
const published = copyContent()
completeWords(published, 'mr')
publishLanguage(published, 'mr')
rmSync(join(published, `mr/batches/${LOT}.json`), { force: true })

function restore(): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(published, folder, { recursive: true })
}

const reasons = () => refusals('open', folder, TODAY).map(ownerReason)
restore()
/** What the sample content is refused for itself. */
const usual = reasons()

type Edit = () => void
const set =
  (file: string, path: string, value: unknown): Edit =>
  () =>
    changeContent(folder, [[file, path.split('.'), value]])
const rewrite =
  (file: string, change: (text: string) => string): Edit =>
  () =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
const isComplete = (name: string) => /^## /m.test(readFileSync(join(folder, 'en/articles', name), 'utf8'))
const article = `en/articles/${readdirSync(join(folder, 'en/articles')).find(isComplete)}`
const addParagraph = (paragraph: string) =>
  rewrite(article, (text) => text.replace(/^## /m, `${paragraph}\n\n## `))
const batch = (path: string, value: unknown) => set(`batches/${LOT}.json`, path, value)
const launch = (path: string, value: unknown) => set('facts/launch.json', path, value)
const question = { id: 'gst', question: 'Do I get a bill?', answer: 'Yes.', icon: 'leaf' }

/** What an owner should not have to read: names of types, files, code. */
const JARGON =
  /zod|expected|undefined|\bnull\b|\bNaN\b|regex|invalid|\bJSON\b|\.json|\.md\b|\.ts\b|web\/|facts\/|en\/|`|\n|\[\d/i

it.each<[what: string, places: string[], ...edits: Edit[]]>([
  ['a file that is cut off', ['Questions'], rewrite('en/faq.json', (all) => all.slice(0, 30))],
  ['a picture that is none', ['is no WebP'], () => writeFileSync(join(folder, 'images/hero.webp'), 'text')],
  [
    'values that are out of range',
    ['Offer → Last day', 'at most 1000', 'take all of its PIN codes'],
    launch('offer.endsOn', '2027-02-30'),
    set('facts/delivery.json', 'bulk.fromJars', 1001),
    launch('delivery.list.1.pins', ['4111']),
  ],
  [
    'a main ingredient that there is not',
    ['is no ingredient'],
    set('en/products.json', 'main', { ingredient: 'amala', heading: 'Amla' }),
  ],
  [
    'a policy without one of its parts',
    ['Disclaimer'],
    rewrite('en/policies/disclaimer.md', (all) => all.replace('::contact-lines::', '')),
  ],
  ['a picture within a line', ['Article'], addParagraph('So ![](hero) it is.')],
  ['a metal above its limit', ['What was found'], batch('report.tests.0.found', '90')],
  ['an unknown picture', ['Article'], addParagraph('![So](nobody)')],
  ['a cure in a claim', ['Claims'], set('en/claims.json', 'list.0.text', 'Cures cough.')],
])('refuses %s, with the place and no jargon', (_, places, ...edits) => {
  for (const edit of edits) edit()
  const found = reasons().filter((reason) => !usual.includes(reason))
  for (const place of places) expect(found.join('\n')).toContain(place)
  for (const reason of found) {
    expect(reason).toMatch(/\w+( → [^)]+)?(\)|: )/)
    expect(reason).not.toMatch(JARGON)
  }
})

it('accepts what pages show in another way, and a batch above a limit that is recalled for an illness', () => {
  const edits = [
    // It has ended.
    launch('offer.startsOn', '2026-11-01'),
    launch('offer.endsOn', '2026-11-30'),
    launch('packs.list.0.soldOut', true),
    // A published language lacks it.
    set('en/faq.json', `items.${content.copy.faq.items.length}`, question),
    rewrite('mr/policies/disclaimer.md', (all) => all.replace('::contact-lines::', '')),
    () => rmSync(join(folder, 'images/jar-back.webp')),
    // Whom to ask first, by the name of a condition.
    set('en/suitability.json', 'ask.0.text', 'With diabetes ask your doctor.'),
    // A label with a placeholder that nothing fills in.
    rewrite('en/words.json', (all) =>
      JSON.stringify({ ...JSON.parse(all), 'shop.intro': 'So {nobody} it is.' }),
    ),
    batch('report.tests.0.found', '4'),
    batch('recall', {
      on: '2026-11-30',
      reason: 'It made a child sick: get treatment.',
      whatToDo: ['Do not eat it.'],
    }),
  ]
  for (const edit of edits) edit()
  expect(reasons().filter((reason) => !usual.includes(reason))).toEqual([])
})
