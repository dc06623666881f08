import { type Browser, chromium, type Page } from '@playwright/test'
import { rupees } from '#contract/rupees.ts'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { content } from '../content.ts'
import { serveBenchSite } from './bench-site.ts'

/** One measured figure, and what it should be at most. */
type Figure = { name: string; measured: number; most?: number }

/** Cold loads of home, a quarter with each fate of its scripts. */
const LOADS = Number(process.env.LOADS ?? 40)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Bytes a second, and ms; the second is a cheap phone at the edge of a cell. */
const PROFILES = [
  { name: 'CPU 4 ×, 150 ms, 1.6 Mbit/s', cpu: 4, latency: 150, bytes: 200_000, mostMs: 6000 },
  { name: 'CPU 6 ×, 400 ms, 400 kbit/s', cpu: 6, latency: 400, bytes: 50_000, mostMs: undefined },
] as const
type Profile = (typeof PROFILES)[number]

const FATES = ['loaded', 'late', 'blocked', 'half loaded'] as const
type Fate = (typeof FATES)[number]
const LATE_MS = 3000
const SCRIPT = /\/assets\/[^/]+\.js/

const [pack] = content.packs
const TOTAL = `Total: ${rupees(pack?.price ?? Number.NaN)}`

/**
 * Measures, for each profile, the time from the press on a link to home to the chat with the message of one jar: home is
 * loaded cold, the visitor scrolls to the order button as soon as it is there, and presses it.
 *
 * @returns the 95th percentile in ms, and the messages whose jar or total is wrong
 */
export async function measureLinkToChat(): Promise<Figure[]> {
  const site = await serveBenchSite()
  const browser = await chromium.launch({ executablePath: needFullChromium(), args: CHROMIUM_ARGS })
  try {
    const figures: Figure[] = []
    for (const profile of PROFILES) {
      const loads = []
      for (let load = 0; load < LOADS / PROFILES.length; load += 1) {
        const fate = FATES[load % FATES.length] ?? 'loaded'
        const { ms, text } = await openChat(browser, site.origin, profile, fate)
        console.log(`${profile.name}, scripts ${fate}: ${ms} ms`)
        loads.push({ ms, text })
      }
      const times = loads.map(({ ms }) => ms).toSorted((one, other) => one - other)
      const wrong = loads.filter(({ text }) => !text.includes('1 × 500g') || !text.includes(TOTAL)).length
      figures.push(
        {
          name: `${profile.name}: from link to chat, 95 of 100, in ms`,
          measured: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
          ...(profile.mostMs && { most: profile.mostMs }),
        },
        { name: `${profile.name}: wrong messages`, measured: wrong, most: 0 },
      )
    }
    return figures
  } finally {
    await browser.close()
    await site.close()
  }
}

async function openChat(browser: Browser, origin: string, { cpu, latency, bytes }: Profile, fate: Fate) {
  const context = await browser.newContext(PHONE)
  try {
    const chat = Promise.withResolvers<{ at: number; text: string }>()
    await context.route(`${content.facts.brand.chatLink}**`, (route) => {
      const text = new URL(route.request().url()).searchParams.get('text') ?? ''
      chat.resolve({ at: Date.now(), text })
      return route.fulfill({ body: 'chat' })
    })
    const page = await context.newPage()
    await decideScripts(page, fate)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const pressed = Date.now()
    await page.goto(`${origin}/#shop`, { waitUntil: 'commit' })
    await page.locator('#shop a[data-pack="500g"]').tap()
    const { at, text } = await chat.promise
    return { ms: at - pressed, text }
  } finally {
    await context.close()
  }
}

async function decideScripts(page: Page, fate: Fate): Promise<void> {
  let requested = 0
  await page.route(SCRIPT, async (route) => {
    requested += 1
    if (fate === 'blocked' || (fate === 'half loaded' && requested > 1)) return route.abort()
    if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    return route.continue()
  })
}
