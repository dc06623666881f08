import { describe, expect, it } from 'vitest'
import { scaleOf } from '#web/pages/home/shop/PackPicture.tsx'
import { type Household, jarDurations, packToTake } from '#web/shop/jar-duration.ts'

const jars = [
  { size: '500g', grams: 500 },
  { size: '250g', grams: 250 },
]
const preset: Household = { adults: 2, children: 0 }
const lasting = (change: Partial<Household>) =>
  jarDurations({ ...preset, ...change }, jars, { adults: 7.5, children: 3.75 })
const days = (change: Partial<Household>) => lasting(change).map((duration) => duration.days)

describe('how long a jar lasts', () => {
  it('is 33 and 16 days for two adults with a level teaspoon each', () => {
    expect(days({})).toEqual([33, 16])
  })

  it('counts the children’s spoons too', () => {
    expect(days({ adults: 1, children: 2 })).toEqual([33, 16])
  })

  it('has no duration for a household without people', () => {
    expect(lasting({ adults: 0 })).toEqual([])
    expect(packToTake([], 3)).toBeUndefined()
  })
})

describe('which pack to take', () => {
  it.each([
    ['the largest that is eaten within three months of opening', { adults: 1 }, 3, '1 × 500g'],
    ['a smaller one where that takes longer', { adults: 0, children: 1 }, 3, '1 × 250g'],
    ['the largest where nobody knows how long it keeps', { adults: 0, children: 1 }, null, '1 × 500g'],
    ['the smallest where none is eaten in time', { adults: 0, children: 1 }, 1, '1 × 250g'],
    ['several jars where one does not last a month', { adults: 8 }, 3, '4 × 500g'],
  ])('is %s', (_, change, months, expected) => {
    const advice = packToTake(lasting(change), months)
    expect(`${advice?.jars} × ${advice?.size}`).toBe(expected)
  })
})

const large = (grams: number) => ({ grams, picture: 'pack-large' })
const small = (grams: number) => ({ grams, picture: 'pack-small' })
const scales = (...packs: ReturnType<typeof large>[]) => packs.map((pack) => scaleOf(pack, packs))

it('shows the jars of the pictures as they were rendered', () => {
  expect(scales(large(500), small(250))).toEqual(['', ''])
})

it('shows a jar smaller than one of twice the weight in the same picture', () => {
  expect(scales(large(450), large(900))).toEqual(['scale-80', ''])
})

it('shows no jar so small that it is not seen', () => {
  expect(scales(small(50), large(2000))).toEqual(['scale-50', ''])
})

it('shows a single jar, and one with a picture of its own, as large as fits', () => {
  expect(scales(small(100))).toEqual([''])
  expect(scales({ grams: 200, picture: 'own' }, { grams: 800, picture: 'other' })).toEqual(['', ''])
})
