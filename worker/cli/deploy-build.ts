import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkLinks } from '#web/build/checks/links.ts'
import { ContentError } from '#web/model/check.ts'
import type { Mode } from '#web/model/content.ts'
import { dayOf } from '#worker/lib/days.ts'
import { committedHead, mayDemonstrate, OPTIONS, readSettings, run } from './deployment.ts'
import { stop } from './local.ts'
import { leaveReport } from './report.ts'

/**
 * The first step of a deploy: builds into dist/ what deploy-upload.ts uploads, without its keys. What the owner reads of a
 * failure is left for the workflow's step that reports it.
 */
const { values } = parseArgs({ options: OPTIONS })
/** As many as a line of the dashboard holds. */
const REASONS = 3

try {
  if (values.demo)
    run('npm run --silent build -- --demo', { SITE_HIDDEN: '1', SITE_REPOSITORY: '', SITE_RELATIVE: '1' })
  else await build()
} catch (error) {
  leaveReport('failed', `Not published; the website is as it was. ${await reasonOf(error)}`)
  stop(`${error instanceof Error ? error.message : error}
${values.demo ? '' : '\nTo show the site as it is, hidden from search engines and without a database: npm run deploy -- --demo'}`)
}

async function build(): Promise<void> {
  // Where this build fails, the one before is not uploaded.
  rmSync('dist/site/version.txt', { force: true })
  const { site, repository } = readSettings()
  const commit = committedHead()
  const day = dayOf(Date.now())
  const isLive = (await publishableMode(site)) === 'live'
  run(`npm run --silent build${isLive ? ' -- --live' : ''}`, {
    SITE_REPOSITORY: repository,
    SITE_HIDDEN: isLive ? '' : '1',
  })
  await checkLinks('dist/site')
  // What is shown depends on the day: offers, licences, certificates.
  writeFileSync('dist/site/built.txt', day)
  writeFileSync('dist/site/version.txt', commit)
}

/**
 * A shop opens once nothing refuses it. Until then its demonstration is published.
 *
 * @throws ContentError where the content may be published as neither
 */
async function publishableMode(site: string): Promise<Mode> {
  // Importing it reads the content.
  const { refusals } = await import('#web/build/checks/refusals.ts')
  const problems = refusals()
  if (problems.length === 0) return 'live'
  const others = (await mayDemonstrate(site, values.first)) ? refusals('demonstration') : problems
  if (others.length > 0) throw new ContentError(others)
  return 'demonstration'
}

/** In the owner's words where the content is wrong. */
async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof ContentError)) return 'A programmer has to look at the workflow.'
  const { ownerReason } = await import('#web/model/titles.ts')
  const reasons = error.problems.map(ownerReason)
  const more = reasons.splice(REASONS).length
  return [...reasons, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
