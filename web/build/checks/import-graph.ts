import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean }

/**
 * Design 2, from the top down: a file imports from its own folder, from folders on the same line, and from lower
 * lines. A path that ends in `/` is a folder; a file belongs to the longest path that it begins with. `web/` is left with
 * the entries, and `worker/` with what all of the Worker shares.
 */
const WEB: string[][] = [
  ['web/'],
  ['web/views/'],
  ['web/layout/'],
  ['web/islands/', 'web/navigation/', 'web/tracking/', 'web/api/'],
  ['web/ui/'],
  ['web/lib/'],
  ['web/content/', 'web/views.ts'],
  ['worker/contract/'],
]
const WORKER: string[][] = [
  ['worker/index.ts', 'worker/scheduled.ts'],
  ['worker/routes/'],
  ['worker/middleware/', 'worker/owner/', 'worker/mail/'],
  ['worker/store/', 'worker/'],
  ['worker/contract/'],
]
/** They run at build or on a developer's machine and import from anywhere; nothing that is served imports them. */
const TOOLS = ['web/build/', 'web/entry-server.tsx', 'worker/cli/']

/** Hono's typed client takes the type of the app from here; nothing of it is in the browser's code. */
const APP_TYPE = 'worker/index.ts'

/** The words of mails are content; the Worker imports nothing else of the site. */
const MAIL_WORDS = ['web/content/brand.ts', 'web/content/mail.ts']

const LAYERED = [...new Set([...WEB, ...WORKER].flat())]

/**
 * Reads the imports between the project's own TypeScript files, type imports and dynamic ones included.
 *
 * @param root the project's folder
 * @returns paths below it, with `/`
 */
export function readImports(root = '.'): Import[] {
  return ['web', 'worker'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => posix.join(top, file.replaceAll('\\', '/')))
      .filter((file) => !TOOLS.some((folder) => file.startsWith(folder)))
      .sort()
      .flatMap((from) =>
        importsIn(readFileSync(join(root, from), 'utf8')).map(({ specifier, typeOnly }) => ({
          from,
          to: posix.join(posix.dirname(from), specifier),
          typeOnly,
        })),
      ),
  )
}

const STATIC = /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\sfrom\s*)?'(\.[^']+\.tsx?)'/g
const DYNAMIC = /\bimport\(\s*'(\.[^']+\.tsx?)'\s*\)/g

function importsIn(code: string): { specifier: string; typeOnly: boolean }[] {
  return [
    ...Array.from(code.matchAll(STATIC), ([, type, specifier = '']) => ({
      specifier,
      typeOnly: type !== undefined,
    })),
    ...Array.from(code.matchAll(DYNAMIC), ([, specifier = '']) => ({ specifier, typeOnly: false })),
  ]
}

/** @returns the imports that lead to a higher layer or into a tool */
export function upwardImports(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => {
    if (TOOLS.some((folder) => to.startsWith(folder))) return true
    if (to === APP_TYPE && from.startsWith('web/')) return false
    if (MAIL_WORDS.includes(to) && from.startsWith('worker/mail/')) return false
    const layers = from.startsWith('web/') ? WEB : WORKER
    return rank(layers, to) < rank(layers, from)
  })
}

/**
 * @returns one path through each circle of files that import each other at run time, such as `['a', 'b', 'a']`; type
 * imports are erased
 */
export function importCircles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  )
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const { from } of imports) visit(from, [])
  return circles
}

/** @returns the imports between folders as a Mermaid flowchart; an import that follows from others is left out */
export function mermaid(imports: readonly Import[]): string {
  const edges = new Set(
    imports
      .map(({ from, to }) => [folderOf(from), folderOf(to)])
      .filter(([from, to]) => from !== to)
      .map((edge) => edge.join(' --> ')),
  )
  const shown = [...edges].filter(
    (edge) => !reaches(new Set([...edges].filter((other) => other !== edge)), edge),
  )
  return ['flowchart TD', ...shown.sort().map((edge) => `  ${edge}`)].join('\n')
}

/** Whether edges lead from the start of an edge to its end. */
function reaches(edges: Set<string>, edge: string): boolean {
  const [start = '', end = ''] = edge.split(' --> ')
  const seen = new Set([start])
  for (const folder of seen) {
    for (const other of edges) {
      const [from = '', to = ''] = other.split(' --> ')
      if (from === folder) seen.add(to)
    }
  }
  return seen.has(end)
}

function rank(layers: string[][], file: string): number {
  const layer = layerOf(file)
  return layers.findIndex((paths) => paths.includes(layer))
}

function layerOf(file: string): string {
  return LAYERED.filter((path) => file.startsWith(path)).sort((a, b) => b.length - a.length)[0] ?? file
}

function folderOf(file: string): string {
  const layer = layerOf(file)
  if (layer === 'web/') return 'web/entries'
  if (layer === 'worker/') return 'worker/shared'
  return layer.replace(/\/$/, '')
}
