import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { FIRST_SCREEN, serveBenchSite } from './bench-site.ts'
import { type Figure, median } from './table.ts'

/** Each round loads every page once. */
const { ROUNDS = '15', PAGES } = process.env

/** A mid-range phone on mobile data, as Chromium's own emulation applies it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

const GUIDE = '/blog/best-chyawanprash-guide'
const ALL_PAGES = ['/', '/blog', GUIDE, '/refund-policy', '/disclaimer', '/privacy-policy', '/admin']
/** Some alone: `PAGES=/,/admin`, without the links. */
const pages = PAGES?.split(',') ?? ALL_PAGES

/** Long enough for the popup, its confetti and the layout of all sections. */
const OBSERVED_MS = 6000
/** The browser calls what a task takes beyond this blocking. */
const LONG_TASK_MS = 50

/** The pointer's time on a link before it is pressed. */
const INTENT_MS = 1500
/** From and to light and heavy pages. */
const LINKS = [
  { from: '/', to: '/privacy-policy' },
  { from: '/refund-policy', to: '/blog' },
  { from: '/blog', to: GUIDE },
  { from: GUIDE, to: '/' },
]
/** Styles of more elements than this are those of the page. */
const MANY_ELEMENTS = 1000

type Load = Record<'first' | 'largest' | 'shift' | 'longest' | 'blocking' | 'restyles', number>

/**
 * Measures how pages load in real Chromium under applied throttling, each in turn with home's own first screen; compared
 * are medians.
 */
export async function measurePaints(): Promise<Figure[]> {
  const site = await serveBenchSite()
  const browser = await chromium.launch({ executablePath: needFullChromium(), args: CHROMIUM_ARGS })
  try {
    const loads = new Map([FIRST_SCREEN, ...pages].map((path): [string, Load[]] => [path, []]))
    const measured = PAGES === undefined ? LINKS : []
    const links = measured.map((link) => ({ ...link, plain: [] as number[], prefetched: [] as number[] }))
    for (let round = 0; round < Number(ROUNDS); round += 1) {
      for (const [path, taken] of loads) taken.push(await measurePage(browser, site.origin + path))
      for (const { from, to, plain, prefetched } of links) {
        plain.push(await measureLink(browser, site.origin, from, to, false))
        prefetched.push(await measureLink(browser, site.origin, from, to, true))
      }
    }
    return [
      ...pages.flatMap((path) => figuresOf(path, medians(loads, path), medians(loads, FIRST_SCREEN))),
      ...links.map(({ from, to, plain, prefetched }) => ({
        name: `${from} to ${to}, click to first paint, prefetched / plain (${Math.round(median(plain))} ms)`,
        measured: median(prefetched) / median(plain),
        unit: '×' as const,
        most: 1,
      })),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

function medians(loads: Map<string, Load[]>, path: string): Load {
  const taken = loads.get(path) ?? []
  const names = Object.keys(taken[0] ?? {}) as (keyof Load)[]
  return Object.fromEntries(names.map((name) => [name, median(taken.map((load) => load[name]))])) as Load
}

function figuresOf(path: string, view: Load, floor: Load): Figure[] {
  const isAdmin = path === '/admin'
  const paint = (name: 'first' | 'largest', most: number): Figure => ({
    name: `${name} paint / floor (${Math.round(view[name])} / ${Math.round(floor[name])} ms)`,
    measured: view[name] / floor[name],
    unit: '×',
    most,
  })
  const blocking = view.blocking - floor.blocking
  const home: Figure[] = [
    { name: 'longest task after the first paint', measured: view.longest, unit: 'ms', most: 200 },
    { name: 'blocking, less that of the floor', measured: blocking, unit: 'ms', most: 250 },
    { name: 'restyles of more than 1,000 elements after load', measured: view.restyles, most: 1 },
  ]
  const figures = [
    paint('first', 1.15),
    paint('largest', isAdmin ? 1.6 : 1.25),
    { name: 'layout shift', measured: view.shift, most: isAdmin ? 0 : 0.02 },
    ...(path === '/' ? home : []),
  ]
  return figures.map((figure) => ({ ...figure, name: `${path} ${figure.name}` }))
}

/** Opens a page in a context of its own, under throttling, and observes it. */
function measurePage(browser: Browser, url: string): Promise<Load> {
  return withPhone(browser, async (page, devtools) => {
    let restyles = 0
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
        if (name === 'UpdateLayoutTree' && (args?.elementCount ?? 0) > MANY_ELEMENTS) restyles += 1
    })
    await page.goto(url, { waitUntil: 'load' })
    const traceConfig = { includedCategories: ['devtools.timeline'] }
    await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
    await page.waitForFunction((ms) => performance.now() > ms, OBSERVED_MS, { polling: 500 })
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    return { ...(await page.evaluate(observeLoad, LONG_TASK_MS)), restyles }
  })
}

/** Runs in the page: returns what was recorded while it loaded. */
async function observeLoad(longTaskMs: number): Promise<Omit<Load, 'restyles'>> {
  const entriesOf = (type: string) =>
    new Promise<(PerformanceEntry & { value: number })[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as never)).observe({ type, buffered: true })
      setTimeout(resolve, 100, [])
    })
  const paints = await entriesOf('paint')
  const first = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const largest = (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN
  const shifts = await entriesOf('layout-shift')
  const tasks = await entriesOf('longtask')
  return {
    first,
    largest,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    longest: Math.max(0, ...tasks.filter(({ startTime }) => startTime > first).map((task) => task.duration)),
    blocking: tasks.reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
  }
}

/**
 * The time from a click on a link to the first paint of its page.
 *
 * @param prefetch whether the page's own speculation rules are followed; while DevTools are attached they only prefetch
 */
function measureLink(browser: Browser, origin: string, from: string, to: string, prefetch: boolean) {
  return withPhone(browser, async (page) => {
    await page.addInitScript((keepRules) => {
      HTMLDialogElement.prototype.showModal = () => {}
      addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), {
        capture: true,
      })
      addEventListener('DOMContentLoaded', () => {
        if (!keepRules) document.querySelector('script[type="speculationrules"]')?.remove()
      })
    }, prefetch)
    await page.goto(origin + from, { waitUntil: 'load' })
    // A link to another language keeps the section.
    const link = page.locator(`a[href="${to}"]:not([hreflang])`).filter({ visible: true }).last()
    await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await link.hover()
    await page.waitForTimeout(INTENT_MS)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL(origin + to)
    const took = await page.waitForFunction(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return first && performance.timeOrigin + first.startTime - Number(sessionStorage.getItem('clicked'))
    })
    return Number(await took.jsonValue())
  })
}

async function withPhone<T>(
  browser: Browser,
  act: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await act(page, devtools)
  } finally {
    await context.close()
  }
}
