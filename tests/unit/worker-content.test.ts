import { expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { workerContent } from '#web/site-build/worker-content.ts'
import { changeContent, copyContent, publishLanguage } from '../changed-content.ts'
import { content } from '../content.ts'

const withSender = (sender: string) => copyContent(['en/words.json', ['mail.sender'], sender])

it('mails may have every placeholder that pages have', () => {
  const { words } = workerContent('demonstration', withSender('{brand.name}, {brand.phone}, {herbs.plants}'))
  expect(words.en.mail.sender).toMatch(`${content.facts.brand.name}, ${content.facts.brand.phone}, `)
  expect(JSON.stringify(words)).not.toMatch(/\{\w+(\.[\w-]+)*\}/)
})

it('a mail keeps the software’s words in place of a placeholder that nothing fills, and none is to be confirmed without letters', () => {
  const folder = withSender('for {count} days')
  changeContent(folder, [['facts/brand.json', ['letters'], false]])
  const { sender, confirmation } = workerContent('open', folder).words.en.mail
  expect(sender).toContain(content.facts.brand.email)
  expect(confirmation).toBeUndefined()
})

it('a live site writes in the languages that it shows, and to others in English', () => {
  const folder = copyContent()
  publishLanguage(folder, 'mr')
  const { words } = workerContent('open', folder)
  const { confirmation, sender } = loadContent('mr', folder, 'open').words.mail
  expect(words.mr.mail).toEqual({ confirmation, sender })
  expect(words.hi).toEqual(words.en)
  expect(Object.keys(words)).toEqual(LANGUAGE_IDS)
})

it('the Worker knows the lots that are recalled', () => {
  const recalled = content.batches.filter(({ recall }) => recall).map(({ lot }) => lot)
  expect([recalled.length > 0, workerContent('demonstration').recalledLots]).toEqual([true, recalled])
})
