import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withRetry } from '../../worker/store/d1/with-retry.ts'

const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

describe('withRetry', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('waits at most 80 and then 160 ms, by chance, before it asks again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const ask = vi.fn(lost)
    const asked = expect(withRetry(ask)).rejects.toThrow()
    const timesAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return ask.mock.calls.length
    }
    expect([await timesAfter(39), await timesAfter(1), await timesAfter(79), await timesAfter(1)]).toEqual([
      1, 2, 2, 3,
    ])
    await asked
  })

  it('asks once what must not be done twice', async () => {
    const ask = vi.fn(lost)
    await expect(withRetry(ask, 1)).rejects.toThrow('network connection lost')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('looks into what Drizzle wraps, and passes on neither its statement nor its parameters', async () => {
    const thrown = new DrizzleQueryError(
      'insert into newsletter_subscriptions (email) values (?)',
      ['somebody@visitor.example'],
      new Error('D1_ERROR: UNIQUE constraint failed: newsletter_subscriptions.email'),
    )
    const failure = await withRetry(() => Promise.reject(thrown)).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'StoreUnavailable', kind: 'constraint' })
    expect((failure as Error).cause).toBeUndefined()
    expect(String((failure as Error).stack)).not.toMatch(/somebody|insert into/)
  })

  it.each([undefined, null, 'Network connection lost', { message: 'Network connection lost' }])(
    'knows no kind of %j, which is no error',
    async (thrown) => {
      const ask = vi.fn(() => Promise.reject(thrown))
      await expect(withRetry(ask)).rejects.toMatchObject({ kind: 'unknown' })
      expect(ask).toHaveBeenCalledOnce()
    },
  )
})
