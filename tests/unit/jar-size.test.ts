import { expect, it } from 'vitest'
import { scaleOf } from '#web/pages/home/shop/PackPicture.tsx'

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
