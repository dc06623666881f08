import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { launchFindings } from '#web/build/checks/launch.ts'
import { draftLanguages, draftNotice } from '#web/build/languages.ts'
import { stop } from './local.ts'

/**
 * `npm run deploy`: refuses to deploy without a database, and while the launch check has findings, and leaves out the
 * languages that nobody has read; `--demo` deploys the demo environment, in all languages, hidden from search engines.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
const AS_DEMO =
  'To show the site as it is, hidden from search engines and without a database: npm run deploy -- --demo'

if (values.demo) {
  run('npm', ['run', '--silent', 'build'], { SITE_HIDDEN: '1' })
  run('wrangler', ['deploy', '--env', 'demo'])
} else {
  const database = readConfig({ config: 'wrangler.toml' }).d1_databases.find(
    ({ binding }: { binding: string }) => binding === 'DB',
  )
  if (!database) {
    stop(`wrangler.toml has no D1 database with the binding DB: sign-ups and orders would be answered, and lost.

${AS_DEMO}`)
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
  run('npm', ['run', '--silent', 'build'], { SITE_REVIEWED_ONLY: '1' })
  const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  // Migrate before the new Worker runs; only the very first deploy must create the database first.
  if (database.database_id) migrate()
  run('wrangler', ['deploy'])
  if (!database.database_id) migrate()
}

function run(command: string, args: string[], extraEnv: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...extraEnv } })
  if (status !== 0) stop(`${command} ${args.join(' ')} failed; the following steps were skipped.`)
}
