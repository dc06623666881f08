import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { FIRST_SCREEN, PUBLIC_VIEWS, serveBenchSite } from './bench-site.ts'
import { type Figure, median } from './table.ts'

const ROUNDS = 5

/** A mid-range phone on mobile data, as Chromium's own emulation applies it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** The pointer's time on a link before it is pressed. */
const INTENT_MS = 1500

/** Links from and to light and heavy pages. */
const LINKS = [
  { from: '/', to: '/privacy-policy' },
  { from: '/refund-policy', to: '/blog' },
  { from: '/blog', to: '/blog/best-chyawanprash-guide' },
  { from: '/blog/best-chyawanprash-guide', to: '/' },
] as const

const SIGN_IN = '/admin'

type Paints = { first: number; largest: number; shift: number }

/**
 * Measures paints in real Chromium under applied throttling, every view in turn with home's own first screen; compared
 * are medians.
 */
export async function measurePaints(): Promise<Figure[]> {
  const site = await serveBenchSite()
  const browser = await chromium.launch({ executablePath: needFullChromium(), args: CHROMIUM_ARGS })
  try {
    const samples = new Map<string, Paints[]>(
      [FIRST_SCREEN, ...PUBLIC_VIEWS, SIGN_IN].map((path) => [path, []]),
    )
    const links = LINKS.map((link) => ({ ...link, plain: [] as number[], prefetched: [] as number[] }))
    const fontsLate: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, taken] of samples) taken.push(await measurePage(browser, site.origin + path))
      for (const { from, to, plain, prefetched } of links) {
        plain.push(await measureLink(browser, site.origin, from, to, false))
        prefetched.push(await measureLink(browser, site.origin, from, to, true))
      }
      fontsLate.push(await measureSecondVisit(browser, site.origin))
    }
    return [...paintFigures(samples), ...linkFigures(links), fontsFigure(fontsLate)]
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Opens a view in a context of its own, under throttling. */
async function measurePage(browser: Browser, url: string): Promise<Paints> {
  return withPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    return page.evaluate(paintsOf)
  })
}

/**
 * The time from a click on a link to the first paint of its page.
 *
 * @param prefetch whether the page's own speculation rules are followed
 */
async function measureLink(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
  prefetch: boolean,
): Promise<number> {
  return withPhone(browser, async (page) => {
    await page.addInitScript((keepRules) => {
      HTMLDialogElement.prototype.showModal = () => {}
      const clicked = sessionStorage.getItem('clicked')
      if (clicked) {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (!first) return
          Object.assign(window, { took: performance.timeOrigin + first.startTime - Number(clicked) })
        }).observe({ type: 'paint', buffered: true })
      }
      addEventListener(
        'click',
        ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
        { capture: true },
      )
      if (keepRules) return
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('script[type="speculationrules"]')?.remove(),
      )
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
    const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took)
    return Number(await took.jsonValue())
  })
}

/** How long after the first paint of a second visit the fonts of the first screen are there; 0 for the first frame. */
async function measureSecondVisit(browser: Browser, origin: string): Promise<number> {
  return withPhone(browser, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('_fonts_')))
    await page.addInitScript(() => {
      const areFontsLoading = () => [...document.fonts].some(({ status }) => status === 'loading')
      new PerformanceObserver((list, observer) => {
        const [first] = list.getEntriesByName('first-contentful-paint')
        if (!first) return
        observer.disconnect()
        if (!areFontsLoading()) return Object.assign(window, { fontsLate: '0' })
        document.fonts.ready.then(() =>
          Object.assign(window, { fontsLate: String(performance.now() - first.startTime) }),
        )
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    const late = await page.waitForFunction(() => (window as unknown as { fontsLate?: string }).fontsLate)
    return Number(await late.jsonValue())
  })
}

async function withPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Runs in the page: resolves once fonts have arrived and nothing moved for half a second. */
function paintsOf(): Promise<Paints> {
  return new Promise((resolve) => {
    const paints = { first: 0, largest: 0, shift: 0 }
    const observe = (type: string, keep: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.first = startTime
    })
    observe('largest-contentful-paint', ({ startTime }) => {
      paints.largest = startTime
    })
    observe('layout-shift', (entry) => {
      paints.shift += (entry as PerformanceEntry & { value: number }).value
    })
    document.fonts.ready.then(() => setTimeout(() => resolve(paints), 500))
  })
}

function paintFigures(samples: Map<string, Paints[]>): Figure[] {
  const middle = (path: string, of: (paints: Paints) => number) => median((samples.get(path) ?? []).map(of))
  const first = (path: string) => middle(path, (paints) => paints.first)
  return [
    { name: 'First paint of home’s first screen alone', measured: first(FIRST_SCREEN), unit: 'ms' },
    {
      name: 'First paint of home / of its first screen alone',
      measured: first('/') / first(FIRST_SCREEN),
      unit: '×',
      target: { most: 1.15 },
    },
    ...[...PUBLIC_VIEWS, SIGN_IN].flatMap((path): Figure[] => [
      { name: `${path} first paint`, measured: first(path), unit: 'ms' },
      { name: `${path} largest paint`, measured: middle(path, ({ largest }) => largest), unit: 'ms' },
      {
        name: `${path} layout shift`,
        measured: middle(path, ({ shift }) => shift),
        unit: '',
        target: { most: 0.02 },
      },
    ]),
  ]
}

type LinkSamples = { from: string; to: string; plain: number[]; prefetched: number[] }

function linkFigures(links: LinkSamples[]): Figure[] {
  return links.flatMap(({ from, to, plain, prefetched }): Figure[] => [
    { name: `Click to first paint, ${from} to ${to}, plain load`, measured: median(plain), unit: 'ms' },
    {
      name: `Click to first paint, ${from} to ${to}, prefetched / plain`,
      measured: median(prefetched) / median(plain),
      unit: '×',
      target: { most: 1 },
    },
  ])
}

function fontsFigure(fontsLate: number[]): Figure {
  return {
    name: 'Second visit: brand fonts after the first paint',
    measured: median(fontsLate),
    unit: 'ms',
    target: { most: 0 },
  }
}
