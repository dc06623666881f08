import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { PageAssets } from './Document.tsx'

/** As vite.config.ts names them. */
const ENTRY = 'entry-client.ts'
/** For the size check; visitors do not need it. */
const KEPT_MANIFEST = 'dist/manifest.json'
const INLINE_SCRIPT = 'web/inline-script.ts'

/** What Vite's build of the browser's code left for the prerenderer. */
export type ClientBuild = {
  assets: Pick<PageAssets, 'entry' | 'inlineScript'>
  /** All CSS. */
  stylesheet: string
  /**
   * The code that a page of a view may load, which may bring class names of its own.
   *
   * @param folder of the view below web/views/
   */
  codeOf(folder: string): Promise<string[]>
  /** Removes from the site the files that only the build needs. */
  cleanUp(): Promise<void>
}

/**
 * @param folder of the build output
 * @throws where a file that the site needs is missing
 */
export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const entry = manifest[ENTRY]
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file
  if (!entry || !stylesheet) throw new Error(`${manifestFile} lacks ${ENTRY} or the stylesheet`)
  return {
    assets: {
      inlineScript: await buildInlineScript(),
      entry: {
        src: `/${entry.file}`,
        imports: (entry.imports ?? []).map((key) => `/${manifest[key]?.file}`),
        integrity: `sha256-${hash(await readFile(join(folder, entry.file)))}`,
      },
    },
    stylesheet: (await readFile(join(folder, stylesheet), 'utf8')).trim(),
    codeOf: (view) => {
      const files = [...reachable(manifest, ENTRY, view)].map((key) => manifest[key]?.file ?? '')
      return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    },
    cleanUp: async () => {
      await rename(manifestFile, KEPT_MANIFEST)
      await rm(join(folder, stylesheet))
    },
  }
}

function reachable(manifest: Manifest, key: string, view: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.add(key)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    if (!next.startsWith('views/') || next.startsWith(`views/${view}/`))
      reachable(manifest, next, view, found)
  }
  return found
}

/** Builds the inline script as a classic script of its own. */
export async function buildInlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
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

/** Base64 of SHA-256, as `integrity` attributes and content security policies have it. */
function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
