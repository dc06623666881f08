import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Edit, signOwnerEdits } from '#web/build/review/owner-edits.ts'
import { readTranslation, writeReview } from '#web/build/review/read-review.ts'
import { signRead } from '#web/build/review/review.ts'
import { type ContentChange, changeContent, changedContent, completeWords } from '../changed-content.ts'
import { content } from '../content.ts'

const RECORD = `faq.items.${content.faq.items[0]?.id}`
const words = (language: string, answer: string): ContentChange => [
  `${language}/faq.json`,
  ['items', 0, 'answer'],
  answer,
]

/** Content of which all Marathi was read, with changes after that. */
function readContent(...changes: ContentChange[]): string {
  const folder = changedContent()
  completeWords(folder, 'mr')
  const marathi = readTranslation('mr', folder)
  writeReview('mr', signRead(marathi, { by: 'Meera', on: '2026-11-01' }), folder)
  const changed = changedContent()
  completeWords(changed, 'mr')
  changeContent(changed, changes)
  writeFileSync(join(changed, 'mr/review.json'), JSON.stringify(readTranslation('mr', folder).review))
  return changed
}

const before = readContent()
const edit = (after: string, isUndo = false): Edit => ({
  by: 'Asha',
  on: '2026-12-01',
  before,
  after,
  isUndo,
})
const openIn = (folder: string) => readTranslation('mr', folder).open.map(({ record }) => record)

it('signs the words that the owner wrote, and no others', () => {
  const unread: ContentChange = ['mr/faq.json', ['heading'], 'इतर']
  const now = readContent(words('en', 'At noon.'), words('mr', 'दुपारी.'), unread)
  signOwnerEdits([{ ...edit(now), before: readContent(unread) }], [], now)
  expect(openIn(now)).toEqual(['faq.heading'])
  expect(readTranslation('mr', now).review[RECORD]?.read).toEqual({ by: 'Asha', on: '2026-12-01' })
})

it('signs no words that were changed again, or whose English was changed alone', () => {
  const again = readContent(words('mr', 'रात्री.'))
  signOwnerEdits([edit(readContent(words('mr', 'दुपारी.')))], [], again)
  expect(openIn(again)).toEqual([RECORD])
  const english = readContent(words('en', 'At noon.'))
  signOwnerEdits([edit(english)], [], english)
  expect(openIn(english)).toEqual([RECORD])
})

it('signs no words that are missing, or that could not be compared', () => {
  const lacking: ContentChange = ['mr/faq.json', ['items', 0, 'answer'], undefined]
  const missing = readContent(words('en', 'At noon.'), lacking, ['mr/faq.json', ['heading'], 'इतर'])
  signOwnerEdits([{ ...edit(missing), before: readContent(lacking) }], [], missing)
  expect(openIn(missing)).toEqual([RECORD])
  const broken = readContent(words('mr', 'दुपारी.'))
  writeFileSync(join(broken, 'mr/hero.json'), '{')
  const now = readContent(words('mr', 'दुपारी.'))
  signOwnerEdits([{ ...edit(now), before: broken }], [], now)
  expect(openIn(now)).toEqual([RECORD])
})

it('signs what an undo restores in a published language only, where it had been read', () => {
  for (const drafts of [[], ['mr']]) {
    const now = readContent(words('mr', 'दुपारी.'))
    signOwnerEdits([edit(now, true)], drafts, now)
    expect(openIn(now)).toEqual(drafts.length > 0 ? [RECORD] : [])
  }
})
