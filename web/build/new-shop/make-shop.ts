import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { LANGUAGE_IDS, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Json } from '#web/model/json.ts'
import type { LaunchFacts } from '#web/model/schema/launch.ts'
import { isLeftover, readText } from '#web/model/shop-files.ts'
import { DEMONSTRATION, OWN_SHOP } from '#web/model/shop-folder.ts'
import { ContentError } from '#web/model/validation.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { type Answers, makeLaunchFacts } from './answers.ts'

type Group = Record<string, Json>

/** People, papers and places of the sample, which a new shop does not get. */
const LEFT_OUT = /^(batches|facts\/reel\.json$|\w+\/batches)/

/**
 * Makes the shop of one's own: the demonstration's words, policies and pictures, without its people, reviews, papers,
 * batches, reel and ticks, with the answers in place. It appears once it is complete.
 *
 * @param languages that it keeps; English is always among them
 * @throws ContentError where there is a shop already, or an answer has not its form
 */
export function makeShop(
  answers: Answers,
  languages: readonly LanguageId[],
  today: string,
  shop = OWN_SHOP,
): void {
  if (existsSync(shop))
    throw new ContentError([{ file: '', path: [], message: 'is there already: remove it, or edit it' }])
  const sample = read(join(DEMONSTRATION, 'facts/launch.json'))
  const facts = makeLaunchFacts(answers, sample as unknown as LaunchFacts, today)
  const folder = `${shop}.new`
  rmSync(folder, { recursive: true, force: true })
  try {
    const left = LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE && !languages.includes(id))
    cpSync(DEMONSTRATION, folder, {
      recursive: true,
      filter: (file) => {
        const name = relative(DEMONSTRATION, file).replaceAll(sep, '/')
        return (
          !isLeftover(basename(name)) &&
          !LEFT_OUT.test(name) &&
          !left.some((id) => name === id || name.startsWith(`${id}/`))
        )
      },
    })
    mkdirSync(join(folder, 'batches'))
    write(join(folder, 'facts/launch.json'), { ...pick(sample, '$schema'), ...facts })
    removeSample(folder, languages, today)
    writeAnswers(folder, languages, answers, facts as unknown as LaunchFacts)
    renameSync(folder, shop)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function removeSample(folder: string, languages: readonly LanguageId[], today: string): void {
  const facts = (topic: string, change: (file: Group) => Group) =>
    edit(join(folder, `facts/${topic}.json`), change)
  facts('brand', ({ social: _, ...brand }) => ({
    ...brand,
    copyrightYear: Number(today.slice(0, 4)),
    // A letter a month is a promise, and only its owner can make it.
    letters: false,
    // Nor are there backups before she has set them up.
    backups: false,
  }))
  facts('delivery', ({ bulk: _, ...delivery }) => delivery)
  facts('confirmed', (ticks) => mapValues(ticks, (tick) => (typeof tick === 'boolean' ? false : tick)))
  facts('claims', (claims) =>
    mapValues(claims, (claim) => (isGroup(claim) && claim.evidence ? { ...claim, evidence: null } : claim)),
  )
  for (const language of languages) {
    const words = (topic: string, change: (file: Group) => Group) =>
      edit(join(folder, language, `${topic}.json`), change)
    words('legal', (legal) => ({ ...legal, consumerCare: { hours: null } }))
    words('policy', (policy) => ({ ...policy, letterService: null }))
    words('founders', (founders) => ({ ...founders, people: [] }))
    words('testimonials', (file) => ({
      ...file,
      reviews: [],
      featured: { ...(file.featured as Group), papers: [] },
    }))
    words('notes', (notes) => ({ ...notes, list: removeEntries(notes.list, ['reviews']) }))
    if (language !== SOURCE_LANGUAGE)
      words('language', (file) => ({ ...pick(file, '$schema'), published: false }))
  }
  // Who has checked an article for the sample has not checked it for her, and nothing is older than her shop.
  for (const file of globSync(join(folder, SOURCE_LANGUAGE, 'articles/*.md')))
    rewrite(file, (text) =>
      text.replace(/^review:\n(?: .*\n)+/m, '').replace(/^publishDate: .*$/m, `publishDate: ${today}`),
    )
  for (const file of globSync(join(folder, '*/policies/*.md')))
    rewrite(file, (text) => text.replace(/^(updated|textOf): .*\n/gm, ''))
}

/** Writes what the answers say elsewhere than in facts/launch.json. */
function writeAnswers(
  folder: string,
  languages: readonly LanguageId[],
  answers: Answers,
  { packs, sample }: LaunchFacts,
): void {
  const { city, policies } = answers
  edit(join(folder, 'facts/read.json'), (read) => ({ ...read, ...(isGroup(policies) && policies) }))
  for (const language of languages) {
    const words = (topic: string, change: (file: Group) => Group) =>
      edit(join(folder, language, `${topic}.json`), change)
    // Removes what another language has on the sample's place and packs, which does not fit any more: the English is
    // shown there.
    const isEnglish = language === SOURCE_LANGUAGE
    // Without an answer the place follows from the postal address.
    words('brand', ({ city: _, inCity: __, address: ___, ...brand }) => ({
      ...brand,
      ...(isEnglish && city !== undefined && { city }),
      ...(isEnglish && { inCity: 'in {brand.city}', address: '{brand.city}, India' }),
    }))
    if (!sample) {
      words('brand', ({ meaning: _, partMeanings: __, note: ___, ...brand }) => brand)
      words('heritage', ({ lede: _, ...heritage }) => heritage)
      words('notes', (notes) => ({ ...notes, list: removeEntries(notes.list, ['name']) }))
    }
    if (!packs.sample)
      words('packs', (file) => ({
        ...file,
        list: isEnglish
          ? packs.list.map(({ id, grams }) => ({ id, size: `${grams} g`, order: `Order ${grams} g` }))
          : [],
      }))
  }
}

function removeEntries(list: Json | undefined, ids: readonly string[]): Json {
  return Array.isArray(list) ? list.filter((entry) => !isGroup(entry) || !ids.includes(String(entry.id))) : []
}

function mapValues(group: Group, change: (value: Json) => Json): Group {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value)]))
}

function pick(group: Group, key: string): Group {
  return group[key] === undefined ? {} : { [key]: group[key] }
}

function edit(file: string, change: (group: Group) => Group): void {
  if (existsSync(file)) write(file, change(read(file)))
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readText(file)))
}

function read(file: string): Group {
  return JSON.parse(readText(file))
}

function write(file: string, group: Group): void {
  writeFileSync(file, `${JSON.stringify(group, null, 2)}\n`)
}

/** Names the Worker, its database and its address in wrangler.toml after the shop. */
export function nameWorker(slug: string, siteUrl: string, file = 'wrangler.toml'): void {
  const text = readFileSync(file, 'utf8')
    .replace(/^name = ".*"$/m, () => `name = ${quote(slug)}`)
    .replace(/^name = ".*-demo"$/m, () => `name = ${quote(`${slug}-demo`)}`)
    .replace(/^database_name = ".*"$/m, () => `database_name = ${quote(slug)}`)
    .replace(/^SITE_URL = ".+"$/m, () => `SITE_URL = ${quote(siteUrl)}`)
  writeFileSync(file, text)
}

/** A basic string of TOML: its escapes are those of JSON. */
const quote = (text: string) => JSON.stringify(text)
