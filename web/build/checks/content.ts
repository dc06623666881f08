import { priceProblems } from '#web/content/price.ts'
import { schemas } from './content-schemas.ts'

/**
 * Checks the content before anything is built from it.
 *
 * @throws where a field is missing, unknown or of another type, an id is not its key, or prices and offer disagree; the
 * message names file and field
 */
export function checkContent(): void {
  const problems = [...schemas.flatMap(contentProblems), ...priceProblems()]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/**
 * @returns a sentence for each field that has not the form of its schema, with file and path
 */
export function contentProblems({ file, name, value, schema }: (typeof schemas)[number]): string[] {
  const { error } = schema.safeParse(value)
  const wrong = (error?.issues ?? []).map(
    ({ path, message }) => `web/content/${file}: ${[name, ...path].join('.')}: ${message}`,
  )
  return [...wrong, ...(Array.isArray(value) ? [] : idProblems(file, name, value))]
}

/** In a record every entry's id is its key. */
function idProblems(file: string, name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && entry.id !== key
      ? [`web/content/${file}: ${name}.${key}.id: is ${entry.id}`]
      : [],
  )
}
