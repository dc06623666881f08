import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { gitIn } from '../repository.ts'
import { makeTemporary, replaceProgram } from '../temporary.ts'

type Step = { run?: string; uses?: string; if?: string; env?: Record<string, string>; with?: object }
const steps: Step[] = parse(readFileSync('.github/workflows/backup.yml', 'utf8')).jobs.backup.steps
const [checkout, live] = steps

it('a backup runs the live commit, not what was pushed since, and before it nothing of the repository', () => {
  const folder = makeTemporary('workflow')
  const git = (...args: string[]) => gitIn(folder, ...args)
  const commit = (subject: string) => {
    git('commit', '--quiet', '--allow-empty', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  const [released, pushed] = [commit('Released'), commit('Pushed')]
  git('checkout', '--quiet', '--orphan', 'elsewhere')
  /** The commit that is checked out where the site states a live version; nothing where the step fails. */
  const checkOut = (version: string) => {
    git('checkout', '--quiet', 'main')
    replaceProgram(folder, 'curl', `printf '%s' '${version}'`)
    const env = { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
    const { status } = spawnSync('bash', ['-e', '-c', live?.run ?? ''], { cwd: folder, env })
    return status === 0 ? git('rev-parse', 'HEAD') : undefined
  }
  const foreign = commit('Of another history')
  expect(checkout?.uses).toMatch(/^actions\/checkout@/)
  expect(checkOut(released)).toBe(released)
  expect(checkOut(pushed)).toBe(pushed)
  for (const version of [foreign, 'main', '<!doctype html>'])
    expect([version, checkOut(version)]).toEqual([version, undefined])
})

it.each(['backup.yml', 'publish.yml'])(
  'a report of %s counts once it is stored, and reads no file',
  (file) => {
    const folder = makeTemporary('workflow')
    const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8'))
    const report: Step = (jobs.report ?? jobs.backup).steps.at(-1)
    /** What curl was called with where the site responds with a status; nothing where the step fails. */
    const send = (status: string) => {
      replaceProgram(folder, 'curl', `printf '%s\\n' "$@" >${folder}/arguments\nprintf ${status}`)
      const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter)
      const settings = { OWNER_KEY: 'key', SITE_URL: 'https://site.example', REPORT: '@/etc/hostname' }
      const { status: code } = spawnSync('bash', ['-e', '-c', report.run ?? ''], {
        env: { ...process.env, PATH, ...settings },
      })
      return code === 0 ? readFileSync(join(folder, 'arguments'), 'utf8').split('\n') : undefined
    }
    const sent = send('201') ?? []
    // `--data` would read a file where a report began with this sign.
    expect(sent[sent.indexOf('@/etc/hostname') - 1]).toBe('--data-raw')
    for (const status of ['200', '403']) expect([status, send(status)]).toEqual([status, undefined])
  },
)

it('GitHub deletes a backup after 90 days', () => {
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect(upload?.with).toMatchObject({ 'retention-days': 90 })
})
