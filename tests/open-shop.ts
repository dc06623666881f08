import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Content } from '#web/model/types.ts'
import type { Answers } from '#web/site-build/new-shop/answers.ts'
import { makeShop } from '#web/site-build/new-shop/make-shop.ts'
import { type ContentChange, changeContent } from './changed-content.ts'
import answers from './shops/jam.json' with { type: 'json' }
import { makeTemporary } from './temporary.ts'

/** What another brand answers to `npm run new-shop`: all that a shop cannot open without, and nothing else. */
export const OPEN_SHOP = answers
export const OPEN_SHOP_URL = OPEN_SHOP.siteUrl

let made: Promise<string> | undefined

/** Makes a shop of answers in a folder of its own, and returns the folder. */
export async function makeNewShop(answers: Answers = {}): Promise<string> {
  const shop = join(makeTemporary('shop'), 'content')
  await makeShop(answers, { today: '2026-11-25', shop })
  return shop
}

/**
 * Copies another brand's shop into a folder of its own, and changes values in it.
 *
 * @returns the folder
 */
export async function makeOpenShop(...changes: readonly ContentChange[]): Promise<string> {
  // It takes a second, most of it for the photograph: the shop is made once, and copied.
  made ??= makeNewShop(OPEN_SHOP as Answers)
  const shop = join(makeTemporary('shop'), 'content')
  cpSync(await made, shop, { recursive: true })
  changeContent(shop, changes)
  return shop
}

/** Loads another brand's shop as its open site has it, once it is changed. */
export const openShop = async (...changes: readonly ContentChange[]): Promise<Content> =>
  loadContent('en', await makeOpenShop(...changes), 'open')

/** Changes a fact that a shop cannot open without, by its path, such as `packs.list.0.mrp`. */
export const launch = (path: string, value: unknown): ContentChange => [
  'facts/launch.json',
  path.split('.'),
  value,
]

/** @returns the answer of a question on home, if the shop has it */
export const answerOf = ({ copy }: Content, id: string) =>
  copy.faq.items.find((item) => item.id === id)?.answer

export const refundPolicy = ({ policies }: Content) => JSON.stringify(policies['refund-policy'].tree)

/** Puts a batch of the demonstration into a shop. */
export function addBatch(folder: string, lot: string): void {
  for (const kind of ['json', 'pdf'])
    cpSync(join(DEMONSTRATION, `batches/${lot}.${kind}`), join(folder, `batches/${lot}.${kind}`))
}

const { articles, batches, facts, copy, words } = loadContent('en', DEMONSTRATION)

/** Names and words that only the demonstration has: a shop of another brand shows none of them. */
const NAMES: readonly string[] = [
  facts.brand.name,
  facts.brand.name.normalize('NFD').replace(/\p{M}/gu, ''),
  facts.brand.devanagari?.word,
  facts.brand.slug,
  facts.brand.email,
  facts.brand.phone,
  facts.legal.grievanceOfficer.name,
  ...copy.testimonials.reviews.flatMap(({ name, review }) => [name, review]),
  ...copy.testimonials.featured.papers.map(({ name }) => name),
  ...copy.notes.list.filter(({ id }) => id === 'reviews').map(({ text }) => text),
  ...copy.founders.people.flatMap(({ name, description }) => [name, description]),
  ...batches.flatMap(({ lot, report, sources }) => [
    lot,
    report?.laboratory,
    report?.number,
    ...sources.map(({ from }) => from),
  ]),
  ...articles.flatMap(({ review }) => review?.by),
  words.legal.demonstration,
  ...facts.claims.list.map(({ evidence }) => evidence?.number),
  facts.reel?.url,
].filter((name) => typeof name === 'string')

/** @returns those of the demonstration's names that a text of the site has */
export function sampleNamesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return NAMES.filter((name) => lower.includes(name.toLowerCase()))
}
