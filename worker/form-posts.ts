import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { languageOf, pathIn } from './contract/languages.ts'
import { LIMITS } from './contract/limits.ts'
import { NEWSLETTER_PAGES } from './mail/links.ts'

/** The calls that a form of a page without JavaScript posts to. */
export const FORM_CALLS = ['/api/newsletter', '/api/contact-inquiries']

/** Bytes: percent-encoding takes three characters for each byte of Marathi or Hindi. */
const MAX_FORM = 3 * LIMITS.body

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

type Fetch = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>

/**
 * Takes the form-encoded post of a page without JavaScript as the JSON body of the same call, and leads to a static page
 * that says what became of it. An empty field is an absent one. Only browsers send forms, and they name their origin: a
 * post that does not is refused, because no preflight asks for it.
 *
 * @param fetch answers the call in JSON
 */
export const formAsJson = (fetch: Fetch) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { req } = c
    if (!FORM_TYPE.test(req.header('Content-Type') ?? '')) return next()
    const isOwn =
      req.header('Origin') === new URL(req.url).origin || req.header('Sec-Fetch-Site') === 'same-origin'
    if (!isOwn) return next()
    // Browsers name the length of a form. One that is too long is answered like one that is empty.
    const isTooLong = !(Number(req.header('Content-Length')) <= MAX_FORM)
    const fields = new URLSearchParams(isTooLong ? '' : await req.text())
    const filledIn = [...fields].filter(([, value]) => value.trim() !== '')
    // Browsers send a line break as two characters; the limit of a text counts it as one.
    const typed = Object.fromEntries(filledIn.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
    const headers = new Headers(req.raw.headers)
    headers.set('Content-Type', 'application/json')
    headers.delete('Content-Length')
    const json = new Request(req.url, { method: 'POST', headers, body: JSON.stringify(typed) })
    const { status } = await fetch(json, c)
    const page = status < 300 ? 'sent' : status === 400 ? 'incorrect' : 'unsent'
    return c.redirect(
      pathIn(languageOf(fields.get('language') ?? undefined), `${NEWSLETTER_PAGES}/${page}`),
      303,
    )
  })
