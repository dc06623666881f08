import { openStore } from './store/index.ts'

/** The hourly trigger of wrangler.toml; the other one is nightly. */
const HOURLY = '0 * * * *'

/**
 * Runs the cron triggers of wrangler.toml: the rollup every hour, retention every night.
 *
 * @throws StoreUnavailable where the database is not available; the next run continues
 */
export async function scheduled(
  { cron, scheduledTime }: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Pick<Env, 'DB'>,
): Promise<void> {
  const store = openStore(env, scheduledTime)
  if (cron === HOURLY) {
    await store.rollUp()
    console.log(JSON.stringify({ rollup: 'done' }))
  } else {
    const deleted = await store.deleteExpired()
    await store.deleteExpiredRollups()
    console.log(JSON.stringify({ retention: 'done', deleted }))
  }
}
