import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `npm run deploy`: deploys what is committed, and refuses content that must not go live; `--demo` deploys the demo
 * environment: any tree, in all languages, hidden from search engines. The workflow runs its two steps by themselves.
 */
// A build runs the code of many packages, and needs no key.
const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY, ...harmless } = process.env
for (const [step, env] of [
  ['deploy-build', harmless],
  ['deploy-upload', process.env],
] as const) {
  const script = fileURLToPath(new URL(`./${step}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  })
  if (status !== 0) process.exit(status ?? 1)
}
