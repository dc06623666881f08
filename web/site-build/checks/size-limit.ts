import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SizeLimitConfig } from 'size-limit'
import { LANGUAGES } from '#contract/languages.ts'
import { islandScripts, readManifest, scriptsBeforeTouch, scriptsOf } from './page-scripts.ts'

/**
 * `npm run check`: what pages of the demonstration transfer, compressed with Brotli. Needs the output of `npm run build`, and
 * where that is a shop's, of `npm run build -- --demo`.
 */
const TARGET = (['site', 'demo'] as const).find(isDemonstration) ?? stop()
const SITE = `dist/${TARGET}`
const HOME = 'index.html'
const DASHBOARD = 'admin.html'
/** A buyer opens it from a chat, perhaps with no other page loaded. */
const PAY = 'pay.html'
const PAY_SCRIPT = 'pages/pay/show-payment.ts'
const DASHBOARD_PAGES = 'admin/pages.ts'
/** The editor is a program of its own: no other page loads any of it. */
const EDITOR = 'edit.html'
/** The width of the first picture that a phone 412 px wide, with a device pixel ratio of 1.75, loads. */
const PICTURE_WIDTH = '640w'

const manifest = readManifest(`dist/${TARGET}-manifest.json`)
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
const [home, dashboard, pay] = [read(HOME), read(DASHBOARD), read(PAY)]
const payScripts = [...scriptsBeforeTouch(pay, manifest), ...scriptsOf([PAY_SCRIPT], manifest)]
const homeScripts = [...scriptsBeforeTouch(home, manifest), ...islandScripts(home, manifest)]
const dashboardScripts = [...scriptsBeforeTouch(dashboard, manifest), ...islandScripts(dashboard, manifest)]
/** The chunk of everything below the dashboard's first screen and its two tabs. */
const allDashboardScripts = [...dashboardScripts, ...scriptsOf([DASHBOARD_PAGES], manifest)]
/** Home in the languages that it is translated into. */
const translated = LANGUAGES.map(({ id }) => `${id}.html`).filter((file) => files.includes(file))

export default [
  ...files
    .filter((file) => file.endsWith('.html') && file !== DASHBOARD && file !== EDITOR)
    .map((file) =>
      budget(`${file}: scripts before any touch`, scriptsBeforeTouch(read(file), manifest), '10 kB'),
    ),
  budget(`${DASHBOARD}: scripts of its first screen with both tabs`, dashboardScripts, '104 kB'),
  budget(`${DASHBOARD}: scripts with all of its pages`, allDashboardScripts, '130 kB'),
  budget(`${HOME}: scripts with every island hydrated`, homeScripts, '95 kB'),
  // Home answers all that a buyer asks before paying, and composes each section at every width. The limits of its
  // pages and of the totals allow a few more questions and reviews: a text that the owner adds must not stop the work
  // on the code.
  budget(`${HOME}: HTML with its CSS`, [HOME], '54 kB'),
  ...translated.map((file) => budget(`${file}: HTML with its CSS`, [file], '57 kB')),
  budget(`${HOME}: first picture at ${PICTURE_WIDTH}`, [firstPicture(home)], '35 kB'),
  budget(`${HOME}: fonts`, fontsOf(home), '35 kB'),
  budget(`${HOME}: total`, total(HOME), '203 kB'),
  // At most 1.15 times the above: a script of its own takes longer words and a font.
  budget(`${PAY}: total`, [...payScripts, PAY, ...fontsOf(pay)], '75 kB'),
  ...translated.map((file) => budget(`${file}: total`, total(file), '218 kB')),
] satisfies SizeLimitConfig

function isDemonstration(target: string): boolean {
  const file = `dist/${target}/mode.txt`
  return existsSync(file) && readFileSync(file, 'utf8') === 'demonstration'
}

function stop(): never {
  console.error(
    'dist/ has no build of the demonstration, whose sizes are checked  →  npm run build -- --demo',
  )
  process.exit(1)
}

function budget(name: string, paths: string[], limit: string) {
  return { name, path: [...new Set(paths)].map((file) => resolve(SITE, file)), limit }
}

function read(file: string): string {
  return readFileSync(resolve(SITE, file), 'utf8')
}

function total(file: string): string[] {
  const html = read(file)
  return [
    ...scriptsBeforeTouch(html, manifest),
    ...islandScripts(html, manifest),
    file,
    firstPicture(html),
    ...fontsOf(html),
  ]
}

/** The fonts in the page's CSS, without those that only devices without a Devanagari font load. */
function fontsOf(html: string): string[] {
  return files.filter((file) => file.endsWith('.woff2') && html.includes(`src:url(/${file}`))
}

/** @throws where home preloads no picture of that width */
function firstPicture(html: string): string {
  const preload = /<link[^>]*\srel="preload"[^>]*\sas="image"[^>]*>/i.exec(html)?.[0] ?? ''
  const file = new RegExp(`/(assets/[^ "]+) ${PICTURE_WIDTH}`).exec(preload)?.[1]
  if (!file) throw new Error(`${HOME} preloads no picture of ${PICTURE_WIDTH}`)
  return file
}
