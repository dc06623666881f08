import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { step } from '#worker/cli/step.ts'
import { makeOutputs } from './outputs.ts'

/**
 * `npm run build`: makes the site of the shop in dist/site, and with --demo that of the demonstration in dist/demo. Does
 * nothing where nothing has changed; remove dist/ to force a build. Wrangler runs it by `[build]` in wrangler.toml, where
 * only its development server may build: an upload has secrets, and SITE_BUILD=off states that dist/ is built already, or
 * not needed.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
const { WRANGLER_COMMAND = 'dev', SITE_BUILD } = process.env

// Wrangler stops a build when files change again. The running step is then stopped, too, and its folder removed.
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

if (WRANGLER_COMMAND === 'dev' && SITE_BUILD !== 'off') await build()

async function build(): Promise<void> {
  if (values.demo) process.env.SITE_SHOP = 'web/demonstration'
  // These modules read the environment when they are imported.
  const { SHOP_FOLDER } = await import('#web/model/shop-folder.ts')
  const { failureText } = await import('./checks/problem-lines.ts')
  try {
    const { localShopState } = await import('./checks/refusals.ts')
    process.env.SITE_SHOP_STATE ||= localShopState(SHOP_FOLDER)
    const { hashInputs } = await import('./inputs.ts')
    const isNew = await makeOutputs(values.demo ? 'demo' : 'site', hashInputs(), buildInto)
    if (!isNew) console.log('✓ Nothing has changed since the last build')
  } catch (error) {
    console.error(failureText(error, SHOP_FOLDER))
    process.exitCode = 1
  }
}

async function buildInto(folder: string): Promise<void> {
  const vite = ['build', '--logLevel', 'warn', '--outDir']
  await step('Reading the content', () => run('node', 'web/site-build/prepare.ts', folder))
  await step('Bundling scripts, styles, fonts and pictures', () =>
    run('vite', ...vite, resolve(folder, 'site')),
  )
  // Runs after the first bundle, to take the encoded pictures from the cache.
  await step('Bundling the components that are rendered at build', () =>
    run('vite', ...vite, resolve(folder, 'server'), '--ssr', 'entry-server.tsx'),
  )
  await step('Rendering the pages', () => run('node', 'web/site-build/prerender/prerender.ts', folder))
}

/** @throws where the program fails. It has printed the reason. */
async function run(program: string, ...args: string[]): Promise<void> {
  const [status] = await once(
    spawn(program, args, {
      stdio: 'inherit',
      signal: stopped.signal,
      // Overrides the environment of a caller such as a test runner: Vite would otherwise bundle React's development
      // build.
      env: { ...process.env, NODE_ENV: 'production' },
    }),
    'exit',
  )
  if (status !== 0) throw new Error(`The site is as it was: ${program} failed.`)
}
