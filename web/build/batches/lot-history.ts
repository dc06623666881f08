import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#web/content/checked.ts'
import { LOT_CODE, lotKey } from '#web/domain/lot-code.ts'
import { problemOf } from './batch-problems.ts'

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
    const versions = git('rev-list', '--objects', '--reverse', '--first-parent', 'HEAD', '--', '.')
      .split('\n')
      .filter((line) => line.endsWith('.json'))
      .flatMap((line) => lotIn(git('cat-file', 'blob', line.slice(0, line.indexOf(' ')))))
    const isPartial = versions.length === 0 || git('rev-parse', '--is-shallow-repository') === 'true'
    const now = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => lotIn(readFileSync(join(folder, name), 'utf8')))
    // Beside the first, no other that cannot be distinguished from it was ever published.
    const real = Map.groupBy(
      versions.filter(({ sample }) => !sample),
      ({ lot }) => lotKey(lot),
    )
    return {
      problems: [...real.values()].flatMap(([first]) => (first ? lostLot(first.lot, now) : [])),
      ...(isPartial && { unchecked: 'this clone lacks the earlier commits (`git fetch --unshallow`)' }),
    }
  } catch (error) {
    return { problems: [], unchecked: `git has no history to read: ${(error as Error).message.trim()}` }
  }
}

/** Empty where the text is no JSON, or has no code that a jar can have: such a version was never published. */
function lotIn(json: string): Lot[] {
  try {
    const batch = JSON.parse(json)
    return typeof batch?.lot === 'string' && LOT_CODE.test(batch.lot) ? [batch] : []
  } catch {
    return []
  }
}

function lostLot(lot: string, now: readonly Lot[]): Problem[] {
  const batch = now.find((one) => one.lot === lot)
  if (batch && !batch.sample) return []
  return [
    problemOf(lot)([
      'lot',
      batch
        ? `${lot} became a sample: jars with this code are out there, so remove the mark`
        : `${lot} was removed, or its code changed: jars with this code are out there, so put it back and retire it`,
    ]),
  ]
}
