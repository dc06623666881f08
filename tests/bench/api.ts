import autocannon from 'autocannon'
import { createTestHarness } from 'wrangler'
import { type Figure, median } from './table.ts'

const ROUNDS = 5
const ROUND_S = 6
const WARM_UP_S = 3
const CONNECTIONS = 20
const COMPATIBILITY_DATE = '2026-10-20'

const BODY = JSON.stringify({
  interaction_type: 'whatsapp_click',
  user_session: 'session_1700000000000_0123456789abcdef0123456789abcdef',
  page_url: 'http://localhost/',
  additional_data: { placement: 'hero' },
})

const database = { binding: 'DB', database_name: 'bench', migrations_dir: 'migrations' }

/** The Worker and a bare one, each with its own D1 and without rate limits. */
const workers = { ours: 'worker/index.ts', bare: 'tests/bench/bare-worker.ts' }

/**
 * Compares recording an interaction with a bare Hono route that runs the same insert: medians of requests a second and
 * of the 99th percentile, measured in alternating rounds.
 */
export async function measureApi(): Promise<Figure[]> {
  const servers = await Promise.all(Object.entries(workers).map(start))
  try {
    const rounds = servers.map(() => [] as { rate: number; p99: number }[])
    for (const { url } of servers) await load(url, WARM_UP_S)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { url }] of servers.entries()) rounds[index]?.push(await load(url, ROUND_S))
    }
    const [ours, bare] = rounds.map((results) => ({
      rate: median(results.map(({ rate }) => rate)),
      p99: median(results.map(({ p99 }) => p99)),
    }))
    if (!ours || !bare) throw new Error('Nothing was measured')
    return [
      { name: 'bare route, requests a second', measured: bare.rate, unit: '' },
      {
        name: 'our route / bare route, requests a second',
        measured: ours.rate / bare.rate,
        unit: '×',
        target: { least: 0.85 },
      },
      {
        name: 'our route / bare route, p99',
        measured: ours.p99 / bare.p99,
        unit: '×',
        target: { most: 1.2 },
      },
    ]
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
  }
}

async function start([name, main]: [string, string]) {
  const server = createTestHarness({
    workers: [
      {
        config: {
          name: `bench-${name}`,
          main,
          compatibility_date: COMPATIBILITY_DATE,
          keep_names: false,
          d1_databases: [database],
        },
      },
    ],
  })
  const { url } = await server.listen()
  await server.getWorker<{ DB: D1Database }>().applyD1Migrations('DB')
  return {
    url: new URL('/api/interactions', `http://localhost:${url.port}`).href,
    close: () => server.close(),
  }
}

async function load(url: string, seconds: number): Promise<{ rate: number; p99: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    },
    body: BODY,
    connections: CONNECTIONS,
    duration: seconds,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed`)
  return { rate: requests.average, p99: latency.p99 }
}
