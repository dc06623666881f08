import { beforeAll, describe, it, vi } from 'vitest'
import { localD1 } from '../worker/local-d1.ts'
import { checkHistories, isFull } from './check-histories.ts'
import { THEMES } from './generated.ts'
import { seedPlatform } from './seeded.ts'
import { d1Backend, memoryDatabase, tablesIn } from './world.ts'

const COUNT = isFull ? 500 : 12
const TIMEOUT_MS = isFull ? 10 * 60 * 1000 : 60_000

const local = localD1({ emptied: false })
const sqlite = memoryDatabase()
beforeAll(seedPlatform)

describe('requests and jobs that run at the same time on D1', () => {
  it.each(Object.entries(THEMES))(
    'answer and store what they would one after the other on SQLite: %s',
    async (_, theme) => {
      vi.spyOn(console, 'log').mockReturnValue()
      vi.spyOn(console, 'warn').mockReturnValue()
      const backend = d1Backend(local.db, tablesIn(sqlite))
      const count = Math.ceil(COUNT / Object.keys(THEMES).length)
      await checkHistories(theme, count, sqlite, backend)
    },
    TIMEOUT_MS,
  )
})
