import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from './app-env.ts'
import { answerFailure, RequestFailure } from './failures.ts'
import { limitedKeys, sameOrigin } from './guards.ts'
import { answerHeaders, withoutMarkup } from './headers.ts'
import { contactInquiries } from './routes/contact-inquiries.ts'
import { interactions } from './routes/interactions.ts'
import { myData } from './routes/my-data.ts'
import { newsletter } from './routes/newsletter.ts'
import { owner } from './routes/owner.ts'
import { productAnalytics } from './routes/product-analytics.ts'
import { stats } from './routes/stats.ts'
import { status } from './routes/status.ts'
import { openStore } from './store/index.ts'

/** As it stands in wrangler.toml. */
const HOURLY = '0 * * * *'

const app = new Hono<AppEnv>().basePath('/api')

app.use(answerHeaders)
app.use(withoutMarkup)
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      answerFailure(
        new RequestFailure(
          'method_not_allowed',
          `Use ${methods.join(' or ')}`,
          {},
          { Allow: methods.join(', ') },
        ),
        c,
      ),
  }),
)
app.use(sameOrigin)
app.use(async (c, next) => {
  c.set('now', Date.now())
  c.set('store', openStore(c.env, c.var.now))
  await next()
})
app.use(limitedKeys)

const routes = app
  .route('/newsletter', newsletter)
  .route('/interactions', interactions)
  .route('/product-analytics', productAnalytics)
  .route('/contact-inquiries', contactInquiries)
  .route('/stats', stats)
  .route('/status', status)
  .route('/owner', owner)
  .route('/my-data', myData)

app.notFound((c) => answerFailure(new RequestFailure('not_found', 'There is no such call'), c))
app.onError((error, c) => answerFailure(error, c))

export type AppType = typeof routes

export default {
  fetch: app.fetch,
  /** By the hour and nightly: see `[triggers]` in wrangler.toml. */
  async scheduled({ cron, scheduledTime }, env) {
    const store = openStore(env, scheduledTime)
    if (cron === HOURLY) {
      await store.fold()
      console.log(JSON.stringify({ fold: 'done' }))
    } else {
      const deleted = await store.deleteExpired()
      await store.deleteExpiredBreakdowns()
      console.log(JSON.stringify({ retention: 'done', deleted }))
    }
  },
} satisfies ExportedHandler<Env>
