import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hashInputs } from './inputs.ts'
import { makeOutputs } from './outputs.ts'

/**
 * `npm run build`: makes the site in dist/site, and with --demo in dist/demo; with --live as visitors get it. Nothing is
 * done where nothing has changed: to build all the same, remove dist/. Wrangler runs it by `[build]` in wrangler.toml, where
 * only its development server may build: an upload has secrets, and SITE_BUILD=off says that the one who started the
 * server has built, or needs no build.
 */
const { values } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, live: { type: 'boolean', default: false } },
})
const { WRANGLER_COMMAND = 'dev', SITE_BUILD } = process.env
const mode = values.live ? ['--live'] : []

// Wrangler stops a build when its files change once more: what is under way ends too, and its folder is removed.
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

if (WRANGLER_COMMAND === 'dev' && SITE_BUILD !== 'off')
  await makeOutputs(values.demo ? 'demo' : 'site', hashInputs(mode), buildInto).catch(({ message }) => {
    console.error(message)
    process.exitCode = 1
  })

async function buildInto(folder: string): Promise<void> {
  await run('node', 'web/build/prepare.ts', folder, ...mode)
  const vite = ['build', '--logLevel', 'warn', '--outDir']
  await run('vite', ...vite, resolve(folder, 'site'))
  await run('vite', ...vite, resolve(folder, 'server'), '--ssr', 'entry-server.tsx')
  await run('node', 'web/build/prerender/prerender.ts', folder, ...mode)
}

/** @throws where the program fails; its own words say why */
async function run(program: string, ...args: string[]): Promise<void> {
  const [status] = await once(spawn(program, args, { stdio: 'inherit', signal: stopped.signal }), 'exit')
  if (status !== 0) throw new Error(`The site is as it was: ${program} failed.`)
}
