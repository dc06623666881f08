import { parseArgs } from 'node:util'
import { deployDemo, deployLive } from './deploy-steps.ts'
import { stop } from './local.ts'

/**
 * `npm run deploy`: deploys what is committed, and refuses content that must not go live; `--demo` deploys the demo
 * environment.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })

try {
  if (values.demo) deployDemo()
  else await deployLive()
} catch (error) {
  stop(`${error instanceof Error ? error.message : error}
${values.demo ? '' : '\nTo show the site as it is, hidden from search engines and without a database: npm run deploy -- --demo'}`)
}
