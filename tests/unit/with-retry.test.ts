import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withRetry } from '#worker/d1/with-retry.ts'

const loseConnection = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

describe('withRetry', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('retries with exponential backoff and jitter, at most 80 and 160 ms', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const query = vi.fn(loseConnection)
    const rejected = expect(withRetry(query)).rejects.toThrow()
    const timesAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return query.mock.calls.length
    }
    expect([await timesAfter(39), await timesAfter(1), await timesAfter(79), await timesAfter(1)]).toEqual([
      1, 2, 2, 3,
    ])
    await rejected
  })

  it('classifies the cause of a Drizzle error, and drops its statement and parameters', async () => {
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
})
