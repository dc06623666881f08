import type { z } from 'zod'
import type { Json } from './json.ts'

export type Report = (path: readonly PropertyKey[], message: string) => void

/** @returns adds a problem of a field to the list, as `en/faq.json: items[3].answer is missing` */
export function reporter(file: string, problems: string[]): Report {
  return (path, message) => problems.push(`${file}: ${fieldName(path)} ${message}`)
}

/**
 * @param report is told of each field that is missing, unknown or wrong
 * @returns what the schema reads; to be used only where nothing was reported
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  written: Json,
  report: Report,
): z.infer<Schema> {
  const read = schema.safeParse(written, { error: problemText })
  for (const { path, message } of read.error?.issues ?? []) report(path, message)
  return read.data as z.infer<Schema>
}

/** For JSON.parse and YAML: editors write an empty text where a field was left out. */
export function emptyIsNull(_key: unknown, value: unknown): unknown {
  return value === '' ? null : value
}

const problemText: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && (input === undefined || input === null) ? 'is missing' : undefined

/** `items[3].answer` */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}
