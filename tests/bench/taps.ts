import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { median } from './table.ts'

/** Only the taps whose names are listed: `TAPS=email,question`. */
const { ROUNDS = '5', TAPS } = process.env
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const

/** From the opening of the page to the scroll, and from the scroll to the tap: a visitor's first seconds. */
const READ_MS = 2500
const LOOK_MS = 1500
/** Within this time the browser reports a tap, at this CPU. */
const REPORTED_MS = 1200

type Tap = {
  path: string
  /** What is tapped: the first visible match. */
  on: string
  /** Typed after the tap. */
  key?: string
  large?: true
  /** The popup opens and is what is tapped. Otherwise it is not in the page. */
  popup?: true
  /** The tap leads to another page: the time is that of its first paint. */
  leaves?: true
  /** Chosen in a select by the keyboard, without its list. */
  focusOnly?: true
}

const TAPS_BY_NAME: Record<string, Tap> = {
  email: { path: '/', on: 'footer input[type=email]', key: 'a' },
  pin: { path: '/', on: '#pin-code', key: '4' },
  question: { path: '/', on: '#faq h3 button' },
  popup: { path: '/', on: '[data-launch-popup] button:last-of-type', popup: true },
  pack: { path: '/', on: '[name=pack]:not(:checked) ~ label' },
  founder: { path: '/', on: '.founder-toggle' },
  calculator: { path: '/', on: '[name=adults]', key: '3' },
  menu: { path: '/', on: 'header nav a[href*="#testimonials"]', large: true },
  search: { path: '/blog', on: 'input[type=search]', key: 'a' },
  category: { path: '/blog', on: 'a[href*="category="]', large: true },
  next: { path: '/blog', on: 'nav a[href^="/blog/"]:has(svg)', leaves: true },
  tab: { path: '/admin', on: '[role=tab][data-state=inactive]' },
  range: { path: '/admin', on: 'select', key: 'ArrowUp', focusOnly: true },
}

/** A site that is served, by its origin. */
type Site = { origin: string }

/**
 * Measures taps and keys from the event to the next paint, in Chromium at a quarter of its speed: medians of several
 * rounds, in each of which every site is measured in turn.
 *
 * @returns ms of each tap, in the order of the sites
 */
export async function measureTaps(sites: Site[]): Promise<Map<string, number[]>> {
  const names = TAPS?.split(',') ?? Object.keys(TAPS_BY_NAME)
  const taken = new Map(names.map((name) => [name, sites.map((): number[] => [])]))
  for (let round = 0; round < Number(ROUNDS); round += 1)
    for (const [name, times] of taken)
      for (const [index, { origin }] of sites.entries())
        times[index]?.push(await measureTap(origin, TAPS_BY_NAME[name] as Tap))
  return new Map([...taken].map(([name, times]) => [name, times.map(median)]))
}

function measureTap(origin: string, tap: Tap): Promise<number> {
  return withSlowPage(tap.large ? DESKTOP : PHONE, async (page) => {
    if (!tap.popup) await leaveOutPopup(page)
    await page.goto(origin + tap.path, { waitUntil: 'load' })
    await page.waitForFunction((ms) => performance.now() > ms, READ_MS, { polling: 100 })
    const matches = page.locator(tap.on)
    await matches.evaluateAll((all) => {
      for (const element of all) element.closest('details')?.setAttribute('open', '')
    })
    const target = matches.filter({ visible: true }).first()
    await target.waitFor()
    if (!tap.popup)
      await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await page.waitForTimeout(LOOK_MS)
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.evaluate(recordTaps)
    if (tap.focusOnly) await target.evaluate((element: HTMLElement) => element.focus())
    else if (tap.large) await page.mouse.click(x + width / 2, y + height / 2)
    else await page.touchscreen.tap(x + width / 2, y + height / 2)
    if (tap.leaves) return firstPaintAfterClick(page)
    if (tap.key) await page.keyboard.press(tap.key)
    await page.waitForTimeout(REPORTED_MS)
    return page.evaluate(() => Math.max(...(window as unknown as { taps: number[] }).taps))
  })
}

/** Runs in the page: records how long each tap takes to its next paint, and when a link was followed. */
function recordTaps() {
  const taps = [16]
  Object.assign(window, { taps })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), { capture: true })
}

async function firstPaintAfterClick(page: Page): Promise<number> {
  const opened = await page.url()
  await page.waitForURL((url) => url.href !== opened)
  const took = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return first && performance.timeOrigin + first.startTime - Number(sessionStorage.getItem('clicked'))
  })
  return Number(await took.jsonValue())
}

/** After the popup its canvas would go on drawing. */
function leaveOutPopup(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-launch-popup]')?.remove(),
    )
  })
}

const JUMPS = ['link', 'script'] as const
const MOMENTS = { 'at 0.3 s': 300, 'at 2.5 s': 2500, 'after a resize': 2500 } as const

/** @returns by how many px each jump misses its place, in the order of the sites */
export async function measureJumps(sites: Site[]): Promise<Map<string, number[]>> {
  const misses = new Map<string, number[]>()
  for (const device of [PHONE, DESKTOP])
    for (const way of JUMPS)
      for (const [moment, ms] of Object.entries(MOMENTS))
        for (const { origin } of sites) {
          const miss = await withSlowPage(device, async (page) => {
            await leaveOutPopup(page)
            await page.goto(origin, { waitUntil: 'load' })
            await page.waitForFunction((then) => performance.now() > then, ms, { polling: 50 })
            if (moment === 'after a resize') {
              const { width, height } = device.viewport
              await page.setViewportSize({ width: width === 390 ? height : 900, height: width })
            }
            return jump(page, way)
          })
          const name = `jump by ${way}, ${device.viewport.width} px, ${moment}`
          misses.set(name, [...(misses.get(name) ?? []), miss])
        }
  return misses
}

async function jump(page: Page, way: (typeof JUMPS)[number]): Promise<number> {
  const id = 'testimonials'
  return page.evaluate(
    async ([anchor, how]) => {
      const link = document.querySelector<HTMLAnchorElement>(`header a[href*="#${anchor}"]`)
      if (how === 'link') {
        link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        link?.click()
      } else document.getElementById(anchor)?.scrollIntoView()
      for (let still = 0, last = -1; still < 10; last = scrollY) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        still = scrollY === last ? still + 1 : 0
      }
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return Math.abs(
        Math.round((document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) - header),
      )
    },
    [id, way] as const,
  )
}

/** A browser of its own each time: what one page has compiled or remembered is not another's. */
async function withSlowPage<T>(
  device: typeof PHONE | typeof DESKTOP,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: needFullChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage(device)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await act(page)
  } finally {
    await browser.close()
  }
}
