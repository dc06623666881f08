import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, needFullChromium } from '../chromium.ts'
import { HELLO, PUBLIC_VIEWS, serveBenchSite } from './bench-site.ts'
import { type Figure, median } from './table.ts'

const ROUNDS = 3
/** Layout shift is reported with three decimals, as in the field. */
const CLS_PARTS = 1000
const DEBUGGING_PORT = 9333

type Sample = {
  tbt: number
  cls: number
  scores: Record<string, number>
  bytes: Bytes
}
/** kB, and how many of the Worker's calls. */
type Bytes = { total: number; document: number; script: number; image: number; font: number; calls: number }

/**
 * Lighthouse's mobile simulation over every view of the build output, in turn with a page that says only Hello on the
 * same server, several rounds; what is compared are medians.
 */
export async function measureLighthouse(): Promise<Figure[]> {
  const site = await serveBenchSite()
  const browser = await chromium.launch({
    executablePath: needFullChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const samples = new Map<string, Sample[]>([HELLO, ...PUBLIC_VIEWS].map((path) => [path, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, taken] of samples) taken.push(await measure(new URL(path, site.origin), site.folder))
    }
    return figuresOf(samples)
  } finally {
    await browser.close()
    await site.close()
  }
}

async function measure(url: URL, site: string): Promise<Sample> {
  const result = await lighthouse(url.href, { port: DEBUGGING_PORT, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse has no result for ${url.pathname}`)
  const { audits, categories } = result.lhr
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    tbt: number('total-blocking-time'),
    cls: Math.round(number('cumulative-layout-shift') * CLS_PARTS) / CLS_PARTS,
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100])),
    bytes: bytesOf(audits['network-requests']?.details, site),
  }
}

type Request = { url: string; resourceType?: string }

/** What a page asked for, each file with Brotli at its best; what comes compressed already, as it is. */
function bytesOf(details: unknown, site: string): Bytes {
  const { items = [] } = (details ?? {}) as { items?: Request[] }
  const sum = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((whole, { url }) => whole + compressedSize(url, site), 0) / 1000
  return {
    total: sum(),
    document: sum('Document'),
    script: sum('Script'),
    image: sum('Image'),
    font: sum('Font'),
    calls: items.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length,
  }
}

function compressedSize(url: string, site: string): number {
  const { pathname } = new URL(url)
  const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
    .map((path) => join(site, path))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  if (!file) return 0
  const content = readFileSync(file)
  return Math.min(content.length, brotliCompressSync(content).length)
}

function figuresOf(samples: Map<string, Sample[]>): Figure[] {
  const middle = (path: string, of: (sample: Sample) => number) => median((samples.get(path) ?? []).map(of))
  const figures: Figure[] = [
    { name: 'Hello blocking time', measured: middle(HELLO, ({ tbt }) => tbt), unit: 'ms' },
  ]
  for (const path of PUBLIC_VIEWS) {
    figures.push({
      name: `${path} blocking time`,
      measured: middle(path, ({ tbt }) => tbt),
      unit: 'ms',
      target: { most: path === '/' ? 50 : 20 },
    })
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
      figures.push({
        name: `${path} ${category}`,
        measured: middle(path, ({ scores }) => scores[category] ?? 0),
        unit: '',
        target: { least: category === 'performance' ? 98 : 100 },
      })
    }
  }
  const budgets = { total: 170, script: 10, document: 34, image: 45, font: 60 } as const
  for (const [kind, most] of Object.entries(budgets)) {
    figures.push({
      name: `/ ${kind}, Brotli`,
      measured: middle('/', ({ bytes }) => bytes[kind as keyof Bytes]),
      unit: 'kB',
      target: { most },
    })
  }
  figures.push({
    name: 'Worker runs for a page view without a click, all views',
    measured: PUBLIC_VIEWS.reduce((whole, path) => whole + middle(path, ({ bytes }) => bytes.calls), 0),
    unit: '',
    target: { most: 0 },
  })
  return figures
}
