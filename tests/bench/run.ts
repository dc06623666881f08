import { measurePaints } from './paints.ts'
import { printTable } from './table.ts'
import { measureWorkerRate } from './worker-rate.ts'

/** Pages and the Worker beside their floors, all measured in this run. `npm run bench` builds first. */
Object.assign(process.env, { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })

const missed =
  printTable('Recording an interaction, beside a bare Hono route', await measureWorkerRate()) +
  printTable('Paints in Chromium, under applied throttling', await measurePaints())
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`)
process.exit(missed === 0 ? 0 : 1)
