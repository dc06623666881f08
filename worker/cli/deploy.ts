import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { chooseAccount } from './account.ts'
import { askAtTerminal } from './ask.ts'
import { makePlan, type Plan } from './deploy-plan.ts'
import { committedHead, git, OPTIONS } from './deployment.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { step } from './step.ts'
import { upload, uploadDemo } from './upload.ts'
import { CONFIG } from './wrangler-toml.ts'

/**
 * `npm run deploy`: deploys what is committed. It asks for all that it needs to know, and then runs without questions:
 * builds, migrates, uploads, attaches the address, and prints what to do next. A shop that lacks a required fact is
 * published as a preview until it has opened; banned phrases, wrong sums and dead links stop the deploy. `--demo`
 * deploys the demo environment: any tree, in all languages, hidden from search engines. The workflow runs its two steps
 * by themselves.
 */
const { values } = readOptions({ options: OPTIONS })
try {
  if (values.demo) {
    const account = await chooseAccount(askAtTerminal())
    await build()
    await uploadDemo(account)
  } else await deploy()
} catch (error) {
  stop((error as Error).message)
}

async function deploy(): Promise<void> {
  committedHead()
  const plan = await makePlan(askAtTerminal(), values.replaces)
  await build(plan)
  const next = await upload(plan, values)
  const hasWritten = git('status', '--porcelain', '--', CONFIG) !== ''
  const steps = [...(hasWritten ? [`Commit ${CONFIG}, which this deploy has changed.`] : []), ...next]
  if (steps.length > 0) console.log('\n  Next')
  for (const [index, line] of steps.entries()) console.log(`  ${index + 1}. ${line}`)
  console.log('')
}

/**
 * Builds in a process of its own: it runs the code of many packages, and so has no key. This one goes on meanwhile, and so
 * notices connections that the other side closes: otherwise the next call would use a closed one, and fail.
 */
function build(plan?: Plan): Promise<void> {
  const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY, ...harmless } = process.env
  return step('Checking and building the site', async () => {
    const file = fileURLToPath(new URL('./deploy-build.ts', import.meta.url))
    const child = spawn(
      process.execPath,
      [file, ...process.argv.slice(2), ...(plan?.isFirst ? ['--first'] : [])],
      { stdio: 'inherit', env: { ...harmless, PREVIEW_URL: plan?.preview ?? '' } },
    )
    const [status] = await once(child, 'close')
    if (status !== 0)
      throw new Error('The site was not built. Correct what is named above, and deploy again.')
  })
}
