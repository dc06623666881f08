import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { readJson } from '#web/model/read-topics.ts'
import { noticeVersion, noticeVersions } from '#web/site-build/notice-versions.ts'
import { commitIn, gitIn } from '../repository.ts'
import { makeTemporary } from '../temporary.ts'

let root: string
let folder: string
const digest = (notice: string) => createHash('sha256').update(notice).digest('hex').slice(0, 12)
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const writeNotice = (language: string, notice: string, mark = '') =>
  write(`${language}/words.json`, `${mark}${JSON.stringify({ 'newsletter.notice': notice })}`)
const softwareNotice = (language: string) => String(readJson(`web/words/${language}/newsletter.json`).notice)
beforeEach(() => {
  root = makeTemporary('notice-versions')
  folder = join(root, 'web/content')
  for (const id of LANGUAGE_IDS) mkdirSync(join(folder, id), { recursive: true })
})

it('the version follows from the words, also a shop’s own, after a byte order mark too', () => {
  expect(noticeVersion('mr', folder)).toBe(digest(softwareNotice('mr')))
  writeNotice('mr', 'एक पत्र.', '\uFEFF')
  expect(noticeVersion('mr', folder)).toBe(digest('एक पत्र.'))
  write('mr/words.json', JSON.stringify({ newsletter: { notice: 'दोन पत्रे.' } }))
  expect(noticeVersion('mr', folder)).toBe(digest('दोन पत्रे.'))
})

it('every version stays known that a page has shown, in a file of labels or of before there were such', () => {
  gitIn(root, 'init', '--quiet', '--initial-branch', 'main')
  write('en/newsletter.json', JSON.stringify({ heading: 'x', notice: 'One letter a month.' }))
  write('mr/words.json', JSON.stringify({ newsletter: { notice: 'दोन पत्रे.' } }))
  writeNotice('hi', 'दो चिट्ठियाँ।', '\uFEFF')
  commitIn(root)
  rmSync(join(folder, 'en/newsletter.json'))
  write('hi/words.json', '{ broken')
  writeNotice('en', 'Two letters a month.')
  commitIn(root)
  for (const language of LANGUAGE_IDS) rmSync(join(folder, `${language}/words.json`), { force: true })
  // An edit that is not committed yet.
  writeNotice('hi', 'एक चिट्ठी।')
  const notices = [
    'One letter a month.',
    'Two letters a month.',
    'दोन पत्रे.',
    'दो चिट्ठियाँ।',
    'एक चिट्ठी।',
    softwareNotice('en'),
  ]
  expect(noticeVersions(folder)).toEqual(expect.arrayContaining(notices.map(digest)))
})
