import { describe, expect, it } from 'vitest'
import type { ReportState } from '#worker/reports/contract.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider } from './mail-app.ts'

const local = localD1()
const EDITING = { EDIT_REPOSITORY: 'owner/site' }
const owner = (env: Partial<Env> = EDITING) => appWith({ DB: local.db, OWNER_KEY, ...env }).owner()
const report = (kind: 'backups' | 'publications', outcome: string, detail: string) =>
  owner().post(`/owner/${kind}`, { outcome, detail })
const backups = async () => (await owner().get<{ data: ReportState }>('/owner/backups')).body.data
const publications = async (env?: Partial<Env>) =>
  (await owner(env).get<{ data: object }>('/owner/publications')).body.data

describe('reports of backups', () => {
  it('are kept: the last twenty and the last proven one, however often something was published', async () => {
    await report('backups', 'succeeded', 'proven')
    for (let run = 1; run <= 21; run += 1) await report('backups', 'failed', `failure ${run}`)
    for (let run = 1; run <= 25; run += 1) await report('publications', 'succeeded', `change ${run}`)
    expect(await backups()).toMatchObject({
      last: { detail: 'failure 21' },
      lastSucceeded: { detail: 'proven' },
    })
    expect(await local.rows('SELECT kind, count(*) AS rows FROM runs GROUP BY kind ORDER BY kind')).toEqual([
      { kind: 'backup', rows: 21 },
      { kind: 'publication', rows: 20 },
    ])
  })
})

describe('reports of publications', () => {
  it('are shown: the last one, and whether there is a repository to edit', async () => {
    expect(await publications()).toEqual({ editing: true, last: null })
    await report('publications', 'started', 'the change of 14:03')
    await report('publications', 'waiting', 'A programmer has to release')
    const last = { outcome: 'waiting', detail: 'A programmer has to release' }
    expect(await publications()).toMatchObject({ editing: true, last })
    expect(await publications({})).toMatchObject({ editing: false })
  })
})

it('a failed backup or publication is mailed to the owner with its reason, and nothing else', async () => {
  const { binding, sent } = provider()
  const app = mailApp({ DB: local.db, MAIL: binding })
  const tell = async (path: string, run: object) => {
    await app.owner().post(`/owner/${path}`, run)
    await app.settled()
  }
  await tell('backups', { outcome: 'succeeded', detail: 'proven' })
  await tell('publications', { outcome: 'started', detail: 'your change' })
  await tell('publications', { outcome: 'waiting', detail: 'A programmer has to release' })
  expect(sent).toEqual([])
  await tell('publications', { outcome: 'failed', detail: 'It is not known whether it is live' })
  expect(sent).toMatchObject([{ subject: 'The publication of your website failed' }])
  expect(sent[0]?.text).toContain('It is not known whether it is live')
  // Only the report knows when the run failed.
  expect(sent[0]?.text).not.toMatch(/as it was|not published/)
  // Within the hour it waits for the next mail.
  await tell('backups', { outcome: 'failed', detail: 'chat_orders differs' })
  expect(sent).toHaveLength(1)
  expect((await d1Store(local.db, Date.now()).unalerted()).failures).toMatchObject([
    { kind: 'backup', detail: 'chat_orders differs' },
  ])
})
