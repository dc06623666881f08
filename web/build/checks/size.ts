import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'

/**
 * What a phone fetches when it opens home may not grow past this: kB, compressed with Brotli as the edge does. Wants
 * `npm run build` first.
 */
const BUDGETS_KB = { JavaScript: 85, 'HTML with its CSS': 30, 'the first picture': 35, fonts: 45 }
const BUDGET_KB = 170

const SITE = 'dist/site'
const ASSETS = join(SITE, 'assets')
const page = readFileSync(join(SITE, 'index.html'), 'utf8')
const assets = readdirSync(ASSETS)

/** The picture that a phone of 412 px with 1.75 dots a px takes. */
const PICTURE_WIDTH = '640w'

const files: Record<keyof typeof BUDGETS_KB, string[]> = {
  JavaScript: scriptsOfHome(),
  'HTML with its CSS': [join(SITE, 'index.html')],
  'the first picture': [
    join(SITE, firstMatch(new RegExp(`imagesrcset="[^"]*?(/assets/[^ ]+) ${PICTURE_WIDTH}`))),
  ],
  fonts: assets.filter((file) => file.endsWith('.woff2')).map((file) => join(ASSETS, file)),
}

let failed = false
let whole = 0
for (const [name, most] of Object.entries(BUDGETS_KB)) {
  const paths = files[name as keyof typeof BUDGETS_KB]
  const sizes = await Promise.all(paths.map((path) => sizeLimit([filePlugin], [path])))
  const total = sizes.flat().reduce((sum, { size = 0 }: { size?: number }) => sum + size, 0) / 1000
  report(`${name} (${paths.length} files)`, total, most)
  whole += total
}
report('all of it', whole, BUDGET_KB)
process.exit(failed ? 1 : 0)

function report(name: string, kB: number, most: number): void {
  const fits = kB <= most
  failed ||= !fits
  console.log(`${fits ? 'fits' : 'TOO BIG'} ${name}: ${kB.toFixed(1)} kB of ${most} kB`)
}

/** The entry, what it hydrates with, the view, and all that these import: what is loaded by the first touch. */
function scriptsOfHome(): string[] {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const code = readFileSync(join(ASSETS, file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)) add(imported)
  }
  add(firstMatch(/<script data-entry="\/assets\/([^"]+)"/))
  for (const name of ['hydrate-app', 'Home']) {
    const file = assets.find((asset) => new RegExp(`^${name}-[\\w-]{6}\\.js$`).test(asset))
    if (!file) throw new Error(`The build made no ${name}; run npm run build`)
    add(file)
  }
  return [...found].map((file) => join(ASSETS, file))
}

function firstMatch(pattern: RegExp): string {
  const found = pattern.exec(page)?.[1]
  if (!found) throw new Error(`${join(SITE, 'index.html')} does not have ${pattern}`)
  return found
}
