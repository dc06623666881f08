import type { z } from 'zod'
import { formerField } from './former-fields.ts'
import { nearest } from './nearest.ts'
import { fieldNames, fieldOf } from './schema-walk.ts'
import type { Json } from './types.ts'

/** A problem with a field, or with a whole file where the path is empty. */
export type Problem = {
  /** Its path from the shop's folder; that of a file which belongs to no shop begins with `./`. */
  readonly file: string
  readonly path: readonly PropertyKey[]
  /** The line, where it is known without the field, as in a text. */
  readonly line?: number
  /** Follows the name of the field, as in `is missing`. */
  readonly message: string
}

/** Its message has a line for each problem, with file and field. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map(problemLine).join('\n'), options)
    this.problems = problems
  }
}

export type Report = (path: readonly PropertyKey[], message: string) => void

const UNKNOWN = 'is not known: '

/** @returns a function that adds a problem of a field to the list; of one of a former version with what to write instead */
export function reporter(file: string, problems: Problem[]): Report {
  return (path, message) => {
    const former = formerField(file, path, message.startsWith(UNKNOWN))
    problems.push({ file, path, message: former ? `is of a former version: ${former}` : message })
  }
}

/** Writes a problem as a line, such as `en/faq.json: items[3].answer is missing`. */
export function problemLine({ file, path, message }: Problem): string {
  return [`${file}:`, ...(path.length > 0 ? [fieldName(path)] : []), message].join(' ')
}

/**
 * Validates a value by a schema.
 *
 * @param report is called with each field that is missing, unknown or wrong
 * @returns what the schema reads; to be used only where nothing was reported
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: Json,
  report: Report,
): z.infer<Schema> {
  const read = schema.safeParse(value, { error: problemText })
  const reported = new Set<string>()
  for (const { path, message, ...issue } of read.error?.issues ?? [])
    if (issue.code === 'unrecognized_keys') {
      const fields = fieldNames(path.reduce<z.ZodType | undefined>(fieldOf, schema))
      for (const key of issue.keys) report([...path, key], unknownKey(key, fields))
    } else if (!reported.has(fieldName(path) + message)) {
      // Two rules of a field may have one message.
      reported.add(fieldName(path) + message)
      report(path, message)
    }
  return read.data as z.infer<Schema>
}

/** Says what to do about a key that no field has: the name of the field that it is nearest to, if it is near to one. */
function unknownKey(key: string, fields: readonly string[]): string {
  const near = nearest(key, fields)
  return `${UNKNOWN}${near ? `write “${near}” if you mean that` : 'correct its name'}, or remove it`
}

/** Reviver for JSON.parse and YAML: editors write an empty text where a field was left out. */
export function emptyIsNull(_key: unknown, value: unknown): unknown {
  return value === '' ? null : value
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'yes or no',
  array: 'a list',
}

/** The most choices that a message lists. */
const MAX_CHOICES = 8

const FORMS: Readonly<Record<string, string>> = {
  date: 'be a day of the calendar, such as 2027-03-31',
  email: 'be an e-mail address',
  url: 'be an address that begins with https://',
}

/** Zod's messages in words that an owner understands. Messages that a schema sets itself take precedence. */
const problemText: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue
  if (input === undefined || input === null) return 'is missing'
  if (code === 'invalid_type') return `must be ${KINDS[issue.expected] ?? 'a group of fields'}`
  if (code === 'invalid_value')
    return issue.values.length > MAX_CHOICES
      ? 'is none of the choices'
      : `must be one of these: ${issue.values.join(', ')}`
  if (code === 'invalid_format') return `must ${FORMS[issue.format] ?? 'have its usual form'}`
  if (code !== 'too_small' && code !== 'too_big') return 'is not of the right kind'
  const [words, limit] =
    code === 'too_small'
      ? [issue.inclusive === false ? 'more than' : 'at least', issue.minimum]
      : [issue.inclusive === false ? 'less than' : 'at most', issue.maximum]
  if (issue.origin === 'string')
    return code === 'too_small' ? 'is missing' : `must have ${words} ${limit} characters`
  return issue.origin === 'array'
    ? `must have ${words} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
    : `must be ${words} ${limit}`
}

/** Writes a path, such as `items[3].answer`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}
