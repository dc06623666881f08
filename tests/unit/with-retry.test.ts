import { DrizzleQueryError } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NOT_MIGRATED, withRetry } from '#worker/d1/with-retry.ts'

const loseConnection = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

describe('withRetry', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => void vi.useRealTimers()
  })

  it('retries with exponential backoff and jitter, at most 80 and 160 ms', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const query = vi.fn(loseConnection)
    const rejected = expect(withRetry(query)).rejects.toThrow()
    const timesAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return query.mock.calls.length
    }
    expect([await timesAfter(39), await timesAfter(1)]).toEqual([1, 2])
    expect([await timesAfter(79), await timesAfter(1)]).toEqual([2, 3])
    await rejected
  })

  it.each([
    ['Network connection lost.', 'network connection lost', 3],
    ['Internal error in D1 DB storage caused object to be reset.', 'storage reset', 3],
    ['D1 DB reset because its code was updated.', 'code updated', 3],
    ['D1 DB is overloaded. Too many requests queued.', 'overloaded', 1],
    ['D1 DB storage operation exceeded timeout which caused object to be reset.', 'timeout', 1],
    ['no such table: newsletter_subscriptions: SQLITE_ERROR', NOT_MIGRATED, 1],
    ['CHECK constraint failed: contact_inquiries_name_length: SQLITE_CONSTRAINT', 'constraint', 1],
    ["D1_TYPE_ERROR: Type 'object' not supported for value", 'type', 1],
    ['something new', 'unknown', 1],
  ])('fails for “%s” as “%s”, after %i attempts', async (message, kind, attempts) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const query = vi.fn(() => Promise.reject(new Error(`D1_ERROR: ${message}`)))
    const failed = expect(withRetry(query)).rejects.toMatchObject({ name: 'StoreUnavailable', kind })
    await vi.runAllTimersAsync()
    await failed
    expect(query).toHaveBeenCalledTimes(attempts)
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
