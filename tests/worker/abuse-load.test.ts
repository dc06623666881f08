import { expect, it } from 'vitest'
import { load } from '../fault/load.ts'

it('a few seconds of a busy day are answered as they should be', async () => {
  const { sent, unexpected, p99ByKind } = await load(4, 50)
  expect([sent, unexpected]).toEqual([200, {}])
  expect(Object.keys(p99ByKind)).toEqual(['page', 'tracking', 'sign-up', 'dashboard'])
}, 120_000)
