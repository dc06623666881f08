import { expect, it } from 'vitest'
import { kill } from '../fault/kills.ts'

/** `npm run test:fault` kills more often. */
const [KILLS, WRITES, TIMEOUT_MS] =
  process.env.FAULT === 'full' ? [25, 20_000, 30 * 60_000] : [1, 200, 180_000]

it(
  `loses no acknowledged write, count or linked row, and delivers every mail, killed ${KILLS} times under load`,
  async () => {
    const { acknowledged, stored, ...found } = await kill(KILLS, WRITES)
    expect(found).toEqual({
      refused: [],
      missing: [],
      halves: [],
      miscounted: [],
      integrity: 'ok',
      unsent: [],
      lost: [],
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES)
    expect(stored).toBeGreaterThanOrEqual(acknowledged.length)
  },
  TIMEOUT_MS,
)
