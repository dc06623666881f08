import type { BrowserContext, Page, Route } from '@playwright/test'
import { stopClock } from './open-home.ts'

/** Every page's entry script, and everything that is loaded after it, such as the code of an island. */
export type ScriptRole = 'entry' | 'later'

/** The scripts of the build by their role: file names are the bundler's own business. */
const SCRIPT = /\/assets\/[^/]+\.js(\?.*)?$/

/**
 * Reads from a page's HTML which scripts it loads by itself.
 *
 * @returns tells whether a URL belongs to one of them
 */
export async function entryOf(page: Page, path = '/'): Promise<(url: string) => boolean> {
  const html = await (await page.request.get(path)).text()
  const tags = html.match(/<(script|link)\b[^>]*\b(data-entry|rel="modulepreload")[^>]*>/g) ?? []
  const files = tags.map((tag) => tag.match(/\b(?:src|href)="([^"]+)"/)?.[1])
  return (url) => files.includes(new URL(url).pathname)
}

/** Answers requests for scripts by their role on the page at a path. */
export async function routeScripts(
  page: Page,
  role: ScriptRole,
  answer: (route: Route) => Promise<void>,
  path = '/',
): Promise<void> {
  const isEntry = await entryOf(page, path)
  await page.route(
    (url) => SCRIPT.test(url.href) && isEntry(url.href) === (role === 'entry'),
    (route) => answer(route),
  )
}

/** Holds a page's scripts of a role back until the returned function is called. */
export async function holdScripts(page: Page, role: ScriptRole): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await routeScripts(page, role, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Opens a page whose scripts of a role wait, its clock stopped so that no popup opens.
 *
 * @returns lets them come
 */
export async function openHeld(page: Page, path: string, held: ScriptRole): Promise<() => void> {
  const release = await holdScripts(page, held)
  await stopClock(page)
  await page.goto(path, { waitUntil: held === 'entry' ? 'commit' : 'load' })
  return release
}

/** Holds requests back until the returned function is called. */
export async function hold(context: BrowserContext, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
