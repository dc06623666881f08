import { LANGUAGES, SOURCE } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import { loadContent } from '#web/content/load.ts'
import type { Regime } from '#web/content/schema/legal.ts'
import { readBanned } from './banned.ts'
import { contentFields, type Field } from './content-fields.ts'
import type { Finding } from './finding.ts'
import { claimProblems } from './launch-claims.ts'
import { wordFindings } from './launch-words.ts'

/** What a value must not hold when the site is launched. */
const MARKS: { pattern: RegExp; what: string; todo: string }[] = [
  { pattern: /\.example\b/, what: 'made-up address', todo: 'put your own' },
  { pattern: /5550 ?0\d{3}/, what: 'made-up phone number', todo: 'put your own' },
  { pattern: /SAMPLE/, what: 'placeholder', todo: 'put your own' },
]

/** Topics whose fields must all be filled in. */
const REQUIRED = { legal: 'Law', label: 'Label' } as const

/** Nutrients that the label of a food has to give (Labelling and Display Regulations, 2020, regulation 5(3)). */
const NUTRIENTS: Record<Regime, readonly string[]> = {
  food: [
    'energy',
    'protein',
    'carbohydrate',
    'sugars',
    'added-sugars',
    'fat',
    'saturated-fat',
    'trans-fat',
    'cholesterol',
    'sodium',
  ],
  drug: [],
}

/**
 * Everything in the content that must not go live: missing data, claims that the law bans or that nothing proves, samples
 * and placeholders. An offer that has ended is none: the page ends it by itself.
 *
 * @param today the day that reviews and documents are measured by
 * @param folder where the content stands
 * @returns findings with the file and line to open, and what to do
 */
export function launchFindings(today = new Date(), folder = 'web/content'): Finding[] {
  const content: Content = loadContent(SOURCE, folder)
  const fields = contentFields(folder)
  const banned = readBanned(SOURCE, folder)
  const at = (file: string, ...path: (string | number)[]) => {
    const field = fields.find((one) => one.file.endsWith(`/${file}`) && one.path.join() === path.join())
    if (!field) throw new Error(`${file}: ${path.join('.')}: there is no such field`)
    return { file: field.file, line: field.line, path }
  }
  /** Of a field that may be left out, the group that it belongs in. */
  const near = (topic: string, path: Path): { file: string; line: number } => {
    const field = fields.find(
      (one) =>
        [`facts/${topic}.json`, `${SOURCE}/${topic}.json`].some((file) => one.file.endsWith(`/${file}`)) &&
        one.path.join() === path.join(),
    )
    return field ? { file: field.file, line: field.line } : near(topic, path.slice(0, -1))
  }
  const { claims, founders, label, legal } = content
  return [
    ...fields.flatMap(fieldFindings),
    ...Object.entries(REQUIRED).flatMap(([topic, group]) =>
      emptyFields(content[topic as keyof typeof REQUIRED]).map(
        (path): Finding => ({
          group,
          ...near(topic, path),
          path,
          what: `${path.join('.')} is missing`,
          todo: 'fill it in; until then the page says "ask us"',
        }),
      ),
    ),
    ...founders.people.flatMap(({ doctor, registration, name }, index): Finding[] =>
      doctor && !registration
        ? [
            {
              group: 'Law',
              ...at(`${SOURCE}/founders.json`, 'people', index),
              what: `${name}: registration is missing`,
              todo: 'fill it in, or call nobody a doctor',
            },
          ]
        : [],
    ),
    ...NUTRIENTS[legal.regime]
      .filter((id) => !label.nutrition.some((row) => row.id === id))
      .map(
        (id): Finding => ({
          group: 'Label',
          ...at('facts/label.json', 'nutrition'),
          what: `nutrition has no row for ${id}`,
          todo: 'add the row; null until a laboratory has measured it',
        }),
      ),
    ...Object.entries(claims).flatMap(([id, claim]) =>
      claimProblems(claim, legal.regime, today, banned).map(
        ([what, todo, phrases]): Finding => ({
          group: 'Claims',
          ...at('facts/claims.json', id),
          what: `${id}: ${what}`,
          todo,
          phrases,
        }),
      ),
    ),
    ...LANGUAGES.flatMap(({ id }) => wordFindings(id, content, fields, folder)),
  ]
}

type Path = Field['path']

/** The paths of what is null. */
function emptyFields(value: unknown, path: Path = []): Path[] {
  if (value === null) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, member]) =>
    emptyFields(member, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** What a single field shows: it is marked as a sample, or holds a placeholder. */
function fieldFindings({ file, line, path, value }: Field): Finding[] {
  const place = { file, line, path }
  const topic = /(\w+)\.json$/.exec(file)?.[1] ?? ''
  if (topic === 'pictures' && value === true)
    return [
      {
        group: 'Pictures',
        ...place,
        what: `${path[0]}: computer-made picture`,
        todo: 'put a photograph of the same name into web/images, correct its text and remove the mark',
      },
    ]
  if (
    (path.at(-1) === 'sample' && value === true) ||
    (path.length === 0 && /^sample: true/.test(String(value)))
  )
    return [
      {
        group: 'Samples',
        ...place,
        what: `${path.slice(0, -1).join('.') || topic} is a sample`.trim(),
        todo: 'put the real thing in its place and remove the mark',
      },
    ]
  const mark = typeof value === 'string' && MARKS.find(({ pattern }) => pattern.test(value))
  return mark
    ? [{ group: 'Placeholders', ...place, what: `${mark.what}: ${String(value).trim()}`, todo: mark.todo }]
    : []
}
