import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { createTestHarness } from 'wrangler'
import { CHROMIUM_ARGS, needChromium } from '../chromium.ts'
import { type Figure, median } from './table.ts'

const ROUNDS = 5
/** Layout shift is told to three places, as in the field. */
const CLS_PARTS = 1000
const DEBUGGING_PORT = 9333

/** The page that says only Hello: what the server, the browser and the simulation cost by themselves. */
const FLOOR = '/floor'
const FLOOR_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Hello"><title>Hello</title><h1>Hello</h1>'

const VIEWS = [
  '/',
  '/blog',
  '/blog/best-chyawanprash-guide',
  '/refund-policy',
  '/disclaimer',
  '/privacy-policy',
]

type Sample = {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  scores: Record<string, number>
  bytes: Bytes
}
/** kB, and how many of the Worker's calls. */
type Bytes = { total: number; document: number; script: number; image: number; font: number; calls: number }

/**
 * Lighthouse's mobile simulation over every view of the built site, in turn with a page that says only Hello on the
 * same server, several rounds; what is compared are medians.
 */
export async function measurePages(): Promise<Figure[]> {
  const site = mkdtempSync(join(tmpdir(), 'bench-site-'))
  cpSync('dist/site', site, { recursive: true })
  writeFileSync(join(site, 'floor.html'), FLOOR_PAGE)
  const server = createTestHarness({
    workers: [
      {
        config: {
          name: 'bench',
          compatibility_date: '2026-10-20',
          assets: { directory: site, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
        },
      },
    ],
  })
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const { url } = await server.listen()
    const samples = new Map<string, Sample[]>([FLOOR, ...VIEWS].map((path) => [path, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, taken] of samples)
        taken.push(await measure(new URL(path, `http://localhost:${url.port}`), site))
    }
    return figuresOf(samples)
  } finally {
    await browser.close()
    await server.close()
    rmSync(site, { recursive: true })
  }
}

async function measure(url: URL, site: string): Promise<Sample> {
  const result = await lighthouse(url.href, { port: DEBUGGING_PORT, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse said nothing of ${url.pathname}`)
  const { audits, categories } = result.lhr
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
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
    { name: 'floor LCP', measured: middle(FLOOR, ({ lcp }) => lcp), unit: 'ms' },
    { name: 'floor FCP', measured: middle(FLOOR, ({ fcp }) => fcp), unit: 'ms' },
    { name: 'floor blocking time', measured: middle(FLOOR, ({ tbt }) => tbt), unit: 'ms' },
  ]
  for (const path of VIEWS) {
    const ratio = (of: (sample: Sample) => number) => middle(path, of) / middle(FLOOR, of)
    figures.push(
      { name: `${path} LCP / floor`, measured: ratio(({ lcp }) => lcp), unit: '×', target: { most: 1.35 } },
      { name: `${path} FCP / floor`, measured: ratio(({ fcp }) => fcp), unit: '×', target: { most: 1.25 } },
      {
        name: `${path} blocking time`,
        measured: middle(path, ({ tbt }) => tbt),
        unit: 'ms',
        target: { most: path === '/' ? 50 : 0 },
      },
      {
        name: `${path} layout shift`,
        measured: middle(path, ({ cls }) => cls),
        unit: '',
        target: { most: 0 },
      },
    )
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
      figures.push({
        name: `${path} ${category}`,
        measured: middle(path, ({ scores }) => scores[category] ?? 0),
        unit: '',
        target: { least: 100 },
      })
    }
  }
  const budgets = { total: 170, script: 85, document: 30, image: 35, font: 45 } as const
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
    measured: VIEWS.reduce((whole, path) => whole + middle(path, ({ bytes }) => bytes.calls), 0),
    unit: '',
    target: { most: 0 },
  })
  return figures
}
