import { expect, it } from 'vitest'
import { load } from '../fault/load.ts'

it('responds correctly during a few seconds of mixed load', async () => {
  const { sent, unexpected, p99ByKind } = await load(4, 50)
  expect([sent, unexpected]).toEqual([200, {}])
  expect(Object.keys(p99ByKind)).toEqual(['page', 'tracking', 'sign-up', 'dashboard'])
}, 120_000)
