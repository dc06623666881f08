import { rmSync, writeFileSync } from 'node:fs'
import { dayOf } from '#contract/days.ts'
import { isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { ShopState } from '#web/model/shop-state.ts'
import { ContentError } from '#web/model/validation.ts'
import { failureText, problemLines } from '#web/site-build/checks/problem-lines.ts'
import { committedHead, mayPreview, OPTIONS, readSettings, run } from './deployment.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { leaveReport } from './report.ts'
import { step } from './step.ts'

/**
 * The first step of a deploy: builds into dist/ what deploy-upload.ts uploads, without its keys. Leaves a report to the
 * owner of a failure for the workflow's last step.
 */
const { values } = readOptions({ options: OPTIONS })
/** The most reasons that fit into a line of the dashboard. */
const REASONS = 3

try {
  if (values.demo)
    run('npm run --silent build -- --demo', { SITE_HIDDEN: '1', SITE_REPOSITORY: '', SITE_RELATIVE: '1' })
  else await build()
} catch (error) {
  leaveReport('failed', `Not published; the website is as it was. ${await reasonOf(error)}`)
  stop(failureText(error, SHOP_FOLDER))
}

async function build(): Promise<void> {
  if (isDemonstration(SHOP_FOLDER))
    throw new Error(
      'There is no shop in web/content/, and the sample must not be published as one: npm run new-shop makes a shop. To show the sample, hidden from search engines and without a database: npm run deploy -- --demo',
    )
  // Otherwise, where this build fails, the previous one could be uploaded.
  for (const file of ['version', 'held-back']) rmSync(`dist/site/${file}.txt`, { force: true })
  const { site, repository } = readSettings()
  const commit = committedHead()
  const day = dayOf(Date.now())
  const shopState = await step('Checking the content', () => publishedShopState(site))
  const heldBack = await languagesHeldBack(site)
  run('npm run --silent build', {
    SITE_SHOP_STATE: shopState,
    SITE_HELD_BACK: heldBack.join(' '),
    SITE_REPOSITORY: repository,
  })
  // What is shown depends on the day: offers, licences, certificates.
  writeFileSync('dist/site/built.txt', day)
  if (heldBack.length > 0) {
    const { languageTitle } = await import('#web/model/titles.ts')
    writeFileSync('dist/site/held-back.txt', heldBack.map(languageTitle).join(' and '))
  }
  writeFileSync('dist/site/version.txt', commit)
}

/**
 * A shop opens once nothing refuses it. Until then it is published as one that is not open; afterwards, where something is
 * missing or has expired, as one that takes no orders, so that a recall goes out at any time.
 *
 * @throws ContentError where it may be published as none of these
 */
async function publishedShopState(site: string): Promise<ShopState> {
  // Importing it reads the content.
  const { hasRecall, refusals } = await import('#web/site-build/checks/refusals.ts')
  const problems = refusals()
  if (problems.length === 0) return 'open'
  const others = refusals('unopened')
  if (others.length > 0 && !hasRecall()) throw new ContentError(others)
  const mayBeUnopened = await mayPreview(site, values.first, process.env.PREVIEW_URL)
  if (others.length > 0 && mayBeUnopened) throw new ContentError(others)
  if (mayBeUnopened) return 'unopened'
  console.log(
    ['\nThe shop takes no orders until these are there:', ...problemLines(problems, SHOP_FOLDER)].join(
      '\n  ',
    ),
  )
  return 'closed'
}

/**
 * A language is published for the first time once all texts of the shop are in it, and then stays published. The live site's
 * sitemap names those that are; where a site that has been published does not answer, nothing is held back.
 */
async function languagesHeldBack(site: string) {
  const { incompleteLanguages, missingTexts } = await import('#web/site-build/translations.ts')
  const incomplete = incompleteLanguages()
  if (incomplete.length === 0) return []
  const { addresses } = await import('#web/site-build/seo/addresses.ts')
  const sitemap = await readText(new URL(addresses.sitemap, site))
  const heldBack = incomplete.filter((id) =>
    sitemap === undefined ? values.first : !sitemap.includes(`<loc>${site}/${id}</loc>`),
  )
  for (const id of heldBack)
    console.log(
      [
        `\n${id} is not published yet, until these texts are in it:`,
        ...problemLines(missingTexts(id), SHOP_FOLDER),
      ].join('\n  '),
    )
  return heldBack
}

/** @returns undefined where there is no answer */
async function readText(address: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/** @returns why a build failed, in the owner's words where the content is wrong */
async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof ContentError)) return 'A programmer has to look at the workflow.'
  const { ownerReason } = await import('#web/model/titles.ts')
  const reasons = error.problems.map(ownerReason)
  const more = reasons.splice(REASONS).length
  return [...reasons, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
