import { expect, it } from 'vitest'
import { crash } from '../fault/crash.ts'

it('loses no acknowledged write, no count and no companion row after two SIGKILLs under load', async () => {
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
