import type { Json } from '#web/model/json.ts'
import { text, webAddress } from '#web/model/schema/fields.ts'
import { type LaunchFacts, launchFacts } from '#web/model/schema/launch.ts'
import { readFacts } from '#web/model/schema/read.ts'
import { ContentError, type Problem, reporter, validate } from '#web/model/validation.ts'
import { isGroup } from '#web/shop/placeholders.ts'

/** Answers by the keys of facts/launch.json, and those for other files. */
export type Answers = { readonly [key: string]: Json }

/**
 * Answers beyond facts/launch.json: the town of the kitchen, the address of the site, and who has read the policies.
 */
export const OTHER_ANSWERS = ['city', 'siteUrl', 'policies'] as const

type Group = Readonly<Record<string, Json>>

/** Values of fields that an answer may leave out. */
const DEFAULTS: Readonly<Record<string, Group>> = {
  payment: { upi: false, upiId: null, bankTransfer: false, cashOnDelivery: false },
  keeping: { monthsAfterOpening: null },
}

/**
 * Makes facts/launch.json of a new shop. What is not answered is empty, or has the sample's values under a mark, so
 * that pages can be rendered.
 *
 * @param sample the file of the demonstration
 * @param today YYYY-MM-DD
 * @throws ContentError where an answer has not its form; its file is the one of the answers
 */
export function makeLaunchFacts(answers: Answers, sample: LaunchFacts, today: string): Group {
  const base = blank(sample as unknown as Group)
  const launchAnswers = Object.fromEntries(Object.entries(answers).filter(([key]) => !isOther(key)))
  const facts: Record<string, Json> = { ...base }
  for (const [key, answer] of Object.entries(launchAnswers)) {
    const group = base[key]
    facts[key] = isGroup(answer) && isGroup(group) ? fillGroup(key, answer, group, today) : answer
  }
  if (typeof launchAnswers.name === 'string') {
    Object.assign(facts, {
      sample: false,
      slug: launchAnswers.slug ?? slugOf(launchAnswers.name),
      devanagari: launchAnswers.devanagari ?? null,
    })
  }
  const problems: Problem[] = []
  validate(launchFacts, facts, reporter('', problems))
  const { city, policies, siteUrl } = answers
  const report = reporter('', problems)
  if (siteUrl !== undefined && (typeof siteUrl !== 'string' || readAddress(siteUrl) === undefined))
    report(['siteUrl'], 'is no address of a site: write it as in https://girija.in')
  if (city !== undefined) validate(text(), city, (_, message) => report(['city'], message))
  if (policies !== undefined)
    validate(readFacts, policies, (path, message) => report(['policies', ...path], message))
  if (problems.length > 0) throw new ContentError(problems)
  return facts
}

/** Empties the sample's file of everything that identifies the sample, and marks every group. */
function blank({ $schema: _, ...sample }: Group): Group {
  const scalars = { chatLink: null, phone: null, email: null }
  const groups = Object.entries(sample).map(([key, value]): [string, Json] => {
    if (!isGroup(value) || key === 'devanagari') return [key, value]
    // Money paid to the sample's UPI ID would be lost.
    if ('sample' in value) return [key, { ...value, ...('upiId' in value && { upiId: null }), sample: true }]
    const { regime, ...facts } = value
    const empty = Object.fromEntries(Object.keys(facts).map((fact) => [fact, null]))
    return [key, { ...(regime !== undefined && { regime }), ...empty }]
  })
  return { ...Object.fromEntries(groups), ...scalars, sample: true }
}

/** Takes the mark off a group once nothing in it is the sample's. */
function fillGroup(key: string, answer: Group, group: Group, today: string): Group {
  const defaults =
    key === 'offer' && answer.percent === 0 ? { startsOn: today, endsOn: today } : DEFAULTS[key]
  const given: Group = { ...defaults, ...answer }
  const { sample: _, ...facts } = group
  const list = key === 'packs' && Array.isArray(given.list) ? { list: given.list.map(packOf) } : {}
  const isComplete = Object.keys(facts).every((fact) => fact in given)
  const filled = { ...facts, ...given, ...list }
  return isComplete || !('sample' in group) ? filled : { ...filled, sample: true }
}

/** The first pack has the picture of the large jar. */
function packOf(pack: Json, index: number): Json {
  if (!isGroup(pack)) return pack
  const picture = index === 0 ? 'pack-large' : 'pack-small'
  return { id: `${String(pack.grams)}g`, soldOut: false, gtin: null, popular: index === 0, picture, ...pack }
}

/** Small letters, digits and hyphens of a name; `shop` where it has none. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'shop'
  )
}

/** Reads the address of a site, `girija.in` or `https://girija.in/`: without a path, and without a slash at its end. */
export function readAddress(typed: string): string | undefined {
  const plain = typed.trim()
  const read = webAddress().safeParse(/^\w+:/.test(plain) ? plain : `https://${plain}`)
  return read.success ? new URL(read.data).origin : undefined
}

function isOther(key: string): boolean {
  return OTHER_ANSWERS.some((name) => name === key)
}
