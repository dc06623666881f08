import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstIdAt, newId } from '#worker/lib/ids.ts'

const time = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })

describe('ids', () => {
  it('are UUIDs of version 7', () => {
    const time = Date.UTC(2026, 10, 21)
    expect(newId(time)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(newId(time).replace('-', '').slice(0, 12), 16)).toBe(time)
  })

  it('sort by time', () => {
    fc.assert(
      fc.property(time, time, (one, other) => {
        fc.pre(one !== other)
        expect(newId(one) < newId(other)).toBe(one < other)
      }),
    )
  })

  it('are unique, a thousand in a millisecond', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId(1_795_246_129_162))).size).toBe(1000)
  })
})

describe('firstIdAt', () => {
  it('is at most any id of its millisecond, and above every id of the one before', () => {
    fc.assert(
      fc.property(time, (now) => {
        expect(firstIdAt(now) <= newId(now)).toBe(true)
        expect(newId(now) < firstIdAt(now + 1)).toBe(true)
      }),
    )
  })
})
