import { Hono } from 'hono'
import type { ApplyGlobalResponse } from 'hono/client'
import type { AppEnv } from './app-env.ts'
import type { FAILURE_STATUS, Failure } from './contract/responses.ts'
import { RequestFailure } from './failure.ts'
import { failureResponse } from './failure-response.ts'
import { allowedMethods } from './middleware/allowed-methods.ts'
import { escapeMarkup } from './middleware/escape-markup.ts'
import { limitKeyGuesses } from './middleware/rate-limit.ts'
import { requestStore } from './middleware/request-store.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { apiRequest, staticPage } from './page-forms.ts'
import { contactInquiries } from './routes/contact-inquiries.ts'
import { interactions } from './routes/interactions.ts'
import { myData } from './routes/my-data.ts'
import { newsletter } from './routes/newsletter.ts'
import { newsletterLinks } from './routes/newsletter-links.ts'
import { orders } from './routes/orders.ts'
import { owner } from './routes/owner.ts'
import { ownerBackups } from './routes/owner-backups.ts'
import { ownerMail } from './routes/owner-mail.ts'
import { ownerOrders } from './routes/owner-orders.ts'
import { productAnalytics } from './routes/product-analytics.ts'
import { stats } from './routes/stats/index.ts'
import { status } from './routes/status.ts'
import { scheduled } from './scheduled.ts'

const app = new Hono<AppEnv>().basePath('/api')

app.use(securityHeaders)
app.use(escapeMarkup)
app.use(allowedMethods(app))
app.use(sameOrigin)
app.use(requestStore)
app.use(limitKeyGuesses)

const routes = app
  .route('/newsletter', newsletter)
  .route('/newsletter', newsletterLinks)
  .route('/interactions', interactions)
  .route('/product-analytics', productAnalytics)
  .route('/contact-inquiries', contactInquiries)
  .route('/orders', orders)
  .route('/stats', stats)
  .route('/status', status)
  .route('/owner', owner)
  .route('/owner/orders', ownerOrders)
  .route('/owner', ownerMail)
  .route('/owner/backups', ownerBackups)
  .route('/my-data', myData)

app.notFound((c) => failureResponse(new RequestFailure('not_found', 'There is no such call'), c))
app.onError((error, c) => failureResponse(error, c))

type FailureResponses = {
  [Status in (typeof FAILURE_STATUS)[keyof typeof FAILURE_STATUS]]: { json: Failure }
}

/** For Hono's typed client, `hc<AppType>`: every call returns its own success body or a `Failure`. */
export type AppType = ApplyGlobalResponse<typeof routes, FailureResponses>

export default {
  fetch: (request: Request, env: Env, context?: ExecutionContext) =>
    staticPage(request, env) ?? app.fetch(apiRequest(request), env, context),
  scheduled,
} satisfies ExportedHandler<Env>
