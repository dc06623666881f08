import { parseArgs } from 'node:util'
import { launchFindings } from '#web/build/checks/launch.ts'
import { draftLanguages, draftNotice } from '#web/build/languages.ts'
import { buildSite, deploySite, requireDatabase } from './deploy-steps.ts'
import { stop } from './local.ts'

/**
 * `npm run deploy`: refuses to deploy without a database, and while the launch check has findings, and leaves out the
 * languages that nobody has read; `--demo` deploys the demo environment, in all languages, hidden from search engines.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
const AS_DEMO =
  'To show the site as it is, hidden from search engines and without a database: npm run deploy -- --demo'

try {
  if (!values.demo) requireReady()
  const target = values.demo ? 'demo' : 'live'
  buildSite(target)
  deploySite(target)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}

function requireReady(): void {
  try {
    requireDatabase()
  } catch (error) {
    stop(`${(error as Error).message}\n\n${AS_DEMO}`)
  }
  const findings = launchFindings()
  if (findings.length > 0) {
    const first = findings.slice(0, 5).map(({ file, line, what }) => `  ${file}:${line}  ${what}`)
    stop(`${findings.length} things in the content must not go live; npm run check:launch lists them all.
${first.join('\n')}

${AS_DEMO}`)
  }
  for (const draft of draftLanguages()) {
    console.log(`Left out, its addresses lead to the English ones: ${draftNotice(draft)}
  npm run translations lists all of them.`)
  }
}
