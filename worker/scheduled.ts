import { CRON_CLAIMS, deliverDue } from './mail/deliver.ts'
import { type MailEnv, mailSettings } from './mail/settings.ts'
import { queueDailySummary, queueWeeklySummary } from './mail/summaries.ts'
import { openStore } from './store/index.ts'

/** The triggers of wrangler.toml; any other one is nightly. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** 8:00 in Asia/Kolkata. Cloudflare counts weekdays from Sunday = 1, so the day has its name. */
const MONDAY_MORNING = '30 2 * * MON'

/**
 * Runs the cron triggers of wrangler.toml: retention every night, mail that waits every five minutes, and the week's
 * summary on Mondays.
 *
 * @throws StoreUnavailable where the database is not available; the next run continues
 */
export async function scheduled(
  { cron, scheduledTime: now }: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Pick<Env, 'DB'> & MailEnv,
): Promise<void> {
  const store = openStore(env, now)
  const settings = mailSettings(env)
  switch (cron) {
    case EVERY_FIVE_MINUTES:
      if (!settings) return
      await store.expireLeases()
      await deliverDue(store, settings, now, CRON_CLAIMS)
      return
    case MONDAY_MORNING:
      if (!settings?.owner) return
      await queueWeeklySummary((time) => openStore(env, time), settings.owner, now)
      await deliverDue(store, settings, now)
      return
    default: {
      const deleted = await store.deleteExpired()
      await store.deleteUnconfirmed()
      await store.deleteOldMail()
      await store.deleteOldTombstones()
      console.log(JSON.stringify({ retention: 'done', deleted }))
      if (settings?.owner) await queueDailySummary(store, settings.owner, now)
    }
  }
}
