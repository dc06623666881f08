import { Agent, type IncomingMessage, request } from 'node:http'
import { createTestHarness } from 'wrangler'
import { type Figure, median } from './table.ts'

const ROUNDS = 5
const ROUND_MS = 6000
const WARM_UP_MS = 3000
const CONNECTIONS = 20
const COMPATIBILITY_DATE = '2026-10-20'

const HEADERS = {
  'Content-Type': 'application/json',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
}
const BODY = JSON.stringify({
  interaction_type: 'whatsapp_click',
  user_session: 'session_1700000000000_0123456789abcdef0123456789abcdef',
  page_url: 'http://localhost/',
  additional_data: { placement: 'hero' },
})

/** The Worker and a bare one, each with its own D1 and without rate limits. */
const workers = { ours: 'worker/index.ts', bare: 'tests/bench/bare-worker.ts' }

/**
 * Compares recording an interaction with a bare Hono route that runs one insert, under the same simulators: medians of
 * requests a second, measured in alternating rounds.
 */
export async function measureWorkerRate(): Promise<Figure[]> {
  const servers = await Promise.all(Object.entries(workers).map(start))
  try {
    const rates = servers.map((): number[] => [])
    for (const { url } of servers) await rateOf(url, WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { url }] of servers.entries()) rates[index]?.push(await rateOf(url, ROUND_MS))
    }
    const [ours = Number.NaN, bare = Number.NaN] = rates.map(median)
    return [
      { name: 'bare route, requests a second', measured: bare },
      { name: 'our route / bare route', measured: ours / bare, unit: '×', least: 0.65 },
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
          // Beyond the day's limit ours would write nothing.
          vars: { TRACKED_EVENTS_DAILY: '1000000000' },
          d1_databases: [{ binding: 'DB', database_name: 'bench', migrations_dir: 'migrations' }],
        },
      },
    ],
  })
  const { url } = await server.listen()
  await server.getWorker<{ DB: D1Database }>().applyD1Migrations('DB')
  return {
    url: `http://localhost:${url.port}/api/interactions`,
    close: () => server.close(),
  }
}

/** @returns requests a second over some milliseconds, on keep-alive connections */
async function rateOf(url: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  let answered = 0
  async function sendUntilEnd(): Promise<void> {
    while (performance.now() - began < ms) {
      await post(url, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendUntilEnd))
  agent.destroy()
  return answered / ((performance.now() - began) / 1000)
}

/** @throws where the row was not stored */
async function post(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(url, { method: 'POST', agent, headers: HEADERS }, resolve).on('error', reject).end(BODY)
  const response = await promise
  for await (const _ of response);
  if (response.statusCode !== 201) throw new Error(`${url} answered ${response.statusCode}`)
}
