import { describe, expect, it, vi } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { scheduled } from '#worker/scheduled.ts'
import { d1Store } from '#worker/store.ts'
import { builtWorker } from './harness.ts'
import { interaction, subscription } from './inputs.ts'
import { d1Error, failingD1, interceptedD1 } from './intercepted-d1.ts'
import { seedInteractions } from './seed.ts'
import { DAY_MS, NIGHTLY } from './times.ts'

const site = builtWorker()

const NIGHT = Date.UTC(2026, 10, 21, 20, 30)
const OLDEST_KEPT = NIGHT - 400 * DAY_MS

const timesIn = async (table: string, column = 'timestamp') =>
  (await site.rows<{ time: number }>(`SELECT ${column} AS time FROM ${table} ORDER BY id`)).map(
    ({ time }) => time,
  )

describe('nightly retention', () => {
  it('deletes all of them, at most 10,000 rows a statement', async () => {
    await seedInteractions(site.db, { rows: 20_500, from: OLDEST_KEPT - 20 * DAY_MS, step: 1000 })
    const deletes: number[] = []
    const metered = interceptedD1(site.db, async (query) => {
      const answer = await query()
      for (const { meta } of answer as D1Result[]) deletes.push(meta.changes)
      return answer
    })
    expect(await d1Store(metered, NIGHT).deleteExpired()).toBe(20_500)
    // Then product events, inquiries and orders, which have none.
    expect(deletes).toEqual([10_000, 10_000, 500, 0, 0, 0])
    expect(await timesIn('customer_interactions')).toEqual([])
  })

  it('is run by its own trigger, and every trigger of wrangler.toml has a job', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    await d1Store(site.db, OLDEST_KEPT - DAY_MS).recordInteraction(interaction('pricing_view'))
    const run = (cron: string) => scheduled({ cron, scheduledTime: NIGHT }, { DB: site.db })
    await expect(run('0 * * * *')).rejects.toThrow('No job for the trigger "0 * * * *"')
    expect(await timesIn('customer_interactions')).toHaveLength(1)
    for (const cron of readConfig({ config: 'wrangler.toml' }).triggers.crons ?? []) await run(cron)
    expect(await timesIn('customer_interactions')).toEqual([])
  })

  it('goes on with the next step when one fails, says which, and fails in the end', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    await d1Store(site.db, NIGHT - 31 * DAY_MS).subscribe(subscription('asha@visitor.example'), {
      userAgent: null,
      confirm: true,
    })
    const { db: DB } = failingD1(site.db, d1Error('D1 DB is overloaded'), 1)
    const night = scheduled({ cron: NIGHTLY, scheduledTime: NIGHT }, { DB })
    await expect(night).rejects.toThrow('steps failed')
    expect(logged.mock.calls).toEqual([['{"cron":"failed","step":"retention"}']])
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toEqual([])
  })
})

describe('a sign-up that is not confirmed', () => {
  const at = (days: number) => d1Store(site.db, NIGHT + days * DAY_MS)
  const signUp = (days: number) =>
    at(days).subscribe(subscription('asha@visitor.example'), { userAgent: null, confirm: true })
  const sendAt = async (days: number) => {
    for (const claimed of await at(days).claimMail(1)) await at(days).recordSent(claimed)
  }
  const storedAt = async (days: number, options?: { unsent: boolean }) => {
    await at(days).deleteUnconfirmed(options)
    return (await site.rows('SELECT id FROM newsletter_subscriptions')).length
  }

  it('is deleted 30 days after its last mail, however many nights were missed', async () => {
    await signUp(0)
    await sendAt(0)
    await signUp(29)
    await sendAt(29)
    expect([await storedAt(31), await storedAt(58), await storedAt(100)]).toEqual([1, 1, 0])
  })

  it('is kept while its mail waits for a day with room, and not where mail is off', async () => {
    await signUp(0)
    expect([await storedAt(100), await storedAt(100, { unsent: true })]).toEqual([1, 0])
  })

  it('is deleted though its mail was refused for 30 days', async () => {
    await signUp(0)
    await at(0).claimMail(1)
    expect([await storedAt(29), await storedAt(31)]).toEqual([1, 0])
  })
})
