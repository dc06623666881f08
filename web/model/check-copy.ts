import { DOSES } from './join.ts'
import type { readCopy } from './read-topics.ts'
import type { FactFiles } from './schema/facts.ts'

/**
 * Reports what the copy lacks of the facts, and what it names that the facts do not have.
 *
 * @param report called with the topic and the path of each faulty field, and what to do
 */
export function checkCopy(
  facts: FactFiles,
  copy: ReturnType<typeof readCopy>,
  report: (topic: string, path: string[], message: string) => void,
) {
  for (const dose of DOSES)
    if (facts.doses?.[dose] && !copy.doses?.[dose])
      report('doses', [dose], 'is missing: write the amount of facts/doses.json in words')
  const main = copy.products.main?.ingredient
  const ids = facts.launch.ingredients.list.map(({ id }) => id)
  if (main && !ids.includes(main))
    report('products', ['main', 'ingredient'], `is no ingredient: write one of ${ids.join(', ')}`)
  for (const { id } of facts.claims.list)
    if (!copy.claims.list.some((claim) => claim.id === id))
      report('claims', ['list'], `has no entry ${id}: write what the page prints of that claim`)
}
