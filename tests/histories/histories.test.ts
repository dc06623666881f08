import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkHistories, isFull } from './check-histories.ts'
import { THEMES } from './generated.ts'
import { histories } from './history.ts'
import { runHistory } from './run-history.ts'
import { seedPlatform } from './seeded.ts'
import { memoryBackend, memoryDatabase } from './world.ts'

const COUNT = Number(process.env.HISTORY_COUNT ?? (isFull ? 10_000 : 300))
const TIMEOUT_MS = isFull ? 60 * 60 * 1000 : 60_000

const sqlite = memoryDatabase()
const backend = memoryBackend(sqlite)
beforeAll(seedPlatform)
beforeEach(() => {
  // The jobs report what they did.
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe('requests and jobs that run at the same time', () => {
  it.each(Object.entries(THEMES))(
    'answer and store what they would one after the other: %s',
    async (_, theme) => {
      await checkHistories(theme, Math.ceil(COUNT / Object.keys(THEMES).length), sqlite, backend)
    },
    TIMEOUT_MS,
  )

  it.each(Object.entries(THEMES))('are replayed exactly: %s', async (_, theme) => {
    for (const history of fc.sample(histories(theme), { seed: 1, numRuns: 10 })) {
      const events = await runHistory(history, sqlite, backend, {})
      expect(await runHistory(history, sqlite, backend, {})).toEqual(events)
    }
  })
})
