import { recordOf } from '../contract/record-of.ts'
import { iso } from '../lib/days.ts'
import type { Note } from '../lib/samples.ts'
import { RECALL_STEPS } from '../runs/contract.ts'
import type { OwnerActs } from './d1.ts'

/** The demo's part of the Store: nothing was done, nothing is stored, and there are no sessions. */
export function demoOwnerActs(now: number, note: Note): OwnerActs {
  return {
    recall: async () => recordOf(RECALL_STEPS, () => null),
    async changeRecall(_lot, change) {
      await note('step of a recall')
      return recordOf(RECALL_STEPS, (step) => (step === change.step && change.done ? iso(now) : null))
    },
    endSession: async () => undefined,
    isSessionEnded: async () => false,
  }
}
