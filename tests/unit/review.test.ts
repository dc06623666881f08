import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import { draftLanguages, draftNotice, hiddenLanguages, siteLanguages } from '#web/build/languages.ts'
import { readTranslation } from '#web/build/review/read-review.ts'
import {
  hashesOf,
  isBlocking,
  noteMade,
  openRecords,
  signRead,
  signUnchanged,
} from '#web/build/review/review.ts'
import { loadContent } from '#web/content/load.ts'
import { code, text } from '#web/content/schema/fields.ts'
import { SERIOUS } from '#web/content/schema/topics.ts'
import { wordsOf } from '#web/content/translate.ts'
import { type ContentChange, changeContent, changedContent, completeWords } from '../changed-content.ts'

const BY = { by: 'Asha Pol', on: '2026-12-01' }

const schema = z.strictObject({
  heading: text(),
  icon: code(),
  items: z.array(z.strictObject({ id: code(), answer: text() })),
})
const faq = {
  heading: 'Questions',
  icon: 'leaf',
  items: [
    { id: '1', answer: 'In the *morning*.' },
    { id: '2', answer: 'A spoon.' },
  ],
}
const hashes = (value: typeof faq) => hashesOf('faq', wordsOf(schema, value))
const answered = (id: string, answer: string) => ({
  ...faq,
  items: faq.items.map((item) => (item.id === id ? { ...item, answer } : item)),
})

describe('the hash of a record', () => {
  it('is of an entry with an id, or of a field of the topic', () => {
    expect(Object.keys(hashes(faq))).toEqual(['faq.heading', 'faq.items.1', 'faq.items.2'])
    expect(hashes(faq)['faq.heading']).toMatch(/^[0-9a-f]{12}$/)
  })

  it('changes with the words of its record alone', () => {
    const { 'faq.items.1': before, ...others } = hashes(faq)
    const { 'faq.items.1': after, ...othersAfter } = hashes(answered('1', 'In the evening.'))
    expect(after).not.toBe(before)
    expect(othersAfter).toEqual(others)
  })

  it.each([
    ['white space', answered('1', ' In the\n  *morning*. ')],
    ['emphasis', answered('1', 'In the **morning**.')],
    ['an icon', { ...faq, icon: 'sun' }],
    ['the order of entries', { ...faq, items: faq.items.toReversed() }],
  ])('stays the same when %s changes', (_, changed) => {
    expect(hashes(changed)).toEqual(hashes(faq))
  })
})

describe('a translation', () => {
  const english = hashes(faq)
  const words = hashes(answered('1', 'सकाळी.'))
  const made = { english, words, review: noteMade({ english, words, review: {} }) }
  const read = signRead(made, BY)
  const changedEnglish = hashes(answered('1', 'In the evening.'))

  it('is unread until somebody has signed for every record', () => {
    expect(openRecords(english, words, {}).every(isBlocking)).toBe(true)
    expect(openRecords(english, words, made.review)).toHaveLength(3)
    const some = signRead(made, BY, ['faq.heading', 'faq.items.1'])
    expect(openRecords(english, words, some)).toEqual([
      { record: 'faq.items.2', unread: true, stale: false, serious: true },
    ])
    expect(openRecords(english, words, read)).toEqual([])
  })

  it('is unread again where its words have changed since', () => {
    const [open, ...others] = openRecords(english, hashes(answered('1', 'दुपारी.')), read)
    expect(open).toMatchObject({ record: 'faq.items.1', unread: true, stale: false })
    expect(others).toEqual([])
  })

  it('is stale where the English has changed, which blocks it where the record is serious', () => {
    const open = openRecords(changedEnglish, words, read)
    expect(open).toEqual([{ record: 'faq.items.1', unread: false, stale: true, serious: true }])
    expect(open.some(isBlocking)).toBe(true)
    const heading = openRecords(hashes({ ...faq, heading: 'Answers' }), words, read)
    expect(heading).toEqual([{ record: 'faq.heading', unread: false, stale: true, serious: false }])
    expect(heading.some(isBlocking)).toBe(false)
  })

  it('is no longer stale once its meaning is confirmed as unchanged, by name', () => {
    const stale = { english: changedEnglish, words, review: read }
    const confirmed = signUnchanged(stale, { ...BY, by: 'Ravi Rao' }, ['faq.items.1'])
    expect(openRecords(changedEnglish, words, confirmed)).toEqual([])
    expect(confirmed['faq.items.1']).toMatchObject({ read: BY, unchanged: { by: 'Ravi Rao' } })
  })

  it('cannot be confirmed where nobody has read it', () => {
    expect(() => signUnchanged(made, BY, ['faq.items.1'])).toThrow('faq.items.1: nobody has read these words')
    expect(() => signRead(made, BY, ['faq.items.9'])).toThrow('faq.items.9: there is no such record')
  })

  it('is made from today’s English, and unread, once its words have followed', () => {
    const followed = hashes(answered('1', 'संध्याकाळी.'))
    const review = noteMade({ english: changedEnglish, words: followed, review: read })
    expect(openRecords(changedEnglish, followed, review)).toEqual([
      { record: 'faq.items.1', unread: true, stale: false, serious: true },
    ])
    expect(review['faq.items.2']).toEqual(read['faq.items.2'])
  })
})

/** The content with Marathi read by somebody, and then changed. */
function readContent(...changes: ContentChange[]): string {
  const folder = changedContent()
  completeWords(folder, 'mr')
  const review = signRead(readTranslation('mr', folder), BY)
  writeFileSync(join(folder, 'mr/review.json'), JSON.stringify(review))
  changeContent(folder, changes)
  return folder
}
const shownIn = (folder: string) => siteLanguages(folder, true).map(({ content }) => content.language)
const blockingIn = (folder: string) =>
  draftLanguages(folder)
    .find(({ id }) => id === 'mr')
    ?.blocking.map(({ record }) => record)

describe('the languages of a build', () => {
  it('are all, the unread ones as drafts, but for a deploy, which leaves those out', () => {
    const folder = readContent()
    const all = siteLanguages(folder, false).map(({ content, isReviewed }) => [content.language, isReviewed])
    expect(Object.fromEntries(all)).toMatchObject({ en: true, mr: true, hi: false })
    expect(hiddenLanguages(folder, false)).toEqual([])
    expect(shownIn(folder)).toEqual(['en', 'mr'])
    expect(hiddenLanguages(folder, true).map(({ id }) => id)).toEqual(['hi'])
  })

  it('keep reviewed words where the English has changed', () => {
    const folder = readContent(['en/popup.json', ['title'], 'We are here!'])
    expect(readTranslation('mr', folder).open).toEqual([
      { record: 'popup.title', unread: false, stale: true, serious: false },
    ])
    expect(shownIn(folder)).toContain('mr')
  })

  it.each([
    ['a claim', 'en/claims.json', ['noSteroids', 'text'], 'claims.noSteroids'],
    ['a price', 'en/packs.json', ['list', 0, 'savings'], 'packs.list.500g'],
    ['a warning', 'en/suitability.json', ['questions', 0, 'answer'], 'suitability.questions.pregnancy'],
    ['law', 'en/legal.json', ['rights'], 'legal.rights'],
  ] as const)('lose one whose English of %s has changed', (_, file, path, record) => {
    const folder = readContent([file, path, 'Something else.'])
    expect(blockingIn(folder)).toEqual([record])
    expect(shownIn(folder)).not.toContain('mr')
  })

  it('lose one whose English of a policy has changed, but not with its lines broken elsewhere', () => {
    const folder = readContent()
    const file = join(folder, 'en/policies/disclaimer.md')
    const policy = readFileSync(file, 'utf8')
    const [head = '', ...parts] = policy.split('\n## ')
    const broken = [head, ...parts.map((part) => part.replaceAll('. ', '.\n'))].join('\n## ')
    expect(broken).not.toBe(policy)
    writeFileSync(file, broken)
    expect(blockingIn(folder)).toBeUndefined()
    writeFileSync(file, `${policy}\nOne thing more.\n`)
    expect(blockingIn(folder)).toEqual(['policies.disclaimer'])
  })

  it('lose one without the words of a new record, which a draft shows in English', () => {
    const items = loadContent().faq.items
    const folder = readContent(
      ['en/faq.json', ['items', items.length], { ...items[0], id: 'new' }],
      ...LANGUAGE_IDS.filter((id) => id !== SOURCE).map(
        (id): ContentChange => [`${id}/faq.json`, ['items', items.length], { id: 'new' }],
      ),
    )
    expect(blockingIn(folder)).toEqual(['faq.items.new'])
    expect(shownIn(folder)).not.toContain('mr')
    const draft = siteLanguages(folder, false).find(({ content }) => content.language === 'mr')
    expect(draft?.isReviewed).toBe(false)
    expect(draft?.content.faq.items.at(-1)?.question).toBe(items[0]?.question)
  })

  it('lose one with words of a batch that nobody has read, but not one without such words', () => {
    const [lot] = loadContent().batches.map((batch) => batch.lot)
    const folder = readContent()
    const file = join(folder, `mr/batches/${lot}.json`)
    rmSync(file, { force: true })
    expect(blockingIn(folder)).toBeUndefined()
    mkdirSync(join(folder, 'mr/batches'), { recursive: true })
    cpSync(join(folder, `batches/${lot}.json`), file)
    expect(blockingIn(folder)).toEqual([`batches.${lot}`])
  })

  it('that are left out are named with what is missing, the first few records by name', () => {
    const folder = readContent(['en/legal.json', ['rights'], 'Other rights.'])
    const record = JSON.parse(readFileSync(join(folder, 'mr/review.json'), 'utf8'))
    delete record['faq.heading']
    writeFileSync(join(folder, 'mr/review.json'), JSON.stringify(record))
    expect(draftLanguages(folder).map(draftNotice)).toEqual([
      'मराठी (mr): 1 unread and 1 stale: faq.heading, legal.rights',
      expect.stringMatching(/^हिन्दी \(hi\): \d+ unread: (\S+, ){4}\S+ …$/),
    ])
  })

  it('come with a review that names what is wrong with it', () => {
    const folder = readContent(['mr/review.json', ['faq.heading', 'english'], 'today'])
    expect(() => readTranslation('mr', folder)).toThrow('mr/review.json: faq.heading.english must be a hash')
  })
})

it('every name in the list of serious records leads to one', () => {
  const records = Object.keys(readTranslation('mr').words)
  const names = SERIOUS.filter((name) => name !== 'batches')
  expect(names.filter((name) => !records.some((record) => `${record}.`.startsWith(`${name}.`)))).toEqual([])
})
