import { expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { workerContent } from '#web/build/worker-content.ts'
import { loadContent } from '#web/model/load.ts'
import { copyContent, publishLanguage } from '../changed-content.ts'
import { content } from '../content.ts'

const withSender = (sender: string) => copyContent(['en/words.json', ['mail.sender'], sender])

it('mails may have every placeholder that pages have', () => {
  const { words } = workerContent('demonstration', withSender('{brand.name}, {brand.phone}, {herbs.plants}'))
  expect(words.en.mail.sender).toMatch(`${content.brand.name}, ${content.brand.phone}, `)
  expect(JSON.stringify(words)).not.toMatch(/\{\w+(\.[\w-]+)*\}/)
})

it('a mail with a placeholder that nothing fills keeps the software’s words', () => {
  expect(workerContent('open', withSender('for {count} days')).words.en.mail.sender).toContain(
    content.brand.email,
  )
})

it('has no mail to confirm where no letter is sent', () => {
  const { words } = workerContent('open', copyContent(['facts/brand.json', ['letters'], false]))
  expect(words.en.mail.confirmation).toBeUndefined()
})

it('a live site writes in the languages that it shows, and to others in English', () => {
  const folder = copyContent()
  publishLanguage(folder, 'mr')
  const { words } = workerContent('open', folder)
  const { confirmation, sender } = loadContent('mr', folder, 'open').mail
  expect(words.mr.mail).toEqual({ confirmation, sender })
  expect(words.hi).toEqual(words.en)
  expect(Object.keys(words)).toEqual(LANGUAGE_IDS)
})
