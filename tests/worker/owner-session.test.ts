import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { RECALL_STEPS, type Recall } from '#worker/runs/contract.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const local = localD1()
const visitor = () => appWith({ DB: local.db, OWNER_KEY }).visitor()
const at = (time: number) => vi.setSystemTime(time)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(NOON)
  return () => vi.useRealTimers()
})

const isOpen = async (Cookie: string) =>
  (await visitor().get('/stats/subscriptions', { Cookie })).status === 200

describe('a session', () => {
  it('lasts 30 days from its sign-in: no call renews it, and none asks the database', async () => {
    const Cookie = await visitor().signIn(OWNER_KEY)
    const withoutDatabase = appWith({ DB: failingD1(local.db, d1Error('D1 DB is overloaded')).db, OWNER_KEY })
    at(NOON + 20 * DAY_MS)
    const { headers, body } = await withoutDatabase.visitor().get<Status>('/status', { Cookie })
    expect([body.signedIn, headers.get('Set-Cookie')]).toEqual([true, null])
    at(NOON + 30 * DAY_MS - 1)
    expect(await isOpen(Cookie)).toBe(true)
    at(NOON + 30 * DAY_MS)
    expect(await isOpen(Cookie)).toBe(false)
  })

  it('is removed from the browser that signs out; a copy of it and others stay', async () => {
    const [cookie, other] = [await visitor().signIn(OWNER_KEY), await visitor().signIn(OWNER_KEY)]
    const { status, headers } = await visitor().delete('/owner/session', { Cookie: cookie })
    expect([status, headers.get('Set-Cookie')]).toEqual([
      200,
      expect.stringMatching(/^__Host-owner=; Max-Age=0/),
    ])
    expect([await isOpen(cookie), await isOpen(other)]).toEqual([true, true])
  })
})

describe('Cloudflare Access before the owner’s calls', () => {
  const access = { aud: 'dashboard', getIdentity: async () => undefined }
  it('opens them without an owner key, and no other call makes it up', async () => {
    const { body } = await appWith({ DB: local.db }, access).visitor().get<Status>('/status')
    expect(body).toMatchObject({ ownerKey: 'unset', signedIn: true })
    for (const path of ['/owner/orders/list?list=open', '/stats/subscriptions'])
      expect((await appWith({ DB: local.db }, access).visitor().get(path)).status).toBe(200)
    const forged = { 'Cf-Access-Jwt-Assertion': 'eyJhbGciOiJub25lIn0.e30.', Cookie: 'CF_Authorization=x' }
    expect((await visitor().get('/stats/subscriptions', forged)).status).toBe(401)
  })
})

describe('a recall', () => {
  const owner = () => appWith({ DB: local.db, OWNER_KEY }).owner()
  const recall = async (lot: string) =>
    (await owner().get<{ data: Recall }>(`/owner/recalls/${lot}`)).body.data
  const mark = async (lot: string, body: object) =>
    (await owner().call<{ data: Recall }>('PATCH', `/owner/recalls/${lot}`, {}, body)).body.data
  const none = Object.fromEntries(RECALL_STEPS.map((step) => [step, null]))

  it('keeps what was done and when, for each lot, and takes a step back', async () => {
    expect(await recall('SY-26-01')).toEqual(none)
    const authority = new Date(NOON).toISOString()
    expect(await mark('SY-26-01', { step: 'authority', done: true })).toEqual({ ...none, authority })
    at(NOON + DAY_MS)
    await mark('SY-26-01', { step: 'authority', done: true })
    const stopped = new Date(NOON + DAY_MS).toISOString()
    await mark('SY-26-01', { step: 'stopped', done: true })
    expect(await recall('SY-26-01')).toEqual({ ...none, authority, stopped })
    expect(await recall('SY-26')).toEqual(none)
    await mark('SY-26-01', { step: 'stopped', done: false })
    expect(await recall('SY-26-01')).toEqual({ ...none, authority })
  })

  it('stays when workflows have reported more often than their runs are kept', async () => {
    await mark('SY-26-01', { step: 'customers', done: true })
    for (let run = 0; run < 25; run += 1)
      await owner().post('/owner/backups', { outcome: 'succeeded', detail: 'Checked' })
    expect((await recall('SY-26-01')).customers).not.toBeNull()
  })

  it('has the steps that there are', async () => {
    const { status } = await owner().call(
      'PATCH',
      '/owner/recalls/SY-26-01',
      {},
      { step: 'burn', done: true },
    )
    expect(status).toBe(400)
  })
})
