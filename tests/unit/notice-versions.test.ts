import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { siteLanguages } from '#web/build/languages.ts'
import { noticeVersion, noticeVersions } from '#web/build/notice-versions.ts'
import { readJson } from '#web/model/read-topics.ts'

const root = mkdtempSync(join(tmpdir(), 'notice-versions-'))
const folder = join(root, 'web/demonstration')
const digest = (notice: string) => createHash('sha256').update(notice).digest('hex').slice(0, 12)
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
    stdio: 'ignore',
  })
const write = (language: string, text: string) =>
  writeFileSync(join(folder, language, 'newsletter.json'), text)
const writeNotice = (language: string, notice: string, mark = '') =>
  write(language, `${mark}${JSON.stringify({ heading: 'x', text: 'x', notice, privacyLink: 'x' })}`)
const commit = () => {
  git('add', '--all')
  git('commit', '--message', 'Edit: newsletter', '--allow-empty')
}
beforeEach(() => {
  rmSync(root, { recursive: true })
  for (const id of LANGUAGE_IDS) mkdirSync(join(folder, id), { recursive: true })
  writeNotice('en', 'One letter a month.')
})
afterAll(() => rmSync(root, { recursive: true }))

it('the version follows from the words of the notice in the language of the page, and the pages name it', () => {
  for (const { content, noticeVersion: version } of siteLanguages()) {
    const { notice } = readJson(`web/demonstration/${content.language}/newsletter.json`)
    expect(version).toBe(digest(String(notice)))
  }
})

it('a language without a notice of its own shows the English one, and agrees to that', () => {
  expect(noticeVersion('mr', folder)).toBe(digest('One letter a month.'))
  writeNotice('mr', 'एक पत्र.')
  expect(noticeVersion('mr', folder)).toBe(digest('एक पत्र.'))
})

it('a byte order mark before the file changes no version', () => {
  writeNotice('mr', 'एक पत्र.', '\uFEFF')
  expect(noticeVersion('mr', folder)).toBe(digest('एक पत्र.'))
})

it('former versions of every language stay known, and without git the present ones are', () => {
  expect(noticeVersions(folder)).toEqual([digest('One letter a month.')])
  git('init')
  commit()
  writeNotice('mr', 'एक पत्र.', '\uFEFF')
  commit()
  write('mr', '{ broken')
  commit()
  rmSync(join(folder, 'mr/newsletter.json'))
  writeNotice('en', 'Two letters a month.')
  commit()
  // An edit that is not committed yet.
  writeNotice('hi', 'एक चिट्ठी।')
  const words = ['One letter a month.', 'Two letters a month.', 'एक पत्र.', 'एक चिट्ठी।']
  expect(noticeVersions(folder).sort()).toEqual(words.map(digest).sort())
})
