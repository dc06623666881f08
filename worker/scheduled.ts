import { siteOrigin } from './lib/site-origin.ts'
import { sendAlert, sendToVisitors, sendWeeklySummary } from './mail/deliver.ts'
import { dailyLimits, type MailEnv, mailSettings } from './mail/settings.ts'
import { d1Store } from './store.ts'

/** The triggers of wrangler.toml. */
const NIGHTLY = '30 20 * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** D1's free plan allows 50 statements an invocation; three of them end sign-ups, one erases old sales, one deletes counters. */
const STATEMENTS = 50 - 5

/**
 * Runs the cron triggers of wrangler.toml: retention every night, and mail that is due every five minutes. Each
 * step runs whatever became of the others; what is deleted is of days that are written.
 *
 * @throws AggregateError where a step failed; the next run continues. Error for a trigger that has no job
 */
export async function scheduled(
  { cron, scheduledTime }: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Pick<Env, 'DB' | 'DAILY_LIMITS'> & MailEnv,
): Promise<void> {
  if (cron !== NIGHTLY && cron !== EVERY_FIVE_MINUTES) {
    throw new Error(`No job for the trigger "${cron}": name it in worker/scheduled.ts as in wrangler.toml`)
  }
  // The demo stores nothing, so nothing is due.
  const { DB: db, SITE_URL = '' } = env
  if (!db) return
  const settings = mailSettings(env)
  const origin = siteOrigin(SITE_URL)
  if (cron === NIGHTLY) {
    const store = d1Store(db, scheduledTime)
    let statements = STATEMENTS
    await runSteps({
      unconfirmed: () => store.deleteUnconfirmed({ unsent: settings?.confirmation === undefined }),
      sales: () => store.eraseOldSales(),
      counters: () => store.deleteCounters(),
      days: async () => {
        statements -= await store.writeDays()
      },
      // What is not written yet stays until it is.
      retention: async () => {
        console.log(JSON.stringify({ retention: 'done', deleted: await store.deleteExpired(statements) }))
      },
    })
  } else if (settings && !origin) {
    // Only a request has an origin of its own.
    console.warn(JSON.stringify({ mail: 'none sent', missing: 'SITE_URL under [vars] of wrangler.toml' }))
  } else if (settings && origin) {
    // Requests have claimed mails since the run was scheduled; a run by hand may name a later time.
    const now = Math.max(scheduledTime, Date.now())
    const store = d1Store(db, now, dailyLimits(env))
    await runSteps({
      alert: () => sendAlert(store, settings, now, origin),
      weeklySummary: () => sendWeeklySummary(db, settings, now, origin),
      confirmations: () => sendToVisitors(store, settings, now, origin),
    })
  }
}

async function runSteps(steps: Record<string, () => Promise<void>>): Promise<void> {
  const errors = []
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (error) {
      console.error(JSON.stringify({ cron: 'failed', step }))
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some steps failed')
}
