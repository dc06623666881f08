import { parseArgs } from 'node:util'
import { serveBenchSite } from './bench-site.ts'
import { measureLinkToChat } from './link-to-chat.ts'
import { buildCommit } from './other-build.ts'
import { measurePaints } from './paints.ts'
import { printTable } from './table.ts'
import { measureJumps, measureTaps } from './taps.ts'
import { measureWorkerRate } from './worker-rate.ts'

/**
 * Pages and the Worker beside their floors, all measured in this run; with `--against <commit>`, taps and jumps of this
 * build beside those of another commit. `npm run bench` builds first.
 */
Object.assign(process.env, { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values

if (against) await compare(against)
else {
  const missed =
    printTable('Recording an interaction, beside a bare Hono route', await measureWorkerRate()) +
    printTable('From a link to the chat, cold', await measureLinkToChat()) +
    printTable('Paints in Chromium, under applied throttling', await measurePaints())
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`)
  process.exitCode = missed === 0 ? 0 : 1
}
process.exit()

/** Prints this build and the other in turn: on a busy machine only their ratio counts. */
async function compare(commit: string): Promise<void> {
  const otherBuild = buildCommit(commit)
  try {
    const sites = [await serveBenchSite(otherBuild.site), await serveBenchSite()]
    print('Taps and keys to the next paint, in ms', await measureTaps(sites), commit)
    print('Jumps, px beside their place', await measureJumps(sites), commit)
  } finally {
    otherBuild.remove()
  }
}

function print(title: string, measured: Map<string, number[]>, commit: string): void {
  console.log(`\n${title}`)
  const rows = [...measured].map(([name, [before = 0, now = 0]]) => ({
    '': name,
    [commit]: Math.round(before),
    now: Math.round(now),
    ratio: before > 0 ? Math.round((now / before) * 100) / 100 : '',
  }))
  console.table(rows)
}
