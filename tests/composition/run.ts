import { mkdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { needChromium } from '../chromium.ts'
import writeFonts, { launchWith } from '../fonts.ts'
import { CASES, type Case } from './cases.ts'
import { type Measured, measure } from './measure.ts'
import { buildSite } from './render.ts'

/**
 * `npm run composition`: renders home of shops with little and with much at five widths, takes pictures of them to look
 * at, and measures the rules of composition. It ends with an error where one is broken.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    widths: { type: 'string', default: '390,768,1024,1440,1920' },
    pictures: { type: 'string', default: 'test-results/composition' },
  },
})
/** Other languages than English may be this much higher. */
const LONGER_FACTOR = 1.15
/** Either way of a limit. */
const LEEWAY = 1.02
const PAGE = 'http://composition.test/'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Higher pictures are taken in parts. */
const PART = 4000

const names = values.cases?.split(',') ?? Object.keys(CASES)
const widths = values.widths.split(',').map(Number)
mkdirSync(values.pictures, { recursive: true })
await writeFonts()
needChromium()
const { site, renderHome, remove } = await buildSite()
const browser = await chromium.launch(launchWith('noto'))
let broken = 0
try {
  for (const name of names) {
    const shop = CASES[name]
    if (!shop) throw new Error(`No case is called ${name}. There are: ${Object.keys(CASES).join(', ')}`)
    for (const language of name === 'demonstration' ? LANGUAGE_IDS : [SOURCE_LANGUAGE]) {
      const html = await renderHome(shop, language)
      for (const width of widths)
        report(
          `${name}-${language}-${width}`,
          limitOf(shop, language, width),
          await show(browser, html, `${name}-${language}`, width),
        )
    }
  }
} finally {
  await browser.close()
  remove()
}
console.log(broken === 0 ? '\nEvery rule holds.' : `\n${broken} rules are broken.`)
process.exitCode = broken === 0 ? 0 : 1

function limitOf({ limits }: Case, language: string, width: number): number {
  return (
    (limits?.[width] ?? Number.POSITIVE_INFINITY) *
    LEEWAY *
    (language === SOURCE_LANGUAGE ? 1 : LONGER_FACTOR)
  )
}

function report(
  name: string,
  limit: number,
  { height, overflow, offAxes, twice, halves, covered }: Measured,
): void {
  const faults = [
    ...(height > limit ? [`higher than ${Math.round(limit)}`] : []),
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...offAxes.map((part) => `off the axes: ${part}`),
    ...twice.map((picture) => `twice in sight: ${picture}`),
    ...halves.map((half) => `empty half: ${half}`),
    ...covered.map((control) => `behind a picture: ${control}`),
  ]
  broken += faults.length
  console.log(`${name.padEnd(26)}${String(height).padStart(7)}  ${faults.join('\n'.padEnd(36)) || '–'}`)
}

/** Opens a page at a width, takes its pictures, and measures it. */
async function show(browser: Browser, html: string, name: string, width: number): Promise<Measured> {
  const viewport = { width, height: width < 768 ? 844 : 900 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  try {
    await page.route('**/*', (route) => answer(route, html))
    await page.goto(PAGE)
    await layOut(page)
    const measured = await page.evaluate(measure)
    for (let top = 0; top < measured.height; top += PART)
      await page.screenshot({
        path: join(values.pictures, `${name}-${width}-${top / PART + 1}.jpg`),
        type: 'jpeg',
        quality: 80,
        fullPage: true,
        style: '.fixed, .sticky { visibility: hidden } dialog { display: none }',
        clip: { x: 0, y: top, width, height: Math.min(PART, measured.height - top) },
      })
    return measured
  } finally {
    await page.close()
  }
}

async function answer(route: Route, html: string): Promise<void> {
  const { hostname, pathname } = new URL(route.request().url())
  if (hostname !== new URL(PAGE).hostname) return route.abort()
  const contentType = TYPES[extname(pathname)] ?? 'text/plain'
  if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  if (!pathname.startsWith('/assets/')) return route.fulfill({ status: 404, body: '' })
  return route.fulfill({ body: readFileSync(join(site, pathname)), contentType })
}

/** Waits for pictures and fonts, until the page's height stays the same. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    const heightOfNextFrame = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 100, document.documentElement.scrollHeight))
      })
    for (let before = -1, now = 0; before !== now; ) {
      before = now
      await document.fonts.ready
      now = await heightOfNextFrame()
    }
  })
}
