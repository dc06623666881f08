import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stop } from './local.ts'
import { step } from './step.ts'

/**
 * `npm run deploy`: deploys what is committed. A shop that lacks a must is published as a preview until it has opened;
 * banned phrases, wrong sums and dead links stop the deploy. `--demo` deploys the demo environment: any tree, in all
 * languages, hidden from search engines. The workflow runs its two steps by themselves.
 */
// A build runs the code of many packages, and needs no key.
const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY, ...harmless } = process.env
try {
  await runStep('Checking and building the site', 'deploy-build', harmless)
  await runStep('Migrating the database and uploading', 'deploy-upload', process.env)
} catch (error) {
  stop((error as Error).message)
}

function runStep(name: string, script: string, env: NodeJS.ProcessEnv): Promise<void> {
  return step(name, () => {
    const file = fileURLToPath(new URL(`./${script}.ts`, import.meta.url))
    const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env,
    })
    if (status !== 0)
      throw new Error(`Stopped at: ${name}. The reason is above; deploy again once it is settled.`)
  })
}
