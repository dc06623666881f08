import { beforeAll, describe, expect, it } from 'vitest'
import { demoStore } from '#worker/store/demo/index.ts'
import { START } from './history.ts'
import { openGate } from './interleave.ts'
import { NOTHING_KNOWN } from './known.ts'
import { type Name, OPERATIONS, openRequest } from './operations.ts'
import { inStream, randomOf, seedPlatform } from './seeded.ts'
import { memoryBackend, memoryDatabase } from './world.ts'

beforeAll(seedPlatform)

/** What a visitor may do first. Whatever depends on stored rows has no promise: the demo stores nothing. */
const FIRST_ACTS: Name[] = [
  'signs up',
  'writes to the owner',
  'clicks an order link',
  'the owner records a sale',
  'deletes the data of the session',
]

describe('the demo', () => {
  it.each(FIRST_ACTS)('answers a first visitor as D1 does: %s', async (name) => {
    const live = openRequest(memoryBackend(memoryDatabase()).d1, START)
    const answers = [live.store, demoStore(START)].map((store) =>
      inStream({ now: START, random: randomOf(1) }, () =>
        OPERATIONS[name].run({
          ...live,
          store,
          who: 0,
          known: NOTHING_KNOWN,
          gate: openGate,
          sent: () => {},
        }),
      ),
    )
    expect(await answers[1]).toEqual(await answers[0])
  })
})
