import { expect, it } from 'vitest'
import { crash } from '../fault/crash.ts'

it('two kills under load lose no acknowledged write, no count and no half of an act', async () => {
  const figures = await crash(2, 400)
  expect(figures).toMatchObject({
    kills: 2,
    refused: [],
    missing: 0,
    halves: [],
    miscounted: [],
    integrity: 'ok',
  })
  expect(figures.acknowledged).toBeGreaterThanOrEqual(400)
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
}, 180_000)
