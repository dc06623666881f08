import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Figure, median } from './table.ts'

const STARTS = 9
const WARM_UP_REQUESTS = 3000
const REQUESTS = 10_000

/**
 * Measures the deployed bundle: its size, its load time compared with a bare Hono route, and the CPU time of an insert.
 * The database is a mock that responds at once; Node replaces workerd, which does not expose CPU time.
 */
export async function measureWorker(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-worker-'))
  try {
    const ours = bundle(join(folder, 'ours'))
    const bare = bundle(join(folder, 'bare'), 'tests/bench/bare-worker.ts')
    return [
      {
        name: 'size of the Worker, gzip',
        measured: gzipSync(readFileSync(ours)).length / 1000,
        unit: 'kB',
        target: { most: 400 },
      },
      { name: 'loading a bare Hono route', measured: median(starts(bare)), unit: 'ms' },
      { name: 'loading the Worker', measured: median(starts(ours)), unit: 'ms' },
      {
        name: 'CPU time of an insert, of 10 ms on the free plan',
        measured: await processorTime(ours),
        unit: 'ms',
        target: { most: 1 },
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @returns the bundle that would be uploaded */
function bundle(folder: string, main?: string): string {
  const { status, stderr } = spawnSync(
    'wrangler',
    ['deploy', ...(main ? [main] : []), '--dry-run', '--outdir', folder],
    { encoding: 'utf8' },
  )
  const file = status === 0 && readdirSync(folder).find((name) => name.endsWith('.js'))
  if (!file) throw new Error(`wrangler could not bundle the Worker: ${stderr}`)
  return join(folder, file)
}

/** Milliseconds, each in a process of its own. */
function starts(file: string): number[] {
  const code = `const began = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - began)`
  return Array.from({ length: STARTS }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
    })
    return Number(stdout)
  })
}

/** @returns milliseconds of the processor a request, user and system */
async function processorTime(file: string): Promise<number> {
  const { default: worker } = await import(pathToFileURL(file).href)
  const context = { waitUntil() {}, passThroughOnException() {} }
  const send = async (times: number) => {
    for (let sent = 0; sent < times; sent += 1) {
      const answer: Response = await worker.fetch(insert(), { DB: instantDatabase }, context)
      if (answer.status !== 201) throw new Error(`The Worker responseBody ${answer.status}`)
    }
  }
  await send(WARM_UP_REQUESTS)
  const before = process.cpuUsage()
  await send(REQUESTS)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / REQUESTS
}

function insert(): Request {
  return new Request('https://shop.test/api/interactions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; K)' },
    body: JSON.stringify({
      interaction_type: 'whatsapp_click',
      user_session: 'session_1700000000000_0123456789abcdef0123456789abcdef',
      page_url: 'https://shop.test/',
      additional_data: { placement: 'hero' },
    }),
  })
}

const done = { success: true, results: [], meta: { rows_read: 0, rows_written: 1, changes: 1 } }
const statement = {
  bind: () => statement,
  all: async () => done,
  run: async () => done,
  raw: async () => [],
  first: async () => null,
}
const instantDatabase = {
  prepare: () => statement,
  batch: async (statements: unknown[]) => statements.map(() => done),
}
