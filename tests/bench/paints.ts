import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { HELLO, PUBLIC_VIEWS, serveBenchSite } from './bench-site.ts'
import { type Figure, median } from './table.ts'

const ROUNDS = 5

/** A mid-range phone on mobile data, as Chromium's own emulation applies it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** From the hint of a switch, such as a touch, to the tap. */
const INTENT_MS = 1500

const SIGN_IN = '/admin'

type Paints = { first: number; largest: number; shift: number }

/**
 * Measures paints in real Chromium under applied throttling, every view in turn with the page that only says Hello;
 * compared are medians.
 */
export async function measurePaints(): Promise<Figure[]> {
  const site = await serveBenchSite()
  const browser = await chromium.launch({ executablePath: needFullChromium(), args: CHROMIUM_ARGS })
  try {
    const samples = new Map<string, Paints[]>([HELLO, ...PUBLIC_VIEWS, SIGN_IN].map((path) => [path, []]))
    const switches: number[] = []
    const fontsLate: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, taken] of samples) taken.push(await measurePage(browser, site.origin + path))
      switches.push(await measureSwitch(browser, site.origin))
      fontsLate.push(await measureSecondVisit(browser, site.origin))
    }
    return figuresOf(samples, switches, fontsLate)
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

/** The time from the tap on a link to the painted heading of the next view. */
async function measureSwitch(browser: Browser, origin: string): Promise<number> {
  return withPhone(browser, async (page) => {
    await page.goto(`${origin}/disclaimer`, { waitUntil: 'load' })
    const link = page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Privacy Policy' })
    await link.scrollIntoViewIfNeeded()
    await link.dispatchEvent('pointerover')
    await page.waitForTimeout(INTENT_MS)
    return link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const tapped = performance.now()
          const heading = document.querySelector('h1')?.textContent
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent === heading) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)))
          }).observe(document.body, { childList: true, subtree: true })
          ;(element as HTMLElement).click()
        }),
    )
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

function figuresOf(samples: Map<string, Paints[]>, switches: number[], fontsLate: number[]): Figure[] {
  const middle = (path: string, of: (paints: Paints) => number) => median((samples.get(path) ?? []).map(of))
  const helloFirst = middle(HELLO, ({ first }) => first)
  const helloLargest = middle(HELLO, ({ largest }) => largest)
  return [
    { name: 'Hello first paint', measured: helloFirst, unit: 'ms' },
    { name: 'Hello largest paint', measured: helloLargest, unit: 'ms' },
    ...PUBLIC_VIEWS.flatMap((path): Figure[] => [
      {
        name: `${path} first paint / Hello`,
        measured: middle(path, ({ first }) => first) / helloFirst,
        unit: '×',
        target: { most: path === '/' ? 1.7 : 1.5 },
      },
      {
        name: `${path} largest paint / Hello`,
        measured: middle(path, ({ largest }) => largest) / helloLargest,
        unit: '×',
        target: { most: path === '/' ? 2 : 1.5 },
      },
      {
        name: `${path} layout shift`,
        measured: middle(path, ({ shift }) => shift),
        unit: '',
        target: { most: 0.02 },
      },
    ]),
    {
      name: 'Sign-in page largest paint / Hello',
      measured: middle(SIGN_IN, ({ largest }) => largest) / helloLargest,
      unit: '×',
      target: { most: 2.5 },
    },
    {
      name: 'In-app switch, from the tap to the heading / Hello first paint',
      measured: median(switches) / helloFirst,
      unit: '×',
      target: { most: 0.4 },
    },
    {
      name: 'Second visit: brand fonts after the first paint',
      measured: median(fontsLate),
      unit: 'ms',
      target: { most: 0 },
    },
  ]
}
