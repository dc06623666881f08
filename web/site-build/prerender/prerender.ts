import { createHash } from 'node:crypto'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { BUTTON_ICONS } from '#web/model/schema/icons.ts'
import { PUBLISHED_STATES } from '#web/model/shop-state.ts'
import type { Content } from '#web/model/types.ts'
import { inLanguage, viewAt, views } from '#web/views.ts'
import { checkBatches } from '../checks/batches.ts'
import { launchState } from '../checks/launch.ts'
import { writeEditor } from '../edit/write-editor.ts'
import { writeDisplayFonts } from '../fonts/display-fonts.ts'
import { writeJsonSchemas } from '../json-schemas.ts'
import { hiddenLanguages, REPOSITORY, SHOP_STATE, siteLanguages } from '../languages.ts'
import { writeSeoFiles } from '../seo/files.ts'
import { SITE_URL } from '../site-url.ts'
import { completeHead, readClientBuild, sheetOf } from './client-build.ts'
import { headersFile, redirectsFile } from './headers.ts'
import { markEnglish } from './mark-english.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/**
 * The last step of `npm run build`: one file of complete HTML for each path, and the headers that they are served with. Its
 * first argument is the folder in which Vite has written the site and the server's entry.
 */
const [, , FOLDER = ''] = process.argv
const SITE = join(FOLDER, 'site')
const SERVER = join(FOLDER, 'server')

const content = loadContent(SOURCE_LANGUAGE, undefined, SHOP_STATE)
const languages = siteLanguages()
const site = { languages, siteUrl: SITE_URL, launch: launchState() }
writeJsonSchemas()

checkBatches(content)

type ServerEntry = typeof import('#web/entry-server.tsx')

const { renderPage, pagesToPrerender } = (await import(
  pathToFileURL(join(SERVER, 'entry-server.js')).href
)) as ServerEntry
const client = await readClientBuild(SITE)
// The pictures in components that only the build renders are emitted by the server bundle alone.
await cp(join(SERVER, 'assets'), join(SITE, 'assets'), {
  recursive: true,
  filter: (file) => !file.endsWith('.js'),
})

const pages = await Promise.all(
  languages.flatMap(({ content, englishTexts = new Set<string>() }) =>
    pagesToPrerender(content).map(async (path) => ({
      path,
      language: content.language,
      html: markEnglish(await renderPage(path, content, site, client.assets), englishTexts),
    })),
  ),
)
// The glyphs that the display fonts need are known only from the rendered pages.
const stylesOfLanguages = await writeDisplayFonts(pages, client.styles.site, SITE)

for (const { path, language, html } of pages) {
  const view = viewAt(path).name
  const scripts = client.islandScripts(html)
  const complete = completeHead(removeUnusedIcons(html), {
    styles: [client.styles[sheetOf(view)], stylesOfLanguages[language] ?? ''],
    // The dashboard is one island on the first screen: its code need not wait for the entry script.
    scripts: view === 'admin' ? scripts : [],
  })
  const address = inLanguage(path, language)
  const file = join(SITE, address === views.home.path ? 'index.html' : `${address}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, complete)
}
const [english] = languages
await writeFile(
  join(SITE, '_headers'),
  headersFile({
    embedsReel: (english?.content.facts.reel?.embed ?? 'never') !== 'never',
    styles: [...Object.values(client.styles), ...Object.values(stylesOfLanguages)],
    scripts: [client.assets.inlineScript, SPECULATION_RULES],
    shopState: SHOP_STATE,
  }),
)
await writeFile(join(SITE, 'mode.txt'), PUBLISHED_STATES[SHOP_STATE])
await Promise.all([
  REPOSITORY !== '' && writeEditor(SITE, versionOf(content), REPOSITORY),
  writeSeoFiles(SITE, content, languages, SITE_URL),
])
await writeFile(join(SITE, '_redirects'), redirectsFile(hiddenLanguages()))
await client.cleanUp()

function versionOf(content: Content): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)
}

/** Removes the icons that neither the page nor its islands use from its sprite, and the redundant `<svg>` elements within it. */
function removeUnusedIcons(html: string): string {
  return html.replace(/<symbol id="(icon-[^"]+)".*?<\/symbol>/g, (symbol, id) =>
    html.includes(`href="#${id}"`) || BUTTON_ICONS.some((name) => id === `icon-${name}`)
      ? symbol.replace(/<\/?svg[^>]*>/g, '')
      : '',
  )
}
