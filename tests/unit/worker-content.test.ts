import { expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { workerContent } from '#web/build/worker-content.ts'
import { loadContent } from '#web/model/load.ts'
import { completeWords, copyContent, publishLanguage } from '../changed-content.ts'
import { content } from '../content.ts'

const withSender = (sender: string, language = 'en') =>
  copyContent([`${language}/mail.json`, ['sender'], sender])

it('mails may have every placeholder that pages have', () => {
  const { words } = workerContent('demonstration', withSender('{brand.name}, {brand.phone}, {herbs.plants}'))
  expect(words.en.mail.sender).toMatch(`${content.brand.name}, ${content.brand.phone}, `)
  expect(JSON.stringify(words)).not.toMatch(/\{\w+(\.[\w-]+)*\}/)
})

it.each(['{brand.nobody}', '{pack}', 'for {count} days', '{}'])(
  'a mail that says %s is refused before the Worker has it',
  (placeholder) => {
    expect(() => workerContent('live', withSender(placeholder))).toThrow(/^en\/mail\.json: sender /)
  },
)

it('a live site writes in the languages that it shows, and to others in English', () => {
  const folder = withSender('{brand.nobody}', 'hi')
  completeWords(folder, 'mr')
  publishLanguage(folder, 'mr')
  const { words } = workerContent('live', folder)
  expect(words.mr.mail).toEqual(loadContent('mr', folder, 'live').mail)
  expect(words.hi).toEqual(words.en)
  expect(Object.keys(words)).toEqual(LANGUAGE_IDS)
})
