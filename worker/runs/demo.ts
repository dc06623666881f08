import type { Note } from '../lib/samples.ts'
import type { Runs } from './d1.ts'
import { runRow, toRun } from './row.ts'

/** The demo's part of the Store: nothing has run, and nothing is stored. */
export function demoRuns(now: number, note: Note): Runs {
  return {
    async recordRun(kind, run) {
      await note('report of a workflow')
      return toRun(runRow(kind, run, now))
    },
    runState: async () => ({ last: null, lastSucceeded: null }),
    lastRefusedMail: async () => null,
  }
}
