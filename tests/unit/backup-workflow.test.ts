import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runInput } from '#contract/inputs/runs.ts'

type Step = { run?: string; uses?: string; if?: string; env?: Record<string, string> }

const { jobs } = parse(readFileSync('.github/workflows/backup.yml', 'utf8'))
const steps: Step[] = jobs.backup.steps
const liveStep = steps.findIndex(({ run }) => run?.includes('version.txt'))

const folder = mkdtempSync(join(tmpdir(), 'workflow-'))
afterAll(() => rmSync(folder, { recursive: true }))
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const commit = (subject: string) => {
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.example']
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', subject)
  return git('rev-parse', 'HEAD')
}

git('init', '--quiet', '--initial-branch', 'main')
const [live, pushed] = [commit('Live'), commit('Pushed')]
git('checkout', '--quiet', '--orphan', 'elsewhere')
const foreign = commit('Of another history')

/** Runs the step on main, where the site says that a commit is live; returns what is checked out then. */
function checkOut(version: string) {
  git('checkout', '--quiet', 'main')
  writeFileSync(join(folder, 'curl'), `#!/bin/sh\nprintf '%s' '${version}'\n`, { mode: 0o755 })
  const PATH = [folder, process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, SITE_URL: 'https://site.example' }
  const { status } = spawnSync('bash', ['-e', '-c', steps[liveStep]?.run ?? ''], { cwd: folder, env })
  return { status, head: git('rev-parse', 'HEAD') }
}

describe('the weekly backup', () => {
  it('runs the live commit, not what was pushed since', () => {
    expect(checkOut(live)).toEqual({ status: 0, head: live })
  })

  it.each([
    ['that main does not contain', foreign],
    ['that does not exist', 'f'.repeat(40)],
    ['named by a branch', 'main'],
    ['named by an option', '--orphan'],
    ['of a page in its place', '<!doctype html>'],
  ])('runs no commit %s', (_, version) => {
    expect(checkOut(version)).toEqual({ status: 1, head: pushed })
  })

  it('runs nothing of the repository before it, and gives secrets to two steps alone', () => {
    expect(steps.slice(0, liveStep).map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/checkout'])
    const withSecrets = steps.filter((step) => JSON.stringify(step).includes('secrets.'))
    expect(withSecrets.map(({ run }) => run?.split(' ').slice(0, 3).join(' '))).toEqual([
      'npm run backup',
      'curl --fail --silent',
    ])
    expect(JSON.stringify({ ...jobs.backup, steps: [] })).not.toContain('secrets.')
  })

  it('reports at any end, by the script’s report unless another step failed', () => {
    const { if: when, env: { REPORT = '' } = {} } = steps.at(-1) ?? {}
    expect([when, REPORT]).toEqual([
      'always()',
      expect.stringContaining(
        "{{ (job.status == 'success' || steps.backup.outcome == 'failure') && steps.backup.outputs.report || '{",
      ),
    ])
    const [, report = ''] = /'(\{.*\})'/.exec(REPORT) ?? []
    expect(runInput.parse(JSON.parse(report)).outcome).toBe('failed')
  })
})
