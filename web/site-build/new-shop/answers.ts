import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { batchFacts } from '#web/model/schema/batch.ts'
import { copyTopics } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { code, text, webAddress } from '#web/model/schema/fields.ts'
import type { Group, Json } from '#web/model/types.ts'
import { ContentError, type Problem, reporter, validate } from '#web/model/validation.ts'
import { isGroup } from '#web/shop/placeholders.ts'

/** Answers by the keys of facts/launch.json, and `OTHER_ANSWERS`. */
export type Answers = Group

/** Hexadecimal digits of a slug that is made of a name without Latin letters. */
const CODE_LENGTH = 8

type Place = readonly [schema: z.ZodType, file: string, ...path: string[]]

/** Answers for other files than facts/launch.json: the file, and the keys in it. */
const PLACES: Readonly<Record<string, Place>> = {
  policies: [factTopics.read, 'facts/read'],
  refund: [factTopics.refund, 'facts/refund'],
  brand: [factTopics.brand.partial(), 'facts/brand'],
  legal: [factTopics.legal, 'facts/legal'],
  look: [factTopics.look, 'facts/look'],
  bulk: [factTopics.delivery.shape.bulk, 'facts/delivery', 'bulk'],
  nutrition: [factTopics.label.shape.nutrition, 'facts/label', 'nutrition'],
  nutritionExempt: [factTopics.label.shape.nutritionExempt, 'facts/label', 'nutritionExempt'],
  vegetarian: [z.boolean(), 'facts/label', 'vegetarian'],
  contains: [factTopics.label.shape.contains, 'facts/label', 'contains'],
  mayContain: [factTopics.label.shape.mayContain, 'facts/label', 'mayContain'],
  noAllergens: [z.boolean(), 'facts/label', 'noAllergens'],
  city: [text().describe('The town or village where it is made, as visitors read it'), 'en/brand', 'city'],
  storage: [text().describe('How a pack is kept'), 'en/label', 'storage'],
  closedReason: [text().describe('Why no orders are taken on the closed days'), 'en/shop', 'closedReason'],
  herbNames: [
    text().describe('The herbs, as the label names them: Herbs: Bilva, Pippali.'),
    'en/herbs',
    'names',
  ],
  allergens: [copyTopics.label.shape.allergens.unwrap().shape.list, 'en/label', 'allergens', 'list'],
  traces: [
    z.array(text()).describe('What may be in it besides those of mayContain'),
    'en/label',
    'allergens',
    'traces',
  ],
  courts: [text().describe('The courts that a dispute goes to'), 'en/legal', 'courts'],
  hours: [text().describe('When customers are answered'), 'en/legal', 'consumerCare', 'hours'],
  guarantee: [text().describe('What the money-back guarantee covers'), 'en/refund', 'guaranteeTerms'],
}

/** Lists that have facts and words in one answer, such as an ingredient with its name, and where the words go. */
const NAMED = {
  packs: { file: 'en/packs', path: ['list'], words: ['size', 'description', 'savings', 'order'] },
  delivery: { file: 'en/delivery', path: ['zones', 'list'], words: ['name'] },
  ingredients: { file: 'en/label', path: ['ingredients', 'list'], words: ['name', 'purpose'] },
}

const { product, productInText, city } = copyTopics.brand.shape
const NAMES = z.strictObject({ product, productInText, city })

/** Answers that are not written into a field of a file. */
const OTHERS = z.object({
  siteUrl: z
    .string()
    .refine((address) => readAddress(address), 'is no address of a site: write it as in https://girija.in')
    .optional(),
  ayurvedic: z.boolean().default(false).describe('Whether it begins with what Ayurvedic products need'),
  names: z
    .partialRecord(z.enum(LANGUAGE_IDS), NAMES)
    .default({})
    .describe('The names of what is made, and of its town or village, by languages'),
  languages: z.array(z.enum(LANGUAGE_IDS)).default([]).describe('Besides English'),
  /** Pictures on this machine, from the folder of the answers. */
  photographs: z
    .array(
      z.strictObject({
        file: code().nullish(),
        alt: text().nullish(),
        of: z
          .array(code())
          .optional()
          .describe(
            'Where it is shown: the ids of packs, such as 250g, label and first. One without it is shown wherever no other is',
          ),
      }),
    )
    .default([]),
  batches: z.array(batchFacts).default([]),
})

const ANSWERS = factTopics.launch.extend({
  ...Object.fromEntries(Object.entries(PLACES).map(([key, [schema]]) => [key, schema.optional()])),
  ...OTHERS.shape,
})

/** The keys of answers beyond those of facts/launch.json. */
export const OTHER_ANSWERS: readonly string[] = [...Object.keys(PLACES), ...Object.keys(OTHERS.shape)]

/** Lists what is wrong with answers, by their keys. */
export function answerProblems(answers: Answers): Problem[] {
  const problems: Problem[] = []
  validate(ANSWERS, takeNames(answers).facts, reporter('', problems))
  return problems
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  required?: string[]
  type?: string
}

/** Returns the form of a file of answers as JSON Schema, in which an entry of a list has its facts and its words. */
export function answersJsonSchema(): object {
  const { properties = {}, ...schema } = z.toJSONSchema(ANSWERS, { io: 'input' }) as JsonSchema
  for (const [key, { words }] of Object.entries(NAMED)) {
    const entry = properties[key]?.properties?.list?.items
    if (!entry) continue
    for (const word of words) entry.properties = { ...entry.properties, [word]: { type: 'string' } }
    entry.required = entry.required?.filter((field) => field !== 'id') ?? []
  }
  return { ...schema, properties: { $schema: { type: 'string' }, ...properties } }
}

/** Reads a file of the new shop, as the starter has it: an empty group where that has none. */
type ReadFile = (file: string) => Group

/**
 * Makes the files of a new shop that have answers in them; what is not answered is not in them.
 *
 * @param read reads the starter's
 * @param today YYYY-MM-DD
 * @returns the files by their paths from the shop's folder, without `.json`, and the photographs
 * @throws ContentError where an answer is invalid. It names the file of the answers
 */
export function makeFiles(answers: Answers, read: ReadFile, today: string) {
  const { facts, copy } = takeNames(answers)
  const problems = answerProblems(answers)
  if (problems.length > 0) throw new ContentError(problems)
  const { photographs, batches, languages, names } = OTHERS.parse(answers)

  const files: Record<string, Group> = {}
  const write = (file: string, path: readonly string[], answer: Json) => {
    files[file] = set(files[file] ?? read(file), path, answer)
  }
  write('facts/brand', ['copyrightYear'], Number(today.slice(0, 4)))
  for (const [key, answer] of Object.entries(facts)) {
    const [, file, ...path] = PLACES[key] ?? []
    if (file) write(file, path, answer)
    else if (!(key in OTHERS.shape)) write('facts/launch', [key], answer)
  }
  for (const { file, path, names } of copy) write(file, path, names)
  for (const [language, name] of Object.entries(names)) write(`${language}/brand`, [], name as Group)
  for (const [index, { lot }] of batches.entries())
    files[`batches/${lot}`] = (answers.batches as readonly Group[])[index] ?? {}
  const pictures = photographs.map((photograph, index) => ({
    ...photograph,
    id: index === 0 ? 'jar' : `jar-${index + 1}`,
  }))
  if (pictures.length > 0) placePictures(pictures, write, files)
  return { files, photographs: pictures, languages: [...languages, ...Object.keys(names)] }
}

type Placed = {
  readonly id: string
  readonly alt?: string | null | undefined
  readonly of?: readonly string[] | undefined
}

/** Lists the pictures, and names them where they are shown. */
function placePictures(
  pictures: readonly Placed[],
  write: (file: string, path: readonly string[], answer: Json) => void,
  files: Readonly<Record<string, Group>>,
): void {
  const pictureOf = (place: string) =>
    (pictures.find(({ of }) => of?.includes(place)) ?? pictures.find(({ of }) => !of))?.id ?? null
  const list = pictures.map(({ id, alt }) => ({ id, file: `${id}.webp`, ...(alt && { alt }) }))
  write('en/pictures', ['list'], list)
  write('en/hero', ['picture'], pictureOf('first') ?? pictures[0]?.id ?? null)
  write('en/label', ['picture'], pictureOf('label'))
  const { packs } = (files['facts/launch'] ?? {}) as { packs?: { list?: readonly Group[] } }
  const withPictures = packs?.list?.map((pack) => ({ picture: pictureOf(String(pack.id)), ...pack }))
  if (withPictures) write('facts/launch', ['packs', 'list'], withPictures)
}

/** Moves the texts out of the lists that have facts and texts, and gives entries without an id one. */
function takeNames(answers: Answers) {
  const slug = typeof answers.name === 'string' && { slug: slugOf(answers.name, 'shop') }
  const { $schema: _, ...given } = answers
  const facts: Record<string, Json> = { ...slug, ...given }
  const copy = Object.entries(NAMED).flatMap(([key, { words, ...place }]) => {
    const group = answers[key]
    if (!isGroup(group) || !Array.isArray(group.list)) return []
    const select = (isWord: boolean) =>
      (group.list as readonly Json[]).map((entry) => {
        if (!isGroup(entry)) return entry
        const id = entry.id ?? slugOf(String(entry.name ?? `${entry.grams}g`))
        const fields = Object.entries(entry).filter(([name]) => words.includes(name) === isWord)
        return { id, ...Object.fromEntries(fields) }
      })
    facts[key] = { ...group, list: select(false) }
    // An entry without a name is called by its id.
    const names = select(true).filter((entry) => isGroup(entry) && Object.keys(entry).length > 1)
    return names.length > 0 ? [{ ...place, names }] : []
  })
  return { facts, copy }
}

/** Returns a copy of a group with a value set at a path, merged with a group that is there. */
export function set(group: Group, [key, ...path]: readonly string[], value: Json): Group {
  if (key === undefined) return isGroup(value) ? { ...group, ...value } : group
  const inner = group[key]
  const changed = path.length > 0 ? set(isGroup(inner) ? inner : {}, path, value) : value
  return { ...group, [key]: changed }
}

/**
 * Makes a slug of a name: small letters, digits and hyphens. A name without Latin letters becomes a hash of it, an
 * empty one a random code, because the names of an account's Workers have to differ.
 *
 * @param kind precedes the code
 */
export function slugOf(name: string, kind = 'item'): string {
  const plain = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.orderPack)
    .replace(/^-|-$/g, '')
  if (slug) return slug
  const code = name ? createHash('sha256').update(name).digest('hex') : randomUUID()
  return `${kind}-${code.slice(0, CODE_LENGTH)}`
}

/** Reads the address of a site, `girija.in` or `https://girija.in/`: without a path, and without a slash at its end. */
export function readAddress(typed: string): string | undefined {
  const plain = typed.trim()
  const read = webAddress().safeParse(/^\w+:/.test(plain) ? plain : `https://${plain}`)
  return read.success ? new URL(read.data).origin : undefined
}
