import { describe, expect, it, vi } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { dayOf } from '#contract/days.ts'
import { scheduled } from '#worker/scheduled.ts'
import { localSite } from './app.ts'
import { fileD1, migratedDatabase } from './file-d1.ts'
import { interaction, subscription } from './inputs.ts'
import { d1Error, failingD1, meanwhileD1 } from './intercepted-d1.ts'
import { seedInteractions } from './seed.ts'
import { DAY_MS, NIGHTLY, NOON } from './times.ts'

const site = localSite()
const day = (days: number) => dayOf(NOON + days * DAY_MS)
const at = (days: number, db = site.db) => site.at(NOON + days * DAY_MS, db)
const visitOn = (days: number) => at(days).recordInteraction(interaction('pricing_view'))
const writtenDays = async () =>
  (await site.rows(`SELECT day FROM daily_counts WHERE metric = 'day' ORDER BY day`)).map((row) => row.day)
const night = (days: number, DB = site.db) => {
  vi.spyOn(console, 'log').mockReturnValue()
  return scheduled({ cron: NIGHTLY, scheduledTime: NOON + days * DAY_MS }, { DB })
}

describe('a day that is over', () => {
  it('is written with all days before it, ten a night, also those without a row; today is not', async () => {
    await visitOn(-25)
    await visitOn(0)
    const nights = []
    for (let run = 0; run < 4; run += 1) {
      await at(0).writeDays()
      nights.push((await writtenDays()).length)
    }
    expect(nights).toEqual([10, 20, 25, 25])
    expect([(await writtenDays())[0], (await writtenDays()).at(-1)]).toEqual([day(-25), day(-1)])
  })

  it('is written once by two runs at a time: the second leaves it, even where rows were erased in between', async () => {
    await visitOn(-1)
    const late = meanwhileD1(site.db, async () => {
      await at(0).writeDays()
      await at(0).deleteSessionData('session_1_a')
    })
    await at(0, late).writeDays()
    expect((await at(0).interactionStats({ days: 7, limit: 1 })).summary.inRange).toBe(1)
    expect(await writtenDays()).toEqual([day(-1)])
  })
})

describe('a night', () => {
  it('deletes what is expired, within the 50 statements of D1’s free plan', async () => {
    // So many rows are faster in memory.
    const database = migratedDatabase()
    const { prepare, batch } = fileD1(database)
    let statements = 0
    const db = {
      prepare,
      batch: (all: D1PreparedStatement[]) => {
        statements += all.length
        return batch(all)
      },
    } as D1Database
    const rowsLeft = () => database.prepare('SELECT count(*) AS rows FROM customer_interactions').get()?.rows
    const total = async () => (await at(0, db).interactionStats({ days: 7, limit: 1 })).summary.total
    // Ten days and a half, of which the first night writes ten.
    await seedInteractions(db, { rows: 285_000, from: NOON - 420.5 * DAY_MS, step: 3183 })
    statements = 0
    await night(0, db)
    expect([statements, rowsLeft(), await total()]).toEqual([50, 285_000 - 240_000, 285_000])
    await night(1, db)
    expect([rowsLeft(), await total()]).toEqual([0, 285_000])
  })

  it('leaves rows of days that are not written, however old', async () => {
    for (const days of [-425, -405]) await visitOn(days)
    expect(await at(0).deleteExpired(10)).toBe(0)
    // Ten days from the oldest one.
    await at(0).writeDays()
    expect(await at(0).deleteExpired(10)).toBe(1)
    expect((await at(0).interactionStats({ days: 7, limit: 1 })).summary.total).toBe(2)
  })

  it('has a job for every trigger of wrangler.toml, and for no other', async () => {
    const run = (cron: string) => scheduled({ cron, scheduledTime: NOON }, { DB: site.db })
    await expect(run('0 * * * *')).rejects.toThrow('No job for the trigger "0 * * * *"')
    vi.spyOn(console, 'log').mockReturnValue()
    for (const cron of readConfig({ config: 'wrangler.toml' }).triggers.crons ?? []) await run(cron)
  })

  it('goes on with the next step when one fails, says which, and fails in the end', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await visitOn(-1)
    await at(-31).subscribe(subscription('asha@visitor.example'), { userAgent: null, confirm: true })
    const { db } = failingD1(site.db, d1Error('D1 DB is overloaded'), 1)
    await expect(night(0, db)).rejects.toThrow('steps failed')
    expect(logged.mock.calls).toEqual([['{"cron":"failed","step":"unconfirmed"}']])
    expect(await writtenDays()).toHaveLength(10)
  })
})
