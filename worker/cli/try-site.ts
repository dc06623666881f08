import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadContent } from '#web/content/load.ts'
import { packsToShow } from '#web/domain/packs.ts'
import { requirePort, startWranglerDev, stop, untilReady } from './local.ts'

/** Beside that of `npm start`. */
const PORT = 8797

/**
 * `npm run try-site`: serves the build output with its Worker on this machine, and exits with 1 unless every page of the
 * sitemap is complete, the API answers, and home shows the prices. `--demo` tries it without a database.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })

await requirePort(PORT)
const wrangler = startWranglerDev(PORT, values.demo ? ['--env', 'demo'] : [])
process.on('exit', () => wrangler.pid && process.kill(-wrangler.pid, 'SIGTERM'))
await untilReady(PORT)

const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8')
const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
const packs = packsToShow(loadContent().packs.list)
const problems: string[] = []
for (const path of new Set(['/', ...paths])) {
  const page = await fetch(`http://localhost:${PORT}${path}`)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('</html>'))
    problems.push(`${path}: ${page.status}, not a complete page`)
  if (path !== '/') continue
  const hidden = packs.filter(({ mrp }) => !html.includes(mrp.toLocaleString('en-IN')))
  problems.push(...hidden.map(({ id, mrp }) => `home does not show ${mrp}, the MRP of ${id}`))
}
if (problems.length > 0) stop(problems.join('\n'))
console.log(`${paths.length} pages are complete.`)
process.exit()
