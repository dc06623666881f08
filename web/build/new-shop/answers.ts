import { z } from 'zod'
import { LANGUAGE_IDS } from '#contract/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Group, Json } from '#web/model/json.ts'
import { batchFacts } from '#web/model/schema/batch.ts'
import { code, text, webAddress } from '#web/model/schema/fields.ts'
import { launchFacts } from '#web/model/schema/launch.ts'
import { copyTopics, factTopics } from '#web/model/schema/topics.ts'
import { ContentError, type Problem, reporter, validate } from '#web/model/validation.ts'
import { isGroup } from '#web/shop/placeholders.ts'

/** Answers by the keys of facts/launch.json, and those of `PLACES` for other files. */
export type Answers = Group

/** Where the answers are written that are not in facts/launch.json: the file, and the keys in it. */
const PLACES = {
  policies: ['facts/read'],
  refund: ['facts/refund'],
  herbs: ['facts/herbs'],
  brand: ['facts/brand'],
  legal: ['facts/legal'],
  bulk: ['facts/delivery', 'bulk'],
  nutrition: ['facts/label', 'nutrition'],
  vegetarian: ['facts/label', 'vegetarian'],
  city: ['en/brand', 'city'],
  noAllergens: ['facts/label', 'noAllergens'],
  storage: ['en/label', 'storage'],
  herbNames: ['en/label', 'ingredients', 'herbNames'],
  allergens: ['en/label', 'allergens', 'list'],
  courts: ['en/legal', 'courts'],
  hours: ['en/legal', 'consumerCare', 'hours'],
  guarantee: ['en/refund', 'guaranteeTerms'],
} as const

/** Answers that are no field of a file. */
const OTHERS = z.strictObject({
  siteUrl: z
    .string()
    .refine((address) => readAddress(address), 'is no address of a site: write it as in https://girija.in')
    .optional(),
  /** Besides English. */
  languages: z.array(z.enum(LANGUAGE_IDS)).default([]),
  /** Pictures on this machine, from the folder of the answers. */
  photographs: z
    .array(
      z.strictObject({
        file: code(),
        alt: text(),
        /** Where it is shown: packs by their ids, `label` and `first`. Of one photograph, everywhere. */
        of: z.array(code()).optional(),
      }),
    )
    .default([]),
  batches: z.array(batchFacts).default([]),
})

/** The keys of answers beyond those of facts/launch.json. */
export const OTHER_ANSWERS: readonly string[] = [...Object.keys(PLACES), ...Object.keys(OTHERS.shape)]

/** Reads a file of the new shop, as the starter has it: an empty group where that has none. */
type ReadFile = (file: string) => Group

/**
 * Makes the files of a new shop that have answers in them; what is not answered is not in them.
 *
 * @param read reads the starter's
 * @param today YYYY-MM-DD
 * @returns the files by their paths from the shop's folder, without `.json`, and the photographs
 * @throws ContentError where an answer has not its form; its file is the one of the answers
 */
export function makeFiles(answers: Answers, read: ReadFile, today: string) {
  const problems: Problem[] = []
  const report = reporter('', problems)
  const files: Record<string, Group> = {
    'facts/brand': set(read('facts/brand'), ['copyrightYear'], Number(today.slice(0, 4))),
  }
  const write = (file: string, path: readonly string[], answer: Json) => {
    files[file] = set(files[file] ?? read(file), path, answer)
  }
  for (const [key, [file, ...path]] of Object.entries(PLACES)) {
    const answer = answers[key]
    if (answer === undefined) continue
    if (path.length === 0 && !isGroup(answer)) {
      report([key], 'must be a group of fields')
      continue
    }
    write(file, path, answer)
    const [part, topic = ''] = file.split('/')
    const schemas: Readonly<Record<string, z.ZodType>> = part === 'facts' ? factTopics : copyTopics
    const schema = schemas[topic]
    // Named as the answer is, not as the file that it goes to.
    if (schema)
      validate(schema, withoutSchema(files[file] ?? {}), (problemPath, message) =>
        report([key, ...problemPath.slice(path.length)], message),
      )
  }
  const launchAnswers = Object.fromEntries(
    Object.entries(answers).filter(([key]) => !OTHER_ANSWERS.includes(key)),
  )
  const named = takeNames(launchAnswers)
  files['facts/launch'] = { ...read('facts/launch'), ...named.facts }
  validate(launchFacts, named.facts, report)
  for (const [file, path, entries] of named.copy) {
    // An entry without a name is called by its id.
    const names = entries.filter((entry) => Object.keys(entry).length > 1)
    if (names.length > 0) write(file, path, names)
  }
  const { photographs, batches, languages } = validate(
    OTHERS,
    Object.fromEntries(Object.entries(answers).filter(([key]) => key in OTHERS.shape)),
    report,
  ) ?? { photographs: [], batches: [], languages: [] }
  if (problems.length > 0) throw new ContentError(problems)
  for (const [index, { lot }] of batches.entries())
    files[`batches/${lot}`] = (answers.batches as readonly Group[])[index] ?? {}
  const pictures = photographs.map(({ file, alt, of }, index) => ({
    file,
    alt,
    of,
    id: index === 0 ? 'jar' : `jar-${index + 1}`,
  }))
  if (pictures.length > 0) placePictures(pictures, write, files)
  return { files, photographs: pictures, languages }
}

type Placed = { readonly id: string; readonly alt: string; readonly of: readonly string[] | undefined }

/** Lists the pictures, and names them where they are shown. */
function placePictures(
  pictures: readonly Placed[],
  write: (file: string, path: readonly string[], answer: Json) => void,
  files: Readonly<Record<string, Group>>,
): void {
  const pictureOf = (place: string) => pictures.find(({ of }) => !of || of.includes(place))?.id ?? null
  write(
    'en/pictures',
    ['list'],
    pictures.map(({ id, alt }) => ({ id, file: `${id}.webp`, alt })),
  )
  write('en/hero', ['picture'], pictureOf('first') ?? pictures[0]?.id ?? null)
  write('en/label', ['picture'], pictureOf('label'))
  const { packs } = files['facts/launch'] as { packs?: { list?: readonly Group[] } }
  if (packs?.list)
    write(
      'facts/launch',
      ['packs', 'list'],
      packs.list.map((pack) => ({ picture: pictureOf(String(pack.id)), ...pack })),
    )
}

/**
 * Takes the words out of lists that have facts and words in one answer, such as an ingredient with its name, and gives
 * entries the ids that they lack.
 */
function takeNames(answers: Group) {
  const copy: [file: string, path: readonly string[], entries: Group[]][] = []
  const split = (group: Json | undefined, file: string, path: readonly string[], keys: readonly string[]) => {
    if (!isGroup(group) || !Array.isArray(group.list)) return group
    const list = group.list.map((entry: Json) =>
      isGroup(entry) ? { id: slugOf(String(entry.name ?? `${entry.grams}g`)), ...entry } : entry,
    )
    const pick = (entry: Json, isWord: boolean) =>
      isGroup(entry)
        ? Object.fromEntries(
            Object.entries(entry).filter(([key]) => key === 'id' || keys.includes(key) === isWord),
          )
        : entry
    copy.push([file, path, list.filter(isGroup).map((entry) => pick(entry, true) as Group)])
    return { ...group, list: list.map((entry) => pick(entry, false)) }
  }
  const groups = {
    packs: split(answers.packs, 'en/packs', ['list'], ['size', 'description', 'savings', 'order']),
    delivery: split(answers.delivery, 'en/delivery', ['zones', 'list'], ['name']),
    ingredients: split(answers.ingredients, 'en/label', ['ingredients', 'list'], ['name', 'purpose']),
  }
  const given = Object.fromEntries(Object.entries(groups).filter(([, group]) => group !== undefined))
  const slug = typeof answers.name === 'string' && { slug: slugOf(answers.name) }
  return { copy, facts: { ...slug, ...answers, ...given } as Group }
}

/** A copy of a group with a value at a path. Groups there are merged. */
export function set(group: Group, [key, ...path]: readonly string[], value: Json): Group {
  if (key === undefined) return isGroup(value) ? { ...group, ...value } : group
  const inner = group[key]
  const changed = path.length > 0 ? set(isGroup(inner) ? inner : {}, path, value) : value
  return { ...group, [key]: changed }
}

function withoutSchema({ $schema: _, ...group }: Group): Group {
  return group
}

/** Small letters, digits and hyphens of a name; `shop` where it has none. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, LIMITS.orderPack) || 'shop'
  )
}

/** Reads the address of a site, `girija.in` or `https://girija.in/`: without a path, and without a slash at its end. */
export function readAddress(typed: string): string | undefined {
  const plain = typed.trim()
  const read = webAddress().safeParse(/^\w+:/.test(plain) ? plain : `https://${plain}`)
  return read.success ? new URL(read.data).origin : undefined
}
