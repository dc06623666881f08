import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const STARTER = 'web/starter.ts'

/** The site's script and what it imports, as Vite writes them into a page. */
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const IMPORTED = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

export type Starter = {
  /** For the content security policy. */
  code: string
  /** The script element that stands in the page. */
  tag: string
}

/**
 * Parts a page from its script: the starter, which is small enough to stand in the page, fetches the script later.
 *
 * @param page that Vite built
 * @param folder of the built site, in which the scripts' addresses are paths
 * @returns the page without its script, and the starter, which knows the script's hash: one that a cache or a proxy has
 * changed is not run
 */
export async function withStarter(page: string, folder: string): Promise<{ page: string; starter: Starter }> {
  const entry = ENTRY.exec(page)?.[1]
  if (!entry) throw new Error('web/index.html has no script')
  const imports = [...page.matchAll(IMPORTED)].map(([, file]) => file).join(' ')
  const hash = createHash('sha256')
    .update(await readFile(join(folder, entry)))
    .digest('base64')
  const code = await builtStarter()
  return {
    page: page.replace(ENTRY, '').replace(IMPORTED, ''),
    starter: {
      code,
      tag: `<script data-entry="${entry}" data-integrity="sha256-${hash}" data-imports="${imports}">${code}</script>`,
    },
  }
}

async function builtStarter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: STARTER, output: { format: 'iife' } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${STARTER} did not build`)
  return built.output[0].code.trim()
}
