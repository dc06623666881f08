import { type Context, Hono } from 'hono'
import type { ApplyGlobalResponse } from 'hono/client'
import type { AppEnv } from './app-env.ts'
import { LANGUAGE_IDS, pathIn } from './contract/languages.ts'
import type { FAILURE_STATUS, Failure } from './contract/responses.ts'
import { RequestFailure } from './failure.ts'
import { failureResponse } from './failure-response.ts'
import { NEWSLETTER_PAGES } from './mail/links.ts'
import { allowedMethods } from './middleware/allowed-methods.ts'
import { limitKeyGuesses } from './middleware/rate-limit.ts'
import { requestStore } from './middleware/request-store.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { contactInquiries } from './routes/contact-inquiries.ts'
import { edit } from './routes/edit.ts'
import { events } from './routes/events.ts'
import { myData } from './routes/my-data.ts'
import { newsletter } from './routes/newsletter.ts'
import { newsletterPages, oneClickUnsubscribe } from './routes/newsletter-pages.ts'
import { owner } from './routes/owner.ts'
import { stats } from './routes/stats/index.ts'
import { status } from './routes/status.ts'
import { scheduled } from './scheduled.ts'

const app = new Hono<AppEnv>()

// Static pages, which wrangler.toml sends here because their forms post to their own address.
const page = async (c: Context<AppEnv>) => c.env.ASSETS?.fetch(c.req.raw) ?? c.notFound()
for (const id of LANGUAGE_IDS) app.get(`${pathIn(id, NEWSLETTER_PAGES)}/*`, page)
// Its pattern for languages sends more addresses: those of no page have the site's 404 page.
app.use((c, next) =>
  c.req.path.startsWith('/api/') || !['GET', 'HEAD'].includes(c.req.method) ? next() : page(c),
)

app.route('/api/edit', edit)
app.use(securityHeaders)
app.use(allowedMethods(app))
app.use(sameOrigin)
app.use(requestStore)
app.use(limitKeyGuesses)

for (const id of LANGUAGE_IDS) app.route(pathIn(id, NEWSLETTER_PAGES), newsletterPages)

const routes = app
  .basePath('/api')
  .route('/', events)
  .route('/newsletter', newsletter)
  .route('/newsletter', oneClickUnsubscribe)
  .route('/contact-inquiries', contactInquiries)
  .route('/stats', stats)
  .route('/status', status)
  .route('/owner', owner)
  .route('/my-data', myData)

app.notFound((c) => failureResponse(new RequestFailure('not_found', 'There is no such call'), c))
app.onError((error, c) => failureResponse(error, c))

type FailureResponses = {
  [Status in (typeof FAILURE_STATUS)[keyof typeof FAILURE_STATUS]]: { json: Failure }
}

/** For Hono's typed client, `hc<AppType>`: every call returns its own success body or a `Failure`. */
export type AppType = ApplyGlobalResponse<typeof routes, FailureResponses>

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>
