import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reel } from '#web/content/reel.ts'
import { islands } from '#web/islands.ts'
import { type ViewName, viewAt, views } from '#web/views.ts'
import { checkBatches } from '../batches/check-batches.ts'
import { redirectsFile } from '../batches/redirects.ts'
import { checkContent } from '../checks/content.ts'
import { checkLinks } from '../checks/links.ts'
import { writeSeoFiles } from '../seo/files.ts'
import { readClientBuild } from './client-build.ts'
import { criticalCss } from './critical-css.ts'
import { headersFile } from './headers.ts'
import { withoutIconNames } from './icon-names.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { withoutUnusedIcons } from './unused-icons.ts'

/** The last step of `npm run build`: one file of complete HTML for each path, and the headers that they are served with. */

const SITE = 'dist/site'
const SERVER_ENTRY = 'dist/server/entry-server.js'

checkContent()
await checkBatches()

type ServerEntry = typeof import('#web/entry-server.tsx')

const { renderPage, pagesToPrerender, articles, detailsOf } = (await import(
  pathToFileURL(SERVER_ENTRY).href
)) as ServerEntry
const client = await readClientBuild(SITE)
// Pictures of what only the build renders; the browser's code does not name them.
await cp(join(dirname(SERVER_ENTRY), 'assets'), join(SITE, 'assets'), {
  recursive: true,
  filter: (file) => !file.endsWith('.js'),
})

/** The folder below web/views/ of each view. */
const FOLDERS: Record<ViewName, string> = {
  home: 'home',
  blog: 'blog',
  batch: 'batch',
  'refund-policy': 'policy',
  disclaimer: 'policy',
  'privacy-policy': 'policy',
  newsletter: 'newsletter',
  admin: 'admin',
  'not-found': 'not-found',
}

const paths = pagesToPrerender()
const styles = new Map<ViewName, string>()
for (const { name } of Object.values(views)) {
  const ofView = paths.filter((path) => viewAt(path).name === name)
  // Which styles a page needs is known only from its HTML.
  const html = await Promise.all(ofView.map((path) => renderPage(path, client.assets)))
  for (const page of html) checkIslands(page)
  styles.set(name, await criticalCss(client.stylesheet, html, await client.codeOf(FOLDERS[name])))
}

for (const path of paths) {
  const html = await renderPage(path, {
    ...client.assets,
    style: styles.get(viewAt(path).name) ?? '',
  })
  const file = join(SITE, path === views.home.path ? 'index.html' : `${path}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `<!doctype html>${withoutUnusedIcons(withoutIconNames(html.replace(/^<!DOCTYPE html>/i, '')))}`,
  )
}
await writeFile(
  join(SITE, '_headers'),
  headersFile({
    embedsReel: reel.embed,
    styles: [...styles.values()],
    scripts: [client.assets.inlineScript, SPECULATION_RULES],
    hidden: Boolean(process.env.SITE_HIDDEN),
  }),
)
await writeSeoFiles(SITE, { articles, detailsOf: async (article) => detailsOf(article) })
await writeFile(join(SITE, '_redirects'), redirectsFile)
await rm(dirname(SERVER_ENTRY), { recursive: true })
await client.cleanUp()
await checkLinks(SITE)

/** @throws where a page has an island that the browser could not hydrate */
function checkIslands(html: string): void {
  for (const [, name = ''] of html.matchAll(/data-island="([^"]+)"/g)) {
    if (!(name in islands))
      throw new Error(`<Island name="${name}">: web/islands.ts has no island of that name`)
  }
}
