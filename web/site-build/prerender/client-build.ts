import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { ViewName } from '#web/views.ts'
import { islandScripts } from '../checks/page-scripts.ts'
import { FLOOR } from '../floor.ts'
import { shop } from '../plugins/shop.ts'
import { themeColour } from '../seo/theme-colours.ts'

/** The names of the entries in vite.config.ts. */
const ENTRY = 'entry-client.ts'
const INLINE_SCRIPT = 'web/inline-script.ts'
/** The sheets, as they are named there. */
export const STYLES = { site: 'entry-styles.css', admin: 'admin/entry-styles.css' }

/** Returns the sheet of a view: the owner's views have one, the public ones another. */
export function sheetOf(view: ViewName): keyof typeof STYLES {
  return view === 'admin' || view === 'labels' ? 'admin' : 'site'
}

/** Reads Vite's output in a folder for the prerenderer. Throws where a file that the site needs is missing. */
export async function readClientBuild(folder: string) {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const entry = manifest[ENTRY]
  const [siteStyles, adminStyles] = [manifest[STYLES.site]?.file, manifest[STYLES.admin]?.file]
  if (!entry || !siteStyles || !adminStyles) throw new Error(`${manifestFile} lacks ${ENTRY} or a stylesheet`)
  const script = await readFile(join(folder, entry.file))
  return {
    assets: {
      inlineScript: await buildInlineScript(),
      themeColour: themeColour('paper'),
      entry: {
        src: `/${entry.file}`,
        imports: (entry.imports ?? []).map((key) => `/${manifest[key]?.file}`),
        integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
      },
    },
    /**
     * Lists the scripts that hydrate the islands of a page, beside the entry script. Throws where it has one that is not
     * listed.
     */
    islandScripts: (html: string) =>
      islandScripts(html, manifest)
        .filter((file) => file !== entry.file)
        .map((file) => `/${file}`),
    /** The CSS of the public pages, and of the dashboard. */
    styles: {
      site: (await readFile(join(folder, siteStyles), 'utf8')).trim(),
      admin: (await readFile(join(folder, adminStyles), 'utf8')).trim(),
    },
    /** Removes from the site the files that only the build needs, and the size check: the manifest is put beside it. */
    async cleanUp() {
      await rename(manifestFile, join(folder, '..', 'manifest.json'))
      for (const file of [siteStyles, adminStyles]) await rm(join(folder, file))
    },
  }
}

type HeadParts = {
  /** The sheet, and the CSS of the page's language; empty ones are left out. */
  styles: readonly string[]
  /** The code of a page that is one island, requested after what paints the page. */
  scripts?: readonly string[]
}

/**
 * Adds styles and script hints to a page's head, before the inline script. They are known only once the page is
 * rendered.
 */
export function completeHead(html: string, { styles, scripts = [] }: HeadParts): string {
  const parts = [
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchPriority="low"/>`),
    ...styles.map((style) => style && `<style>${style}</style>`),
  ]
  return html.replace('<script>', (script) => parts.join('') + script)
}

/** Builds the inline script as a classic script of its own. */
export async function buildInlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [shop()],
    logLevel: 'warn',
    build: {
      target: FLOOR,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: INLINE_SCRIPT, output: { format: 'iife' } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${INLINE_SCRIPT} did not build`)
  return built.output[0].code.trim()
}
