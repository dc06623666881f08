import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { islandScripts } from '../checks/page-scripts.ts'
import { shop } from '../plugins/shop.ts'

/** As vite.config.ts names them. */
const ENTRY = 'entry-client.ts'
const INLINE_SCRIPT = 'web/inline-script.ts'

/** What Vite's build left in a folder for the prerenderer. Throws where a file that the site needs is missing. */
export async function readClientBuild(folder: string) {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const entry = manifest[ENTRY]
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file
  if (!entry || !stylesheet) throw new Error(`${manifestFile} lacks ${ENTRY} or the stylesheet`)
  const script = await readFile(join(folder, entry.file))
  return {
    assets: {
      inlineScript: await buildInlineScript(),
      entry: {
        src: `/${entry.file}`,
        imports: (entry.imports ?? []).map((key) => `/${manifest[key]?.file}`),
        integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
      },
    },
    /** What hydrates the islands of a page, beside the entry script. */
    islandScripts: (html: string) =>
      islandScripts(html, manifest)
        .filter((file) => file !== entry.file)
        .map((file) => `/${file}`),
    /** All CSS. */
    stylesheet: (await readFile(join(folder, stylesheet), 'utf8')).trim(),
    /** The code that a page of a view, by its folder below web/pages/ or web/, may load; it may bring class names of its own. */
    codeOf: (view: string) =>
      Promise.all(
        [...findReachable(manifest, ENTRY, view)].map((key) =>
          readFile(join(folder, manifest[key]?.file ?? ''), 'utf8'),
        ),
      ),
    /** Removes from the site the files that only the build needs, and the size check: the manifest is put beside it. */
    async cleanUp() {
      await rename(manifestFile, join(folder, '..', 'manifest.json'))
      await rm(join(folder, stylesheet))
    },
  }
}

function findReachable(
  manifest: Manifest,
  key: string,
  view: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.add(key)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    const ofView = /^(?:pages\/)?(\w+)\//.exec(next)?.[1]
    if (!/^(pages|admin)\//.test(next) || ofView === view) findReachable(manifest, next, view, found)
  }
  return found
}

/** Builds the inline script as a classic script of its own. */
export async function buildInlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [shop()],
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: INLINE_SCRIPT, output: { format: 'iife' } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${INLINE_SCRIPT} did not build`)
  return built.output[0].code.trim()
}
