import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#web/content/checked.ts'

/** What the history of a folder of batches says about the batches in it now. */
export type LotHistory = {
  /** Each lot that was removed, renamed or made a sample, with what to do. */
  problems: Problem[]
  /** Why lots may have been missed; undefined where the complete history was read. */
  unchecked?: string
}

type Lot = { lot: string; sample?: boolean | null }

/**
 * Compares the batches with every version of them that was committed: a lot that was once a real one, whose code may be
 * on jars, stays. Only the main line counts: a branch may rename a lot until it is merged.
 *
 * @param folder of the batches, in a git repository
 */
export function lotHistory(folder: string): LotHistory {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  try {
    const versions = git('rev-list', '--objects', '--first-parent', 'HEAD', '--', '.')
      .split('\n')
      .filter((line) => line.endsWith('.json'))
      .flatMap((line) => parsed(git('cat-file', 'blob', line.slice(0, line.indexOf(' ')))))
    const real = new Set(versions.filter(({ sample }) => !sample).map(({ lot }) => lot))
    const isPartial = versions.length === 0 || git('rev-parse', '--is-shallow-repository') === 'true'
    return {
      problems: [...real].flatMap((lot) => problemOf(lot, folder)),
      ...(isPartial && { unchecked: 'this clone lacks the earlier commits (`git fetch --unshallow`)' }),
    }
  } catch (error) {
    return { problems: [], unchecked: `git has no history to read: ${(error as Error).message.trim()}` }
  }
}

/** Empty where the text is no JSON: such a version was never published. */
function parsed(json: string): Lot[] {
  try {
    return [JSON.parse(json)]
  } catch {
    return []
  }
}

function problemOf(lot: string, folder: string): Problem[] {
  const now = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => parsed(readFileSync(join(folder, name), 'utf8')))
    .find((batch) => batch.lot === lot)
  const problem = (message: string) => [{ file: `batches/${lot}.json`, path: ['lot'], message }]
  if (!now)
    return problem(
      `${lot} was removed, or its code changed: jars with this code are out there, so put it back and retire it`,
    )
  return now.sample
    ? problem(`${lot} became a sample: jars with this code are out there, so remove the mark`)
    : []
}
