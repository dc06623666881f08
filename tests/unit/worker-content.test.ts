import { expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { workerContent } from '#web/site-build/worker-content.ts'
import { changeContent, copyContent, publishLanguage } from '../changed-content.ts'
import { content } from '../content.ts'

const withSender = (sender: string) => copyContent(['en/words.json', ['mail.sender'], sender])

it('mails may have every placeholder that pages have, and the Worker knows the lots that are recalled', () => {
  const folder = withSender('{brand.name}, {brand.phone}, {herbs.plants}')
  const { recalledLots, words } = workerContent('demonstration', folder)
  expect(words.en.mail.sender).toMatch(`${content.facts.brand.name}, ${content.facts.brand.phone}, `)
  expect(words.en.mail).toHaveProperty('confirmation')
  expect(JSON.stringify(words)).not.toMatch(/\{\w+(\.[\w-]+)*\}/)
  const recalled = content.batches.filter(({ recall }) => recall).map(({ lot }) => lot)
  expect([recalled.length > 0, recalledLots]).toEqual([true, recalled])
})

it('a live site writes in the languages that it shows, with words of the software’s for what nothing fills, and no confirmation without letters', () => {
  const folder = withSender('for {count} days')
  changeContent(folder, [['facts/brand.json', ['letters'], false]])
  publishLanguage(folder, 'mr')
  const { words } = workerContent('open', folder)
  expect(Object.keys(words)).toEqual(LANGUAGE_IDS)
  expect(words.en.mail.sender).toContain(content.facts.brand.email)
  expect(words.mr.mail.sender).toMatch(/[\u0904-\u0939]/)
  expect(words.hi).toEqual(words.en)
  expect(words.mr.mail).not.toHaveProperty('confirmation')
})
