import { describe, expect, it, vi } from 'vitest'
import { scheduled } from '#worker/scheduled.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { builtWorker } from './harness.ts'
import { subscription } from './inputs.ts'
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

  it('goes on with the next step when one fails, says which, and fails in the end', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    await d1Store(site.db, OLDEST_KEPT - 1000 * DAY_MS).queueMail({
      kind: 'test',
      recipient: 'owner@site.example',
      payload: {},
    })
    const { db: DB } = failingD1(site.db, d1Error('D1 DB is overloaded'), 1)
    const night = scheduled({ cron: NIGHTLY, scheduledTime: NIGHT }, { DB })
    await expect(night).rejects.toThrow('steps failed')
    expect(logged.mock.calls).toEqual([['{"cron":"failed","step":"retention"}']])
    expect(await site.rows('SELECT id FROM mail_outbox')).toEqual([])
  })
})

describe('a sign-up that is not confirmed', () => {
  const at = (days: number) => d1Store(site.db, NIGHT + days * DAY_MS)
  const confirmation = { origin: 'https://site.example', networks: [], dailyLimit: 500 }
  const signUp = (days: number) =>
    at(days).subscribe(subscription('asha@visitor.example'), { userAgent: null, confirmation })
  const storedAt = async (days: number) => {
    await at(days).deleteUnconfirmed()
    return (await site.rows('SELECT id FROM newsletter_subscriptions')).length
  }

  it('is deleted 30 days after the last one, however many nights were missed', async () => {
    await signUp(0)
    await signUp(29)
    expect([await storedAt(31), await storedAt(100)]).toEqual([1, 0])
  })

  it('is kept while its confirmation link is valid', async () => {
    await signUp(0)
    const { claim, mails } = await at(28).claimMail(1)
    const outcomes = mails.map(({ id }) => ({ id, status: 'sent' as const }))
    await at(28).recordOutcomes(claim, outcomes)
    expect([await storedAt(34), await storedAt(36)]).toEqual([1, 0])
  })

  it('is deleted though its mail was under way when mail was switched off for good', async () => {
    await signUp(0)
    await at(0).claimMail(1)
    expect(await storedAt(31)).toBe(0)
  })
})
