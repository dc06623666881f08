import { z } from 'zod'
import { ICONS } from './icons.ts'

/** Bold of Markdown. */
const BOLD = /\*\*(\S[^*]*)\*\*/g

/**
 * A text that visitors read: every language has its own. Only articles and policies are Markdown; here bold words lose their
 * asterisks, which would be printed.
 */
export const text = () =>
  z
    .string()
    .trim()
    .min(1)
    .overwrite((typed) => typed.replace(BOLD, '$1'))
    .meta({ words: true })

/** A text that may be missing: its element is then left out. */
export const optionalText = () => text().nullish()

/** A group of such texts. */
export const texts = <Key extends string>(...keys: Key[]) => groupOf(keys, text)

/** A group of texts of which each may be missing. */
export const optionalTexts = <Key extends string>(...keys: Key[]) => groupOf(keys, optionalText)

function groupOf<Key extends string, Field extends z.ZodType>(keys: Key[], field: () => Field) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, field()])) as Record<Key, Field>)
}

/** A name or code that is the same in every language. */
export const code = () => z.string().trim().min(1)

/** The id by which an entry and its translations belong together. The editor generates it. */
export const entryId = () =>
  code().meta({ title: 'Id', description: 'Keep it: translations are found by it' })

/** The id of a claim, which the shop chooses: placeholders such as `{claims.noVinegar.value}` have it. */
export const ownClaimId = () =>
  code()
    .regex(/^[A-Za-z\d-]+$/, 'must be letters, digits and hyphens')
    .meta({
      title: 'Id',
      examples: ['noVinegar'],
      description: 'The same under “Claims” and “Claims: words”; what prints the claim names it',
    })

/** A list that defaults to an empty one. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).default([])

/** A list whose entries have ids that their owner writes. */
export const listById = <Entry extends z.ZodObject<{ id: z.ZodType<string> }>>(entry: Entry) =>
  z.array(entry).superRefine((entries, { addIssue }) => {
    const ids = entries.map(({ id }) => id)
    for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) < index)))
      addIssue({ code: 'custom', message: `has two entries with the id ${id}: write another` })
  })

/** A file beside the one that names it. `accept` is what a form offers to choose, as HTML's attribute. */
export const fileBeside = (accept: string) => code().meta({ accept })

export const COLOUR_PATTERN = /^#[\da-fA-F]{6}$/

/** A colour, `#rrggbb`. */
export const colour = () =>
  z.string().regex(COLOUR_PATTERN, 'must be a colour in six digits: write it as in #1f3b2c').toLowerCase()

/** A domain in ASCII, as URLs have it: one in Devanagari begins with `xn--`, as does what follows its last dot. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/

/** The address of a page on another site: https only, with a host name that has a dot. */
export const webAddress = () => z.url({ protocol: /^https$/, hostname: DOMAIN })

/** A day, YYYY-MM-DD. */
export const day = () => z.iso.date()

/** A range from one number to another, such as days. */
export const range = (from: z.ZodNumber, to = from) =>
  z.strictObject({ from, to }).refine((numbers) => numbers.from <= numbers.to, {
    path: ['to'],
    message: 'must not be below “From”',
  })

/** Whole rupees, taxes included. */
export const rupees = () => z.int().nonnegative()

export const icon = () => z.enum(ICONS)

export const pictureName = () => code().meta({ title: 'Picture', picks: 'pictures' })

export const categoryId = () => code().meta({ picks: 'categories' })

/** The id of a claim in claims.json; CONTRIBUTING.md, “Claims”, says when what has one is left out. */
const claimId = () => code().meta({ picks: 'claims' })

/** Names the claim with which an entry is left out. The entry prints the claim in words of its own. */
export const ifClaim = { claim: claimId().nullish() }

/** Marks an entry that warns: it may name conditions and allergens, which a claim for a food may not. */
export const maybeCaution = {
  kind: z
    .enum(['caution'])
    .meta({ labels: { caution: 'A caution' } })
    .nullish()
    .meta({
      title: 'Kind',
      description: 'A caution warns, so it may name an illness or an allergen; it may still promise nothing',
    }),
}

/** The fields of an entry that prints a claim: the claim, and a qualifier that replaces the claim's. */
export const ofClaim = { claim: claimId(), qualifier: optionalText() }

/**
 * The parsed files of topics. The value of a missing file is empty, or undefined where the schema does not allow that.
 */
export type FilesOf<Topics extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Topic in keyof Topics]: Record<string, never> extends z.input<Topics[Topic]>
    ? z.output<Topics[Topic]>
    : z.output<Topics[Topic]> | undefined
}
