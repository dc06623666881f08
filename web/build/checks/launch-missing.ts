import { founders } from '#web/content/founders.ts'
import { ingredients, labelFacts, nutrition } from '#web/content/label.ts'
import { legal, type Regime } from '#web/content/legal.ts'
import { type Finding, type Group, lineOf } from './finding.ts'

/** Content whose fields must all be filled in, and the file of each. */
const REQUIRED: { group: Group; file: string; name: string; value: unknown }[] = [
  { group: 'Law', file: 'web/content/legal.ts', name: 'legal', value: legal },
  { group: 'Law', file: 'web/content/founders.ts', name: 'founders', value: founders },
  { group: 'Label', file: 'web/content/label.ts', name: 'ingredients', value: ingredients },
  { group: 'Label', file: 'web/content/label.ts', name: 'nutrition', value: nutrition },
  { group: 'Label', file: 'web/content/label.ts', name: 'labelFacts', value: labelFacts },
]

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

/** Nutrients that the regime wants and the table has no row for. */
export function nutrientFindings(ids: readonly string[], regime: Regime): Finding[] {
  return NUTRIENTS[regime]
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      group: 'Label',
      file: 'web/content/label.ts',
      line: lineOf('web/content/label.ts', 'export const nutrition'),
      what: `nutrition has no row for ${id}`,
      todo: 'add the row; null until a laboratory has measured it',
    }))
}

/** Fields of law and label that are null. */
export function missingFindings(): Finding[] {
  return REQUIRED.flatMap(({ group, file, name, value }) =>
    missingFields(value, name).map(({ path, near }) => ({
      group,
      file,
      line: lineOf(
        file,
        `${path.at(-1)}: null`,
        near ? lineOf(file, near) : lineOf(file, `export const ${name}`),
      ),
      what: `${path.join('.')} is missing`,
      todo: 'fill it in; until then the page says "ask us"',
    })),
  )
}

/**
 * @param value any content
 * @param name the name of the content, the first part of each path
 * @returns the path of every null in it, and a text of the same entry by which to find its line
 */
export function missingFields(value: unknown, ...name: string[]): { path: string[]; near?: string }[] {
  if (value === null) return [{ path: name }]
  if (typeof value !== 'object') return []
  const own = Object.values(value).find((field) => typeof field === 'string')
  return Object.entries(value).flatMap(([key, field]) =>
    missingFields(field, ...name, key).map((found) => ({
      ...found,
      ...(found.near === undefined && typeof own === 'string' && name.length > 1 && { near: own }),
    })),
  )
}
