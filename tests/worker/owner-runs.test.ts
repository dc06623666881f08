import { describe, expect, it, vi } from 'vitest'
import type { RunState } from '#worker/runs/contract.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider } from './mail-app.ts'

const local = localD1()
const app = (env: Partial<Env> = {}) => appWith({ DB: local.db, OWNER_KEY, ...env })
const bearer = { Authorization: `Bearer ${OWNER_KEY}` }
const report = (outcome: 'succeeded' | 'failed', detail: string, headers: Record<string, string> = bearer) =>
  app().visitor().call('POST', '/owner/backups', headers, { outcome, detail })
const stateOf = async <T>(kind: 'backups' | 'publications', env: Partial<Env> = {}) =>
  (await app(env).owner().get<{ data: T }>(`/owner/${kind}`)).body.data
const backups = () => stateOf<RunState>('backups')

describe('/api/owner/backups', () => {
  it('records a report with the bearer key, and none without', async () => {
    expect((await report('succeeded', '120 rows in 9 tables', {})).status).toBe(401)
    expect((await app().visitor().get('/owner/backups')).status).toBe(401)
    expect(await backups()).toEqual({ last: null, lastSucceeded: null })
    expect((await report('succeeded', '120 rows in 9 tables')).status).toBe(201)
    const run = { kind: 'backup', outcome: 'succeeded', detail: '120 rows in 9 tables' }
    expect(await backups()).toMatchObject({ last: run, lastSucceeded: run })
  })

  it('keeps the last twenty, and the last proven one', async () => {
    await report('succeeded', 'proven')
    for (let run = 1; run <= 21; run += 1) await report('failed', `failure ${run}`)
    expect(await local.rows('SELECT id FROM runs')).toHaveLength(21)
    expect(await backups()).toMatchObject({
      last: { detail: 'failure 21' },
      lastSucceeded: { detail: 'proven' },
    })
  })
})

describe('/api/owner/publications', () => {
  const EDITING = { EDIT_REPOSITORY: 'owner/site' }
  const publish = (run: object, headers: Record<string, string> = bearer) =>
    app(EDITING).visitor().call('POST', '/owner/publications', headers, run)
  const state = () => stateOf('publications', EDITING)

  it('shows the last report, to the owner only', async () => {
    expect((await publish({ outcome: 'started', detail: 'x' }, {})).status).toBe(401)
    expect((await app(EDITING).visitor().get('/owner/publications')).status).toBe(401)
    expect(await state()).toEqual({ editing: true, last: null })
    await publish({ outcome: 'started', detail: 'the change of 14:03' })
    await publish({ outcome: 'waiting', detail: 'A programmer has to release' })
    expect(await state()).toMatchObject({
      last: { outcome: 'waiting', detail: 'A programmer has to release' },
    })
  })

  it('takes a report in the demo, and stores none', async () => {
    const demo = appWith(EDITING).visitor()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const run = { outcome: 'failed', detail: 'why' }
    expect(await demo.post('/owner/publications', run)).toMatchObject({
      status: 201,
      body: { demo: true, data: run },
    })
    const { body } = await demo.get<{ data: unknown }>('/owner/publications')
    expect(body.data).toEqual({ editing: true, last: null })
  })

  it('says that nothing is edited there without a repository', async () => {
    expect(await stateOf('publications')).toMatchObject({ editing: false })
  })

  it.each([{ outcome: 'lost' }, { detail: '' }])('refuses a report with %o', async (change) => {
    expect((await publish({ outcome: 'failed', detail: 'why', ...change })).status).toBe(400)
  })

  it('does not take the place of the backups that are kept', async () => {
    await report('succeeded', 'proven')
    await report('failed', 'failure')
    for (let run = 1; run <= 25; run += 1) await publish({ outcome: 'succeeded', detail: `change ${run}` })
    expect(await backups()).toMatchObject({
      last: { detail: 'failure' },
      lastSucceeded: { detail: 'proven' },
    })
    expect(await local.rows("SELECT id FROM runs WHERE kind = 'publication'")).toHaveLength(20)
  })
})

it('a failed backup or publication is mailed to the owner with its reason, and nothing else', async () => {
  const { binding, sent } = provider()
  const { owner, settled } = mailApp({ DB: local.db, MAIL: binding })
  const tell = async (path: string, run: object) => {
    await owner().post(`/owner/${path}`, run)
    await settled()
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
