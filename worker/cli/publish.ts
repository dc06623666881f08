import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import { ContentError } from '#web/content/checked.ts'
import { buildSite, deploySite, run } from './deploy-steps.ts'
import { changeName, OWNERS_COMMIT } from './publish-words.ts'
import { reportRun } from './report.ts'

/**
 * `npm run publish:site`: checks, builds, tries and deploys the checked-out head of `main`, or of `preview` as the demo
 * environment, and reports it to the owner. `published` is the commit that is live. Runs follow one another
 * (publish.yml), and each takes the newest head:
 *
 * - late, or after a run that was skipped: it publishes all that has come since `published`;
 * - twice: the second finds `published` at its head, and ends;
 * - killed at any step: the next does all steps again, of which none adds to itself. What is pushed comes last.
 */
const CONTENT = 'web/content'
/** What the owner edits; any other file is code, that of the content too. */
const EDITED = new RegExp(`^web/(images|content/(facts|batches|${LANGUAGE_IDS.join('|')}))/`)
const VERSION_FILE = 'version.txt'
const NOTE = 'Note who read the words edited by the owner'
/** As many as a line of the dashboard holds. */
const REASONS = 3
const LIVE_TRIES = 20
const TRY_AGAIN_MS = 3_000

const now = new Date()
const head = git('rev-parse', 'HEAD')
const isLive = git('branch', '--show-current') === 'main'
const [published] = git('for-each-ref', '--format=%(objectname)', 'refs/remotes/origin/published').split('\n')
const temporary = mkdtempSync(join(tmpdir(), 'publish-'))
process.on('exit', () => rmSync(temporary, { recursive: true }))
let step = 'comparing with what is live'

// An equal tree is no reason to stop: a run that was killed may have deployed what was undone since. Neither is a preview
// that was thrown away: its site still shows it.
if (isLive && head === published) console.log('This commit is live.')
else await publish()

async function publish(): Promise<void> {
  const newest = git('log', '-1', '--no-merges', '--invert-grep', `--grep=^${NOTE}$`, '--format=%s%n%cI')
  const [subject = '', at = ''] = newest.split('\n')
  const change = changeName({ subject, at: new Date(at) }, now)
  await report('started', change)
  try {
    const notes = await publishSteps()
    await report('succeeded', [change, ...notes].join('; '))
  } catch (error) {
    console.error(error)
    await report('failed', await reasonOf(error))
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, 'reported=true\n')
    process.exitCode = 1
  }
}

/** @returns what the owner has to know of it */
async function publishSteps(): Promise<string[]> {
  const since = published && git('merge-base', published, 'HEAD')
  if (isLive && since !== published) throw new Error('main does not contain what is live')
  step = 'reading the content'
  const notes = await checkContent(since)
  // Of a file that was moved both names; without `-z` git quotes those that are not in Latin letters.
  const changed = since
    ? git('diff', '--name-only', '--no-renames', '-z', since, 'HEAD').split('\0')
    : ['all']
  if (changed.some((file) => file !== '' && !EDITED.test(file))) {
    step = 'testing the change of the code'
    run('npm', ['test'])
  }
  step = 'building the site'
  buildSite(isLive ? 'live' : 'preview')
  writeFileSync(`dist/site/${VERSION_FILE}`, head)
  step = 'trying the site'
  run('npm', ['run', '--silent', 'try-site', ...(isLive ? [] : ['--', '--demo'])])
  step = 'deploying'
  const printed = deploySite(isLive ? 'live' : 'preview')
  if (!isLive) {
    const url = process.env.PREVIEW_URL || /https:\/\/\S+\.workers\.dev/.exec(printed)?.[0]
    return [...notes, ...(url ? [`to be seen at ${url}`] : [])]
  }
  step = 'looking at the deployed site'
  await untilLive()
  step = 'noting what is live'
  noteLive()
  return notes
}

/** @throws ContentError for what is worse than in the commit `since` */
async function checkContent(since: string | undefined): Promise<string[]> {
  // Importing them reads the content.
  const { findingsIn, refusals } = await import('#web/build/checks/refusals.ts')
  const { signOwnerEdits } = await import('#web/build/review/owner-edits.ts')
  const { draftLanguages } = await import('#web/build/languages.ts')
  const { languageTitle } = await import('#web/content/titles.ts')
  const old = since && contentAt(since)
  let before: ReturnType<typeof findingsIn> = []
  let oldDrafts: readonly string[] = LANGUAGE_IDS.filter((id) => id !== SOURCE)
  try {
    if (old) {
      oldDrafts = draftLanguages(old).map(({ id }) => id)
      before = findingsIn(old, now)
    }
  } catch {
    // Only code that changed makes old content unreadable, and a wall of old findings would keep its programmer out.
    before = findingsIn(CONTENT, now)
    console.warn('The content before cannot be read by the new code: samples and claims were not compared.')
  }
  if (since) signOwnerEdits(editsSince(since), oldDrafts)
  git('add', CONTENT)
  if (git('status', '--porcelain', CONTENT) !== '') {
    git('commit', '--quiet', '--message', NOTE, CONTENT)
  }
  const drafts = draftLanguages()
  // Also one that has words missing now, and so counts as a draft.
  const complete = LANGUAGE_IDS.filter(
    (id) => !oldDrafts.includes(id) || !drafts.some((draft) => draft.id === id),
  )
  const problems = refusals(CONTENT, complete, before, now)
  if (problems.length > 0) throw new ContentError(problems)
  return drafts
    .filter(({ id }) => !oldDrafts.includes(id))
    .map(({ id, blocking: { length } }) => {
      const texts = length === 1 ? '1 text is' : `${length} texts are`
      return `${languageTitle(id)} is left out until ${texts} read`
    })
}

/** @returns the commits of `/edit` since then, each with the content before and after it */
function editsSince(since: string) {
  return git('log', '--reverse', '--no-merges', '--format=%H%x09%an%x09%cI%x09%s', `${since}..HEAD`)
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , subject = '']) => OWNERS_COMMIT.test(subject))
    .map(([commit = '', by = '', at = '', subject = '']) => ({
      by,
      isUndo: subject.startsWith('Undo'),
      on: new Date(at).toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' }),
      before: contentAt(`${commit}^`),
      after: contentAt(commit),
    }))
}

/** @returns a folder with the content of a commit */
function contentAt(commit: string): string {
  const folder = mkdtempSync(join(temporary, 'content-'))
  git('archive', '--output', `${folder}.tar`, commit, CONTENT)
  execFileSync('tar', ['-xf', `${folder}.tar`, '-C', folder])
  return join(folder, CONTENT)
}

/** @throws where the deployed site is not this build, in a minute's time */
async function untilLive(): Promise<void> {
  for (let tries = 0; tries < LIVE_TRIES; tries += 1) {
    const shown = await fetch(new URL(`/${VERSION_FILE}`, process.env.SITE_URL), {
      signal: AbortSignal.timeout(TRY_AGAIN_MS * 2),
    })
      .then((answer) => answer.text())
      .catch(() => '')
    if (shown === head) return
    await setTimeout(TRY_AGAIN_MS)
  }
  throw new Error(`${process.env.SITE_URL} does not show ${head}`)
}

/**
 * Moves `published`, forward only, and with it `main` where readers were noted. Where `main` has moved meanwhile, the push
 * is refused as a whole: the site is live, and the run that is queued for that push does the same again, with the notes.
 */
function noteLive(): void {
  const isNoted = git('rev-parse', 'HEAD') !== head
  const branches = isNoted ? ['published', 'main'] : ['published']
  try {
    git('push', '--quiet', '--atomic', 'origin', ...branches.map((branch) => `HEAD:refs/heads/${branch}`))
  } catch (error) {
    git('fetch', '--quiet', 'origin')
    if (!isNoted || git('rev-parse', 'origin/main') === head) throw error
    console.log('main has moved; the next run notes what is live.')
  }
}

/** In the owner's words where the content is wrong. */
async function reasonOf(error: unknown): Promise<string> {
  // A file that the schemas themselves import: they cannot be loaded to name its title.
  const [, file] = (error instanceof SyntaxError && /(\w+)\.json/.exec(error.message)) || []
  if (file) return `“${file}” cannot be read`
  if (!(error instanceof ContentError)) return `a programmer has to look at it: ${step}`
  const { ownerReason } = await import('#web/content/titles.ts')
  const reasons = error.problems.map(ownerReason)
  const rest = reasons.length - REASONS
  return [...reasons.slice(0, REASONS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

function report(outcome: 'started' | 'succeeded' | 'failed', detail: string): Promise<void> {
  console.log(`${outcome}: ${detail}`)
  return reportRun('publications', outcome, detail, isLive ? 'publication' : 'preview')
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  }).trim()
}
