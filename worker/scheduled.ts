import { sendAlert, sendToVisitors, sendWeeklySummary } from './mail/deliver.ts'
import { type MailEnv, mailSettings } from './mail/settings.ts'
import { openStore } from './store/index.ts'

/** A trigger of wrangler.toml; the other one is nightly. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/**
 * Runs the cron triggers of wrangler.toml: retention every night, and mail that is due every five minutes. Steps do not
 * depend on each other: each runs whatever became of the others.
 *
 * @throws AggregateError where a step failed; the next run continues
 */
export async function scheduled(
  { cron, scheduledTime }: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Pick<Env, 'DB'> & MailEnv,
): Promise<void> {
  const settings = mailSettings(env)
  if (cron !== EVERY_FIVE_MINUTES) {
    const store = openStore(env, scheduledTime)
    await runSteps({
      retention: async () => {
        console.log(JSON.stringify({ retention: 'done', deleted: await store.deleteExpired() }))
      },
      unconfirmed: () => store.deleteUnconfirmed({ unsent: settings?.confirmation === undefined }),
    })
  } else if (settings) {
    // Requests have claimed mails since the run was scheduled; a run by hand may name a later time.
    const now = Math.max(scheduledTime, Date.now())
    const store = openStore(env, now)
    await runSteps({
      alert: () => sendAlert(store, settings, now),
      weeklySummary: () => sendWeeklySummary(env, settings, now),
      confirmations: () => sendToVisitors(store, settings, now),
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
