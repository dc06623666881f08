import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import { changeDeployLines } from '#worker/cli/wrangler-toml.ts'
import {
  at,
  calls,
  commit,
  gate,
  git,
  linkToCode,
  live,
  publishSite,
  run,
  siteUrl,
  stub,
  write,
} from '../publishing.ts'

/* The commands that documents give. */

const first = publishSite()
const CONTENT = 'web/content/en/faq.json'
const CODE = 'worker/index.ts'
/** Who runs the commands of the documents. */
const PERSON = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
}
/** The first commands of a document that match. */
const commandsOf = (document: string, pattern: RegExp) =>
  pattern.exec(readFileSync(document, 'utf8'))?.[1] ?? 'exit 9'

it('before a release one command lists every change that the gate would have stopped', async () => {
  git('config', 'remote.origin.url', '.')
  git('config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main')
  write(at('.github/workflows/publish.yml'), readFileSync('.github/workflows/publish.yml', 'utf8'))
  for (const file of [CONTENT, 'web/content/batches/REPORT.PDF']) write(at(file))
  for (const file of ['web/content/facts/package.json', 'README.md']) write(at(file))
  for (const file of ['hero2', 'shop']) linkToCode(`web/content/en/${file}.json`)
  commit()
  const command = commandsOf('CONTRIBUTING.md', /```sh\n(git fetch[^`]+)```/)
  const { code, printed } = await run('bash', ['-c', command], { SITE_URL: siteUrl() })
  expect([code, printed.match(/(?<=\t).+$/gm)?.toSorted()]).toEqual([
    0,
    [
      '.github/workflows/publish.yml',
      'README.md',
      'web/content/en/hero2.json',
      'web/content/en/shop.json',
      'web/content/facts/package.json',
    ],
  ])
  // The same lines as the gate's own.
  expect((await gate()).printed).toContain(printed.trim())
})

it('an update of the software is merged as README says, and touches neither the shop nor what deploying wrote', async () => {
  const commands = commandsOf('README.md', /## Update.*?```sh\n([^`]+)```/s)
  const laterCommands = commandsOf('README.md', /## Update.*?```sh\n[^`]+```.*?```sh\n([^`]+)```/s)
  stub('npm', `echo "npm $*" >>${calls}`)
  const [upstream, work] = [at('.git/upstream'), at('.git/software')]
  git('clone', '--quiet', '--bare', '.', upstream)
  // The shop: named, deployed and edited.
  write(at(CONTENT), 'of the shop')
  nameWorker('girija', 'https://girija.in', at('wrangler.toml'))
  const deployed = { account_id: 'a', database_id: 'b', workers_dev: false, preview_urls: false }
  const named = readFileSync(at('wrangler.toml'), 'utf8')
  const settings = changeDeployLines(named, { ...deployed, routes: ['girija.in'] })
  write(at('wrangler.toml'), settings)
  commit()
  // The software, in a clone of its own.
  git('clone', '--quiet', upstream, work)
  write(join(work, CODE), 'of the update')
  const update = (toml: string) => toml.replace(/^(compatibility_date = ")\d{4}/m, '$12027')
  write(join(work, 'wrangler.toml'), update(readFileSync(join(work, 'wrangler.toml'), 'utf8')))
  git('-C', work, 'commit', '--quiet', '--all', '--message', 'Update')
  git('-C', work, 'push', '--quiet', 'origin', 'main')

  const env = { ...PERSON, SOFTWARE: upstream }
  const { code, printed } = await run('bash', ['-ec', `${commands}\n${laterCommands}`], env)
  git('remote', 'remove', 'upstream')
  expect(code, printed).toBe(0)
  const read = (file: string) => readFileSync(file, 'utf8').trim()
  expect(read(calls).split('\n')).toEqual(['npm ci', 'npm test', 'npm start'])
  expect([read(at(CODE)), read(at(CONTENT))]).toEqual(['of the update', 'of the shop'])
  expect(read(at('wrangler.toml'))).toBe(update(settings).trim())
})

it('after a lost phone everything that was pushed is undone, whatever its subject, and published as content', async () => {
  const remote = at('.git/remote')
  git('init', '--quiet', '--bare', remote)
  git('config', 'remote.origin.url', remote)
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*')
  git('push', '--quiet', '--force', 'origin', 'main')
  // As the editor would not: under another subject, with a file more, a file less and code.
  const foreign = {
    [CONTENT]: 'Fix a typo',
    'web/content/en/policies/new.md': 'Merge',
    [CODE]: 'Edit: Questions',
  }
  for (const [file, subject] of Object.entries(foreign)) {
    write(at(file), 'foreign')
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
  }
  rmSync(at('web/content/images/pan.webp'))
  git('commit', '--quiet', '--all', '--message', 'Less')
  git('push', '--quiet', 'origin', 'main')
  write(join(live, 'version.txt'), git('rev-parse', 'HEAD~2'))
  const commands = commandsOf('OPERATIONS.md', /```sh\n\s*(git fetch[^`]+)```/)
  const { code, printed } = await run('bash', ['-ec', commands], { ...PERSON, GOOD: first() })
  expect(code, printed).toBe(0)
  expect(git('diff', '--name-only', first(), 'refs/remotes/origin/main')).toBe('')
  expect(await gate()).toMatchObject({ code: 0, publishes: true })
})
