import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { ViewName } from '../views.ts'
import { type Starter, withStarter } from './starter.ts'

/** Where every page begins. */
const ENTRY = 'index.html'

/** The file of each view, as lib/load-view.ts imports it. */
const VIEW_FILES: Record<ViewName, string> = {
  home: 'views/home/Home.tsx',
  blog: 'views/blog/Blog.tsx',
  'refund-policy': 'views/policy/RefundPolicy.tsx',
  disclaimer: 'views/policy/Disclaimer.tsx',
  'privacy-policy': 'views/policy/PrivacyPolicy.tsx',
  admin: 'views/admin/Admin.tsx',
  'not-found': 'views/NotFound.tsx',
}

export type BuiltSite = {
  /** The page that Vite made of web/index.html, without its stylesheet and its script. */
  template: string
  starter: Starter
  /** All CSS. */
  style: string
  /** Where all CSS is. */
  stylesheet: string
  /** The code that a page of a view may run, without that of the other views. */
  codeOf(view: ViewName): Promise<string[]>
  /** Deletes what the build needed and a visitor does not. */
  cleanUp(): Promise<void>
}

/**
 * What Vite has left in the folder of the built site.
 *
 * @throws where a file that the site can't do without is missing
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const { page, starter } = await withStarter(await readFile(join(folder, 'index.html'), 'utf8'), folder)
  const files = Object.values(manifest).map(({ file }) => file)
  const stylesheet = files.find((file) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('The build made no stylesheet')

  return {
    template: page.replace(/\s*<link rel="stylesheet"[^>]*>/, ''),
    starter,
    style: (await readFile(join(folder, stylesheet), 'utf8')).trim(),
    stylesheet: `/${stylesheet}`,
    codeOf: (view) => {
      const files = [...reachable(manifest, ENTRY, view)].map((key) => manifest[key]?.file ?? '')
      return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    },
    cleanUp: async () => {
      await rm(manifestFile)
    },
  }
}

function reachable(manifest: Manifest, from: string, view: ViewName, found = new Set<string>()): Set<string> {
  const chunk = manifest[from]
  if (!chunk) throw new Error(`The build made no ${from}`)
  if (found.has(from)) return found
  found.add(from)
  const others = Object.values(VIEW_FILES).filter((file) => file !== VIEW_FILES[view])
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    if (!others.includes(next)) reachable(manifest, next, view, found)
  }
  return found
}
