import { type Context, Hono } from 'hono'
import type { ApplyGlobalResponse } from 'hono/client'
import { except } from 'hono/combine'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from './app-env.ts'
import { bills } from './bills/routes.ts'
import { LANGUAGE_IDS, pathIn } from './contract/languages.ts'
import type { FAILURE_STATUS, Failure } from './contract/responses.ts'
import { demoStore } from './demo/store.ts'
import { FORM_CALLS, formAsJson } from './form-posts.ts'
import { failureResponse, RequestFailure } from './http/failure.ts'
import { limitKeyGuesses } from './http/rate-limit.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { inquiries } from './inquiries/routes.ts'
import { NEWSLETTER_PAGES, UNSUBSCRIBE_CALL } from './mail/links.ts'
import { dailyLimits } from './mail/settings.ts'
import { myData } from './my-data/routes.ts'
import { orders } from './orders/routes.ts'
import { ownerOnly } from './owner/guard.ts'
import { owner } from './owner/routes.ts'
import { reports } from './reports/routes.ts'
import { scheduled } from './scheduled.ts'
import { d1Store } from './store.ts'
import { newsletterPages, oneClickUnsubscribe } from './subscriptions/link-routes.ts'
import { subscriptions } from './subscriptions/routes.ts'
import { tracking } from './tracking/routes.ts'

const app = new Hono<AppEnv>()

// Static pages, which wrangler.toml sends here because their forms post to their own address.
const page = async (c: Context<AppEnv>) => c.env.ASSETS?.fetch(c.req.raw) ?? c.notFound()
for (const id of LANGUAGE_IDS) app.get(`${pathIn(id, NEWSLETTER_PAGES)}/*`, page)
// Its pattern for languages sends other addresses, too: one without a page gets the site's 404 page.
app.use((c, next) =>
  c.req.path.startsWith('/api/') || !['GET', 'HEAD'].includes(c.req.method) ? next() : page(c),
)

app.use(securityHeaders)
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      const headers = { Allow: methods.join(', ') }
      return failureResponse(
        new RequestFailure('method_not_allowed', `Use ${methods.join(' or ')}`, { headers }),
        c,
      )
    },
  }),
)
app.use(sameOrigin(UNSUBSCRIBE_CALL))
app.use((c, next) => {
  const now = Date.now()
  c.set('now', now)
  c.set('store', c.env.DB ? d1Store(c.env.DB, now, dailyLimits(c.env)) : demoStore(now))
  return next()
})
app.use(limitKeyGuesses)
app.use('/api/stats/*', ownerOnly)
app.use('/api/owner/*', except('/api/owner/session', ownerOnly))

for (const id of LANGUAGE_IDS) app.route(pathIn(id, NEWSLETTER_PAGES), newsletterPages)

for (const path of FORM_CALLS)
  app.post(
    path,
    formAsJson((request, c) => app.fetch(request, c.env, c.executionCtx)),
  )

const routes = app
  .basePath('/api')
  .route('/', orders)
  .route('/', bills)
  .route('/', subscriptions)
  .route('/newsletter', oneClickUnsubscribe)
  .route('/', inquiries)
  .route('/', tracking)
  .route('/', reports)
  .route('/', owner)
  .route('/my-data', myData)

app.notFound((c) => failureResponse(new RequestFailure('not_found', 'There is no such call'), c))
app.onError((error, c) => failureResponse(error, c))

type FailureResponses = {
  [Status in (typeof FAILURE_STATUS)[keyof typeof FAILURE_STATUS]]: { json: Failure }
}

/** The type of Hono's client, `hc<AppType>`: every call returns its own success body or a `Failure`. */
export type AppType = ApplyGlobalResponse<typeof routes, FailureResponses>

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>
