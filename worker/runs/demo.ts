import { HOUR_MS } from '../lib/days.ts'
import type { Note } from '../lib/samples.ts'
import type { Runs } from './d1.ts'
import { runRow, toRun } from './row.ts'

/** The demo's part of the Store: of all workflows only a backup has run, a sample too, and nothing is stored. */
export function demoRuns(now: number, note: Note): Runs {
  return {
    async recordRun(kind, run) {
      await note('report of a workflow')
      return toRun(runRow(kind, run, now))
    },
    async runState(kind) {
      const last =
        kind === 'backup'
          ? toRun(runRow(kind, { outcome: 'succeeded', detail: 'A sample' }, now - 12 * HOUR_MS))
          : null
      return { last, lastSucceeded: last }
    },
    lastRefusedMail: async () => null,
  }
}
