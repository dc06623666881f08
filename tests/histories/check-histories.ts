import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Theme } from './generated.ts'
import { type History, histories, printed } from './history.ts'
import { INVARIANTS } from './invariants.ts'
import { HistoryFailure, runHistory } from './run-history.ts'
import type { Backend } from './world.ts'

/** `npm run test:fault` runs many more, and other ones each time. */
export const isFull = process.env.FAULT === 'full'

/** `HISTORY_SEED` and `HISTORY_PATH` replay what a failure printed, also with another `HISTORY_COUNT`. */
const SEED = Number(process.env.HISTORY_SEED ?? (isFull ? Date.now() % 2 ** 31 : 1))
const PATH = process.env.HISTORY_PATH

/** Fails with seed, path and the shortest history that was found to be wrong. */
export async function checkHistories(
  theme: Theme,
  count: number,
  sqlite: DatabaseSync,
  backend: Backend,
): Promise<void> {
  if (isFull) process.stdout.write(`${count} histories, seed ${SEED}\n`)
  const invariants = Object.fromEntries(theme.invariants.map((name) => [name, INVARIANTS[name]]))
  const property = fc.asyncProperty(histories(theme), async (history) => {
    await runHistory(history, sqlite, backend, invariants)
  })
  const result = await fc.check(property, { numRuns: count, seed: SEED, ...(PATH && { path: PATH }) })
  if (result.failed) expect.fail(report(result))
  expect(result.numRuns).toBe(PATH ? 1 : count)
}

function report({
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: fc.RunDetails<[History]>): string {
  const [history] = counterexample ?? []
  if (!history || !(errorInstance instanceof HistoryFailure)) throw errorInstance
  return [
    `HISTORY_SEED=${seed} HISTORY_PATH=${counterexamplePath}`,
    ...printed(history),
    errorInstance.message,
  ].join('\n')
}
