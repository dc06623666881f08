import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#worker/owner/contract.ts'
import { RECALL_STEPS, type Recall } from '#worker/runs/contract.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, HOUR_MS, NOON } from './times.ts'

const local = localD1()
const visitor = () => appWith({ DB: local.db, OWNER_KEY }).visitor()
const at = (time: number) => vi.setSystemTime(time)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(NOON)
  return () => vi.useRealTimers()
})

/** The cookie that a call of the status sets, as a browser sends it; undefined where it sets none. */
async function renew(headers: Record<string, string>): Promise<string | undefined> {
  const { headers: answer, body } = await visitor().get<Status>('/status', headers)
  expect(body.signedIn).toBe(true)
  return answer.get('Set-Cookie')?.split(';')[0]
}
const isOpen = async (Cookie: string) =>
  (await visitor().get('/stats/subscriptions', { Cookie })).status === 200

describe('a session', () => {
  it('is renewed by the status, at most once a day, for 30 days each time', async () => {
    const first = await visitor().signIn(OWNER_KEY)
    at(NOON + 23 * HOUR_MS)
    expect(await renew({ Cookie: first })).toBeUndefined()
    at(NOON + 29 * DAY_MS)
    const second = (await renew({ Cookie: first })) ?? ''
    expect(await renew({ Cookie: second })).toBeUndefined()
    at(NOON + 31 * DAY_MS)
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    at(NOON + 59 * DAY_MS)
    expect(await isOpen(second)).toBe(false)
  })

  it('is renewed by no other call', async () => {
    const Cookie = await visitor().signIn(OWNER_KEY)
    at(NOON + 20 * DAY_MS)
    const { headers } = await visitor().get('/stats/subscriptions', { Cookie })
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  it('ends 180 days after its sign-in, however often it is used', async () => {
    let cookie = await visitor().signIn(OWNER_KEY)
    for (let days = 20; days < 180; days += 20) {
      at(NOON + days * DAY_MS)
      cookie = (await renew({ Cookie: cookie })) ?? cookie
    }
    at(NOON + 180 * DAY_MS - 1)
    expect(await isOpen(cookie)).toBe(true)
    at(NOON + 180 * DAY_MS)
    expect(await isOpen(cookie)).toBe(false)
  })

  it('is not begun or renewed for a script with the key', async () => {
    const Authorization = `Bearer ${OWNER_KEY}`
    expect(await renew({ Authorization })).toBeUndefined()
    const Cookie = await visitor().signIn(OWNER_KEY)
    at(NOON + 20 * DAY_MS)
    expect(await renew({ Authorization, Cookie })).toBeUndefined()
  })

  it('ends for good by signing out, also where a call in flight has renewed it', async () => {
    const cookie = await visitor().signIn(OWNER_KEY)
    const other = await visitor().signIn(OWNER_KEY)
    at(NOON + 2 * DAY_MS)
    const renewed = (await renew({ Cookie: cookie })) ?? ''
    for (let time = 0; time < 2; time += 1)
      expect((await visitor().delete('/owner/session', { Cookie: cookie })).status).toBe(200)
    expect([await isOpen(cookie), await isOpen(renewed)]).toEqual([false, false])
    const { headers, body } = await visitor().get<Status>('/status', { Cookie: renewed })
    expect([body.signedIn, headers.get('Set-Cookie')]).toEqual([false, null])
    expect(await isOpen(other)).toBe(true)
  })

  it('that was ended is forgotten once it has expired by itself', async () => {
    for (const days of [0, 100, 200]) {
      at(NOON + days * DAY_MS)
      const Cookie = await visitor().signIn(OWNER_KEY)
      await visitor().delete('/owner/session', { Cookie })
    }
    expect(await local.rows(`SELECT id FROM runs WHERE kind = 'sign_out'`)).toHaveLength(2)
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
