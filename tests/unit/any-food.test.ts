import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { WORDS } from '#web/model/read-topics.ts'
import { batchFacts } from '#web/model/schema/batch.ts'
import { copyTopics } from '#web/model/schema/copy.ts'
import { articleHead, policyHead } from '#web/model/schema/documents.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { STARTER } from '#web/model/shop-folder.ts'
import { topicTitle } from '#web/model/titles.ts'
import { missingToOpen } from '#web/site-build/checks/launch.ts'
import type { Question } from '#worker/cli/ask-questions.ts'
import { QUESTIONS } from '#worker/cli/questions.ts'
import { OF_CHYAWANPRASH } from '../of-chyawanprash.ts'
import { makeNewShop } from '../open-shop.ts'

/** The texts that name a law, and kinds and verbs to choose from. */
const ALLOWED: readonly RegExp[] = [
  /^words\/\w+\/(hero\.medicine|label\.facts\.category\.|legal\.(licences|soldAs)\.|limits\.|pages\.home\.title)/,
  /^words\/\w+\/product\.(kinds\.jam|made\.cooked) |^(facts\/launch )?product\.kind\.\w+\.\w+ jam$/,
  /^facts\/launch licence\.regime\./,
  /^words\/\w+\/label\.exempt\.spices |^facts\/label nutritionExempt\./,
  /^entry (lot .*|jars\.\w+ [^j]*)$/,
]

/** Every text of a value with its path: `label.heading: In the jar`. */
function textsOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [`${path} ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`))
}

const found = (texts: readonly string[]) =>
  texts.filter((text) => OF_CHYAWANPRASH.test(text) && !ALLOWED.some((allowed) => allowed.test(text)))

/** The texts of a folder's files, but for what is no text of a visitor: the phrases that are banned. */
function textsIn(folder: string): string[] {
  return globSync('**/*.{json,md}', { cwd: folder }).flatMap((name) => {
    if (name.endsWith('banned.json')) return []
    const place = join(folder.replace('web/', ''), name).replace(/\.\w+$/, '')
    const text = readFileSync(join(folder, name), 'utf8')
    if (name.endsWith('.json')) return textsOf(JSON.parse(text), place)
    return text.split('\n').map((line) => `${place} ${line}`)
  })
}

/** What a form shows of a schema: titles, descriptions, examples and choices. */
function shownOf(schema: z.ZodType, place: string): string[] {
  const shown = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, each]) => {
      if (['title', 'description', 'examples', 'enum', 'const'].includes(key))
        return textsOf(each, `${path}.${key}`)
      const names = key === 'properties' ? [`${path} ${Object.keys(each).join(' ')}`] : []
      return [...names, ...shown(each, `${path}.${key}`)]
    })
  }
  return shown(z.toJSONSchema(schema, { io: 'input' }), place).map((text) =>
    text.replaceAll(/\.(properties|items|anyOf\.\d+)(?=\.)/g, '').replace('.', ' '),
  )
}

/** The sections that only some foods have. */
const OF_SOME_FOODS = ['doses', 'herbs']

describe('the software says only what is true of any packed food', () => {
  it.each([...['en', 'mr', 'hi'].map((language) => join(WORDS, language)), STARTER])(
    'in its words: %s',
    (folder) => {
      expect(found(textsIn(folder))).toEqual([])
    },
  )

  it('in its forms', () => {
    const ofTopics = Object.entries({ facts: factTopics, copy: copyTopics }).flatMap(([part, schemas]) =>
      Object.entries(schemas)
        .filter(([topic]) => !OF_SOME_FOODS.includes(topic))
        .flatMap(([topic, schema]) => [
          `${part}/${topic} ${topicTitle(topic)}`,
          ...shownOf(schema, `${part}/${topic}`),
        ]),
    )
    const ofEntries = [batchFacts, articleHead, policyHead].flatMap((schema) => shownOf(schema, 'entry'))
    expect(found([...ofTopics, ...ofEntries])).toEqual([])
  })

  it('in its questions at the terminal, but for those after “Is it an Ayurvedic product?”', () => {
    const isAyurvedic = ({ key, when }: Question) =>
      key === 'ayurvedic' || when?.({ ayurvedic: 'true' }) === true
    const asked = QUESTIONS.filter((question) => !isAyurvedic(question))
    expect(asked).toHaveLength(QUESTIONS.length - 3)
    const texts = asked.flatMap(({ key, ask, example, options }) => textsOf({ ask, example, options }, key))
    expect(found(texts)).toEqual([])
  })

  it('in what it misses before a shop may open', async () => {
    const missing = missingToOpen(await makeNewShop(), new Date(), '')
    const messages = missing.map(({ file, path, message }) => `${file} ${path} ${message}`)
    expect(messages.length).toBeGreaterThan(15)
    expect(found(messages)).toEqual([])
  })
})
