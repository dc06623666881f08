import { expect, it } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { workerContent } from '#web/site-build/worker-content.ts'
import { copyContent, publishLanguage } from '../changed-content.ts'
import { content } from '../content.ts'

it('the Worker writes in the words and languages of the live site, and knows the lots that are recalled', () => {
  const folder = copyContent(
    ['facts/brand.json', ['letters'], false],
    ['en/words.json', ['mail.sender'], '{brand.name}, {brand.phone}, {herbs.plants}'],
    ['mr/words.json', ['mail.sender'], '{count} दिवस'],
  )
  publishLanguage(folder, 'mr')
  const { recalledLots, words } = workerContent('open', folder)
  expect(Object.keys(words)).toEqual(LANGUAGE_IDS)
  const { name, phone } = content.facts.brand
  expect(words.en.mail.sender).toMatch(`${name}, ${phone}, `)
  expect(words.mr.mail.sender).toMatch(/[\u0904-\u0939]/)
  expect(words.mr.mail.sender).not.toMatch('दिवस')
  expect(words.hi).toEqual(words.en)
  expect(JSON.stringify(words)).not.toMatch(/confirmation|\{\w+(\.[\w-]+)*\}/)
  const recalled = content.batches.filter(({ recall }) => recall).map(({ lot }) => lot)
  expect([recalled.length > 0, recalledLots]).toEqual([true, recalled])
})
