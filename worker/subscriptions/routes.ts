import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { EMAIL_PROBLEMS, type EmailProblem } from '../contract/email.ts'
import { SOURCE_LANGUAGE } from '../contract/languages.ts'
import { LIMITS } from '../contract/limits.ts'
import { failureResponse, RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { datedSuccess, success } from '../http/success.ts'
import { rowParam, validate } from '../http/validate.ts'
import { noticeVersions, words } from '../mail/content.ts'
import { sendAfterResponse, sendToVisitors } from '../mail/deliver.ts'
import { linkTo, originOf, signToken } from '../mail/links.ts'
import { isMailable } from '../mail/mailer.ts'
import { isConfirmed, tokenSecret } from '../mail/settings.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { csvFile, pagesOf } from '../statistics/csv-file.ts'
import type { Page } from '../statistics/lists.ts'
import { untrackedReason } from '../tracking/untracked.ts'
import { SIGN_UP_ANSWERS, type SignUpCode, SUBSCRIPTION_FAILED } from './constants.ts'
import type { ListedSubscriber } from './contract.ts'
import { newsletterInput, subscriberQuery, subscribersCsvQuery } from './input.ts'

/** The last one is empty without TOKEN_SECRET. */
const CSV_COLUMNS =
  'id,email,source_page,subscribed_at,confirmed_at,notice_version,language,unsubscribe_url'.split(',')

const newsletter = new Hono<AppEnv>().post(
  '/',
  rateLimit('TIGHT_LIMIT'),
  validate('json', newsletterInput),
  async (c) => {
    if (!words[SOURCE_LANGUAGE].mail.confirmation)
      throw new RequestFailure('not_found', 'There is no letter to subscribe to')
    const { do_not_track, ...typed } = c.req.valid('json')
    const { store } = c.var
    const isKnown = noticeVersions.includes(typed.notice_version)
    const input = isKnown ? typed : { ...typed, notice_version: UNKNOWN }
    const confirm = store.mode === 'live' && isConfirmed(c.env)
    if (confirm && !isMailable(input.email)) throw unmailable()
    const tracked = !do_not_track && !(await untrackedReason(c, { onPurpose: true }))
    const userAgent = c.req.header('User-Agent')?.slice(0, LIMITS.userAgent) ?? null
    const { subscription, created } = await store.subscribe(input, { userAgent, tracked, confirm })
    if (store.mode === 'demo') {
      return success(c, { ...answer('demo_subscribed'), data: [subscription] })
    }
    if (confirm) {
      sendAfterResponse(c, sendToVisitors)
      return success(c, answer('confirmation_sent'), 201)
    }
    if (!created) return success(c, answer('already_subscribed'))
    return success(c, { ...answer('subscribed'), data: [subscription] }, 201)
  },
)

newsletter.onError((error, c) => failureResponse(error, c, SUBSCRIPTION_FAILED))

/** An address of the form’s pattern to which no mail can be sent, so that it could never be confirmed. */
function unmailable(): RequestFailure {
  const { message, description } = EMAIL_PROBLEMS.email_invalid
  return new RequestFailure('invalid', message, {
    description,
    issues: [{ path: 'email', message, code: 'email_invalid' satisfies EmailProblem }],
  })
}

function answer(code: SignUpCode): { code: SignUpCode; message: string; description?: string } {
  return { code, ...SIGN_UP_ANSWERS[code] }
}

/** Sign-ups, and the owner's list of subscribers. */
export const subscriptions = new Hono<AppEnv>()
  .route('/newsletter', newsletter)
  .get('/stats/subscriptions', validate('query', subscriberQuery), async (c) =>
    datedSuccess(c, await c.var.store.subscriptionStats(c.req.valid('query'))),
  )
  .get('/stats/subscriptions.csv', validate('query', subscribersCsvQuery), (c) => {
    const rows = async (page: Page) =>
      Promise.all(
        (await c.var.store.listSubscriptions(page)).map(async (row) => ({
          ...row,
          unsubscribe_url: await unsubscribeUrl(c, row),
        })),
      )
    return csvFile(c, { name: 'subscribers', columns: CSV_COLUMNS }, pagesOf(rows, c.req.valid('query')))
  })
  .delete('/owner/subscribers/:id', rowParam, async (c) => {
    await c.var.store.deleteSubscriber(c.req.valid('param').id)
    return success(c, { message: 'Deleted' })
  })

/** @returns the personal link to leave, for letters that are sent with another tool */
async function unsubscribeUrl(c: Context<AppEnv>, { id, language }: ListedSubscriber) {
  const secret = tokenSecret(c.env)
  if (!secret) return null
  const token = await signToken(secret, 'unsubscribe', id, c.var.now)
  return originOf(c.env, c.req.url) + linkTo('unsubscribe', language, token)
}
