import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { heapOf } from './heap.ts'
import { type LocalSite, localSite, OWNER_KEY } from './local-site.ts'
import { inquire, look, order, type Request, signUp } from './visits.ts'

/*
 * A busy day on the loopback address, as visitors and the owner make it, each request sent when it is due whether or not
 * the one before is answered: node tests/fault/load.ts --minutes 10 --rate 200
 */

const SITE = 'dist/site'
const PAGES = ['/', '/', '/', '/blog', '/privacy-policy', '/refund-policy', '/disclaimer', '/not-there']
const ROOM = ['subscriptions', 'interactions', 'inquiries', 'breakdowns', 'untracked'].map(
  (call) => `/api/stats/${call}?days=90`,
)
/** More than this many unanswered at once is a site that does not keep up; sending more would only measure our queue. */
const UNANSWERED_ALLOWED = 500
const GROWTH_ALLOWED = 0.15

type Span = { early: number; late: number }

type Kind = 'page' | 'tracking' | 'sign-up' | 'dashboard'

/** Out of a hundred requests. */
const MIX: [Kind, number][] = [
  ['page', 65],
  ['tracking', 28],
  ['sign-up', 4],
  ['dashboard', 3],
]

export type LoadFigures = {
  /** A second, as it came about. */
  rate: number
  sent: number
  /** Answered with a status that was not expected, by status and call; the status is 0 where there was no answer. */
  unexpected: Record<string, number>
  /** Milliseconds from when a request was due to the end of its answer. */
  p50: number
  p99: number
  p99ByKind: Record<string, number>
  /** Megabytes that the Worker's heap holds after a sweep, when it is warm and at the end. */
  heap: Span
  /** Whether the heap does. */
  grows: boolean
  /** Megabytes of the runtime's processes: what V8 has not given back yet, and wrangler's own Workers, are in it. */
  resident: Span
}

export async function load(seconds: number, rate: number, port?: number): Promise<LoadFigures> {
  const site = await localSite({ assets: SITE, ...(port !== undefined && { port }) })
  try {
    await site.start()
    return await busyDay(site, seconds, rate)
  } finally {
    await site.kill()
    site.remove()
  }
}

async function busyDay(site: LocalSite, seconds: number, rate: number): Promise<LoadFigures> {
  const files = readdirSync(`${SITE}/assets`).map((name) => `/assets/${name}`)
  const Cookie = await signIn(site)
  const times: { kind: Kind; ms: number }[] = []
  const unexpected: Record<string, number> = {}
  const resident: number[] = []
  const heap = await heapOf(site.inspector)
  let early: Promise<number> | undefined
  const unanswered = new Set<Promise<void>>()

  async function ask(kind: Kind, { path, init }: Request, due: number): Promise<void> {
    const answer = await fetch(site.url + path, init).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    const expected = kind === 'page' ? (path === '/not-there' ? 404 : 200) : kind === 'dashboard' ? 200 : 201
    if (answer?.status !== expected) {
      const what = `${answer?.status ?? 0} ${path}`
      unexpected[what] = (unexpected[what] ?? 0) + 1
    }
    times.push({ kind, ms: performance.now() - due })
  }

  const began = performance.now()
  const requests = Math.round(seconds * rate)
  for (let sent = 0; sent < requests; sent += 1) {
    const due = began + (sent / rate) * 1000
    if (due > performance.now()) await setTimeout(due - performance.now())
    if (sent % rate === 0) resident.push(site.memory())
    if (sent >= requests / 4) early ??= heap.held()
    if (unanswered.size >= UNANSWERED_ALLOWED) await Promise.race(unanswered)
    const kind = anyKind()
    const answered = ask(kind, requestOf(kind, files, Cookie), due).finally(() => unanswered.delete(answered))
    unanswered.add(answered)
  }
  await Promise.all(unanswered)
  const took = (performance.now() - began) / 1000
  const held = { early: megabytes((await early) ?? 0), late: megabytes(await heap.held()) }
  heap.close()

  const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other)
  return {
    rate: Math.round(requests / took),
    sent: requests,
    unexpected,
    p50: percentile(sorted, 50),
    p99: percentile(sorted, 99),
    p99ByKind: Object.fromEntries(
      MIX.map(([kind]) => {
        const own = times.filter((time) => time.kind === kind).map(({ ms }) => ms)
        return [
          kind,
          percentile(
            own.sort((one, other) => one - other),
            99,
          ),
        ]
      }),
    ),
    heap: held,
    grows: !(held.early > 0 && held.late <= held.early * (1 + GROWTH_ALLOWED)),
    resident: halves(resident),
  }
}

function anyKind(): Kind {
  let rest = randomInt(100)
  for (const [kind, share] of MIX) {
    rest -= share
    if (rest < 0) return kind
  }
  return 'page'
}

function requestOf(kind: Kind, files: string[], Cookie: string): Request {
  if (kind === 'sign-up') return signUp()
  if (kind === 'tracking') return (anyOf([look, look, look, order, inquire]) ?? look)()
  if (kind === 'dashboard') return { path: anyOf(ROOM) ?? '/', init: { headers: { Cookie } } }
  return { path: anyOf(randomInt(3) === 0 ? PAGES : files) ?? '/', init: {} }
}

function anyOf<T>(some: T[]): T | undefined {
  return some[randomInt(some.length)]
}

async function signIn(site: LocalSite): Promise<string> {
  const answer = await fetch(`${site.url}/api/owner/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: OWNER_KEY }),
  })
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** The middle of the first half of the time and of the second, in megabytes. */
function halves(bytes: number[]): Span {
  const half = Math.ceil(bytes.length / 2)
  const middle = (some: number[]) =>
    some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0
  return { early: megabytes(middle(bytes.slice(0, half))), late: megabytes(middle(bytes.slice(half))) }
}

function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10
}

function percentile(sorted: number[], percent: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: '200' },
      port: { type: 'string', default: '8795' },
    },
  })
  const figures = await load(Number(values.minutes) * 60, Number(values.rate), Number(values.port))
  const kept = Object.keys(figures.unexpected).length === 0 && !figures.grows
  console.log(figures)
  console.log(kept ? 'Kept' : 'BROKEN')
  process.exitCode = kept ? 0 : 1
}
