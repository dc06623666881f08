import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import { islandScripts, readManifest, scriptsBeforeTouch } from './page-scripts.ts'

/** `npm run check`: what pages transfer, in kB compressed with Brotli (design 8). Needs the output of `npm run build`. */
const SITE = 'dist/site'
const MANIFEST = 'dist/manifest.json'
const HOME = 'index.html'
const DASHBOARD = 'admin.html'

const SCRIPTS_BEFORE_TOUCH_KB = { home: 10, others: 12 }
const SCRIPTS_WITH_ISLANDS_KB = { home: 85, dashboard: 170 }
/** Measured 34.0 kB of HTML; home aims at 30. */
const HOME_KB = { HTML: 34.5, picture: 35, fonts: 35, total: 170 }

/** The width that a phone of 412 px with 1.75 dots a px loads of the first picture. */
const PICTURE_WIDTH = '640w'

const manifest = readManifest(MANIFEST)
const pages = new Map(
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(SITE, file), 'utf8')] as const),
)
const home = page(HOME)
const dashboard = page(DASHBOARD)
const homeScripts = [...scriptsBeforeTouch(home, manifest), ...islandScripts(home, manifest)]
let failed = false

for (const [file, html] of pages) {
  if (file === DASHBOARD) continue
  const limit = file === HOME ? SCRIPTS_BEFORE_TOUCH_KB.home : SCRIPTS_BEFORE_TOUCH_KB.others
  await check(`${file}: scripts before any touch`, scriptsBeforeTouch(html, manifest), limit)
}
await check(
  `${DASHBOARD}: scripts`,
  [...scriptsBeforeTouch(dashboard, manifest), ...islandScripts(dashboard, manifest)],
  SCRIPTS_WITH_ISLANDS_KB.dashboard,
)
const total =
  (await check(`${HOME}: scripts with every island hydrated`, homeScripts, SCRIPTS_WITH_ISLANDS_KB.home)) +
  (await check(`${HOME}: HTML with its CSS`, [HOME], HOME_KB.HTML)) +
  (await check(`${HOME}: first picture at ${PICTURE_WIDTH}`, [firstPicture(home)], HOME_KB.picture)) +
  (await check(`${HOME}: fonts`, fonts(), HOME_KB.fonts))
report(`${HOME}: total`, total, HOME_KB.total)
process.exit(failed ? 1 : 0)

/** @returns the size in kB */
async function check(name: string, files: string[], limit: number): Promise<number> {
  const paths = [...new Set(files)].map((file) => join(SITE, file))
  const sizes = await Promise.all(paths.map((path) => sizeLimit([filePlugin], [path])))
  const kB = sizes.flat().reduce((sum, { size = 0 }: { size?: number }) => sum + size, 0) / 1000
  report(name, kB, limit)
  return kB
}

function report(name: string, kB: number, limit: number): void {
  const fits = kB <= limit
  failed ||= !fits
  console.log(`${fits ? 'ok     ' : 'TOO BIG'} ${kB.toFixed(1).padStart(6)} of ${limit} kB  ${name}`)
}

function page(file: string): string {
  const html = pages.get(file)
  if (!html) throw new Error(`There is no ${join(SITE, file)}; run npm run build`)
  return html
}

function firstPicture(html: string): string {
  const preload = /<link[^>]*\srel="preload"[^>]*\sas="image"[^>]*>/i.exec(html)?.[0] ?? ''
  const file = new RegExp(`/(assets/[^ "]+) ${PICTURE_WIDTH}`).exec(preload)?.[1]
  if (!file) throw new Error(`${HOME} preloads no picture of ${PICTURE_WIDTH}`)
  return file
}

/** All of them: their subsets hold no more than the site shows. */
function fonts(): string[] {
  return readdirSync(join(SITE, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => join('assets', file))
}
