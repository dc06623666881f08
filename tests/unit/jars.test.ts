import { expect, it } from 'vitest'
import { scaleOf } from '#web/pages/home/shop/PackPicture.tsx'
import { type Household, jarDurations, packToTake } from '#web/shop/jar-duration.ts'

const jars = [
  { size: '500g', grams: 500 },
  { size: '250g', grams: 250 },
]
const preset: Household = { adults: 2, children: 0 }
const lasting = (change: Partial<Household>) =>
  jarDurations({ ...preset, ...change }, jars, { adults: 7.5, children: 3.75 })

it.each([
  ['two adults with a level teaspoon each', {}, [33, 16]],
  ['an adult and two children, with half of it each', { adults: 1, children: 2 }, [33, 16]],
  ['a household without people', { adults: 0 }, []],
])('how long a jar lasts is for %s %o: %j days', (_, household, days) => {
  expect(lasting(household).map((duration) => duration.days)).toEqual(days)
})

it.each([
  ['the largest that is eaten within three months of opening', { adults: 1 }, 3, '1 × 500g'],
  ['a smaller one where that takes longer', { adults: 0, children: 1 }, 3, '1 × 250g'],
  ['the largest where nobody knows how long it keeps', { adults: 0, children: 1 }, null, '1 × 500g'],
  ['the smallest where none is eaten in time', { adults: 0, children: 1 }, 1, '1 × 250g'],
  ['several jars where one does not last a month', { adults: 8 }, 3, '4 × 500g'],
])('which pack to take is %s, and none for a household without people', (_, change, months, expected) => {
  expect(packToTake([], months)).toBeUndefined()
  const advice = packToTake(lasting(change), months)
  expect(`${advice?.jars} × ${advice?.size}`).toBe(expected)
})

const own = (grams: number, picture: string) => ({ grams, picture })
const large = (grams: number) => own(grams, 'pack-large')
const small = (grams: number) => own(grams, 'pack-small')

it.each([
  ['as they were rendered', [large(500), small(250)], ['', '']],
  ['smaller than one of twice the weight in the same picture', [large(450), large(900)], ['scale-80', '']],
  ['not so small that it is not seen', [small(50), large(2000)], ['scale-50', '']],
  ['as large as fits where it is alone', [small(100)], ['']],
  ['as large as fits in its own picture', [own(200, 'a'), own(800, 'b')], ['', '']],
])('shows a jar %s', (_, packs, scales) => {
  expect(packs.map((pack) => scaleOf(pack, packs))).toEqual(scales)
})
