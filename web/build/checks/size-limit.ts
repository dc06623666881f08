import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SizeLimitConfig } from 'size-limit'
import { islandScripts, readManifest, scriptsBeforeTouch } from './page-scripts.ts'

/** `npm run check`: what pages transfer, compressed with Brotli. Needs the output of `npm run build`. */
const SITE = 'dist/site'
const HOME = 'index.html'
const DASHBOARD = 'admin.html'
/** The width that a phone of 412 px with 1.75 dots a px loads of the first picture. */
const PICTURE_WIDTH = '640w'

const manifest = readManifest('dist/manifest.json')
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
const [home, dashboard] = [read(HOME), read(DASHBOARD)]
const homeScripts = [...scriptsBeforeTouch(home, manifest), ...islandScripts(home, manifest)]
/** All of them: their subsets hold no more than the site shows. */
const fonts = files.filter((file) => file.endsWith('.woff2'))

export default [
  ...files
    .filter((file) => file.endsWith('.html') && file !== DASHBOARD)
    .map((file) =>
      budget(`${file}: scripts before any touch`, scriptsBeforeTouch(read(file), manifest), '8.5 kB'),
    ),
  budget(
    `${DASHBOARD}: scripts`,
    [...scriptsBeforeTouch(dashboard, manifest), ...islandScripts(dashboard, manifest)],
    '170 kB',
  ),
  budget(`${HOME}: scripts with every island hydrated`, homeScripts, '85 kB'),
  // Above what home aims at, 30 kB: what a buyer asks before paying is answered on the page.
  budget(`${HOME}: HTML with its CSS`, [HOME], '34.7 kB'),
  budget(`${HOME}: first picture at ${PICTURE_WIDTH}`, [firstPicture(home)], '35 kB'),
  budget(`${HOME}: fonts`, fonts, '35 kB'),
  budget(`${HOME}: total`, [...homeScripts, HOME, firstPicture(home), ...fonts], '170 kB'),
] satisfies SizeLimitConfig

function budget(name: string, paths: string[], limit: string) {
  return { name, path: [...new Set(paths)].map((file) => resolve(SITE, file)), limit }
}

function read(file: string): string {
  return readFileSync(resolve(SITE, file), 'utf8')
}

/** @throws where home preloads no picture of that width */
function firstPicture(html: string): string {
  const preload = /<link[^>]*\srel="preload"[^>]*\sas="image"[^>]*>/i.exec(html)?.[0] ?? ''
  const file = new RegExp(`/(assets/[^ "]+) ${PICTURE_WIDTH}`).exec(preload)?.[1]
  if (!file) throw new Error(`${HOME} preloads no picture of ${PICTURE_WIDTH}`)
  return file
}
