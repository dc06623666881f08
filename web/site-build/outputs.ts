import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders that `[assets]` and `[env.demo.assets]` of wrangler.toml serve. */
export type Target = 'site' | 'demo'

const DIST = 'dist'

/** What a build writes, by its name in the build's own folder, and where it is put. */
const outputs = (target: Target) => ({
  site: `${DIST}/${target}`,
  'manifest.json': `${DIST}/${target}-manifest.json`,
  'worker-content.json': `${DIST}/${target}-worker-content.json`,
})

/** The content of the target that was built last, which is bundled into the Worker that serves it. */
const WORKER_CONTENT = `${DIST}/worker-content.json`

/**
 * Makes the outputs of a target, unless they were made from the same inputs, or copies those of the other target where
 * that was. A build writes into a temporary folder, so the previous outputs stay while it runs, and if it fails.
 *
 * @param inputs their hash, which is kept beside each output
 * @returns whether there was anything to make
 */
export async function makeOutputs(
  target: Target,
  inputs: string,
  build: (folder: string) => Promise<void>,
): Promise<boolean> {
  const isNew = await makeTarget(target, inputs, build)
  writeChanged(WORKER_CONTENT, readFileSync(outputs(target)['worker-content.json'], 'utf8'))
  return isNew
}

async function makeTarget(
  target: Target,
  inputs: string,
  build: (folder: string) => Promise<void>,
): Promise<boolean> {
  const isCurrent = (place: string) => existsSync(place) && readIf(`${place}.inputs`) === inputs
  const areCurrent = (of: Target) => Object.values(outputs(of)).every(isCurrent)
  if (areCurrent(target)) return false
  mkdirSync(DIST, { recursive: true })
  const folder = mkdtempSync(join(DIST, 'build-'))
  try {
    const otherTarget = target === 'site' ? 'demo' : 'site'
    if (areCurrent(otherTarget))
      for (const [name, place] of Object.entries(outputs(otherTarget)))
        cpSync(place, join(folder, name), { recursive: true })
    else await build(folder)
    chooseFirstScreen(target, join(folder, 'site/admin.html'))
    for (const [name, place] of Object.entries(outputs(target))) {
      rmSync(`${place}.inputs`, { force: true })
      rmSync(place, { recursive: true, force: true })
      renameSync(join(folder, name), place)
      writeFileSync(`${place}.inputs`, inputs)
    }
    return true
  } finally {
    // A program that is being stopped may still write into the folder.
    rmSync(folder, { recursive: true, maxRetries: 5 })
  }
}

/**
 * Without a database nobody has to sign in: the demonstration's dashboard shows its first screen, and that its numbers are
 * samples, from the first paint. Else the inline script chooses by what the browser remembers.
 */
function chooseFirstScreen(target: Target, page: string): void {
  const marks = { site: '<html ', demo: '<html data-owner="demo" ' }
  const html = readIf(page)?.replace(marks.demo, marks.site).replace(marks.site, marks[target])
  if (html !== undefined) writeChanged(page, html)
}

/** Writes a file only where its text differs: each write restarts a running Worker. */
export function writeChanged(file: string, text: string): void {
  if (readIf(file) === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function readIf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
