import type { Json } from '../model/types.ts'

/** The placeholder of a fact or of other words: `{brand.name}`. One without a dot is filled in when it is printed. */
const PLACEHOLDER = /\{(\w+(?:\.[\w-]+)+)\}/g

type Values = readonly object[]

/** Characters of the text that an error quotes. */
const MAX_QUOTED_LENGTH = 100

/**
 * Fills the placeholders in every text of a value.
 *
 * @param values what placeholders lead to, in the first of these that has it; their texts may have placeholders too
 * @throws where a placeholder leads to no text or number, or back to itself
 */
export function fillPlaceholders<T extends Json>(value: T, values: Values): T {
  return fillWithin(value, values, []) as T
}

/** The names in the placeholders of a text, `brand.name` and those that are filled in when it is printed. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([\w.-]+)\}/g), ([, name = '']) => name)
}

/**
 * Fills the placeholders of a text, without the lines that have one which leads to nothing, such as a fact that the shop
 * lacks.
 */
export function fillKnownLines(text: string, values: Values): string {
  const fillLine = (line: string) => {
    try {
      return [fillPlaceholders(line, values)]
    } catch {
      return []
    }
  }
  return text.split('\n').flatMap(fillLine).join('\n')
}

/**
 * Leaves out each line with a placeholder that leads to null, such as a fact that is not known yet.
 *
 * @param which the placeholders that count
 */
export function removeUnknownLines(text: string, values: Values, which = /\./): string {
  const isUnknown = (path: string) => which.test(path) && lookUp(path, values) === null
  return text
    .split('\n')
    .filter((line) => !placeholdersIn(line).some(isUnknown))
    .join('\n')
}

/** @returns what a path leads to in the first of the values that has it; null where that, or a group on the way, is null */
export function lookUp(path: string, values: Values): Json | undefined {
  const keys = path.split('.')
  const found = values.map((value) =>
    keys.reduce<Json | undefined>(
      (group, key) => (isGroup(group) ? group[key] : group === null ? null : undefined),
      value as Json,
    ),
  )
  return found.find((each) => each !== undefined && each !== null) ?? found.find((each) => each === null)
}

function fillWithin(value: Json, values: Values, within: readonly string[]): Json {
  if (typeof value === 'string')
    return value.replace(PLACEHOLDER, (placeholder, path: string) => {
      const found = lookUp(path, values)
      if (typeof found === 'number') return found.toLocaleString('en-IN')
      if (typeof found !== 'string' || within.includes(path))
        throw new Error(
          `${placeholder} leads to no text of the content: “${value.slice(0, MAX_QUOTED_LENGTH)}”`,
        )
      return String(fillWithin(found, values, [...within, path]))
    })
  if (Array.isArray(value)) return value.map((entry) => fillWithin(entry, values, within))
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillWithin(entry, values, within)]),
  )
}

/** Whether a value of JSON has fields. */
export function isGroup(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
