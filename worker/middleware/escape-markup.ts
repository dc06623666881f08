import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

const MARKUP = /[<>&]/g

/**
 * Writes `<`, `>` and `&` in JSON as Unicode escapes. Responses contain visitors' text; this way they hold no markup
 * even if one is interpreted as HTML.
 */
export const escapeMarkup = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.get('Content-Type')?.startsWith('application/json')) return
  const text = (await c.res.text()).replace(MARKUP, unicodeEscape)
  c.res = new Response(text, c.res)
})

function unicodeEscape(character: string): string {
  return `\\u00${character.charCodeAt(0).toString(16)}`
}
