import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { step } from './local.ts'

/**
 * `npm run deploy`: deploys what is committed, and refuses content that must not go live; `--demo` deploys the demo
 * environment: any tree, in all languages, hidden from search engines. The workflow runs its two steps by themselves.
 */
// A build runs the code of many packages, and needs no key.
const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY, ...harmless } = process.env
for (const [name, script, env] of [
  ['Checking and building the site', 'deploy-build', harmless],
  ['Migrating the database and uploading', 'deploy-upload', process.env],
] as const) {
  await step(name, () => {
    const file = fileURLToPath(new URL(`./${script}.ts`, import.meta.url))
    const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env,
    })
    if (status === 0) return
    console.error(`Stopped at: ${name}. The reason is above; deploy again once it is settled.`)
    process.exit(status ?? 1)
  })
}
