import { describe, expect, it, vi } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { scheduled } from '#worker/scheduled.ts'
import { d1Store } from '#worker/store.ts'
import { builtWorker } from './harness.ts'
import { interaction, subscription } from './inputs.ts'
import { DAY_MS } from './times.ts'

const site = builtWorker()

const NIGHT = Date.UTC(2026, 10, 21, 20, 30)

it('every trigger of wrangler.toml has a job, and no other has one', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  await d1Store(site.db, NIGHT - 401 * DAY_MS).recordInteraction(interaction('pricing_view'))
  const stored = () => site.rows('SELECT id FROM customer_interactions')
  const run = (cron: string) => scheduled({ cron, scheduledTime: NIGHT }, { DB: site.db })
  await expect(run('0 * * * *')).rejects.toThrow('No job for the trigger "0 * * * *"')
  expect(await stored()).toHaveLength(1)
  for (const cron of readConfig({ config: 'wrangler.toml' }).triggers.crons ?? []) await run(cron)
  expect(await stored()).toEqual([])
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
