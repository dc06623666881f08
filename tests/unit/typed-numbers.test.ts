import { expect, it } from 'vitest'
import { readAmount, readGrams } from '#web/shop/read-amount.ts'
import { readCount, readPinCode } from '#web/shop/typed-numbers.ts'

it.each<[string, number]>([
  ['rs 633/-', 633],
  ['₹1,290/-', 1290],
  ['INR 1,290.50', 1290.5],
  ['1,00,000', 100_000],
  ['Rs. 633/- only', 633],
  ['६३३ रुपये', 633],
  ['\u202a₹\u00a0633\u202c', 633],
  ['0', 0],
])('reads the amount %j as %s', (typed, rupees) => {
  expect(readAmount(typed)).toBe(rupees)
})

it('reads no amount where it is not clear which', () => {
  const unclear = ['', 'free', '1.290,00', '1.290', '1,29', '-100', '1e3', '2 lakh', '633-640', '63²', '$633']
  for (const typed of unclear) expect(readAmount(typed), typed).toBeUndefined()
})

it.each<[string, number]>([
  [' 02 ', 2],
  ['११', 11],
  ['2 jars', 2],
  ['२ बरण्या', 2],
  ['2 पैक', 2],
  ['1,000', 1000],
  ['0', 0],
])('reads the count %j as %s', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

it('reads no count where it is not clear which', () => {
  for (const typed of ['', 'two', '-1', '1.5', '1-2', '2 or 3', '2 dozen', '28 Nov'])
    expect(readCount(typed), typed).toBeUndefined()
})

it('reads a weight in whole grams, with its unit', () => {
  for (const typed of ['450 gm', '450gms.', '४५० ग्रॅम', '0.45 kg']) expect(readGrams(typed), typed).toBe(450)
  expect(readGrams('1,000 g')).toBe(1000)
  for (const typed of ['450', '450 ml', '1.5 g', '0 g', '450 great', '1.290,00 g'])
    expect(readGrams(typed), typed).toBeUndefined()
})

it.each([
  ...[' 411 001 ', '411\u2013001', '४११००१', '\u202a411001\u202c', 'PIN code: 411 001'],
  ...['(Pune-411001)', 'Flat 12, Sector 4, Pune 411001', 'Pune 411001 / 411 001'],
])('reads the PIN code of %j', (typed) => {
  expect(readPinCode(typed)).toEqual({ pin: '411001' })
})

it.each([
  ['41100', 'digits'],
  ['9822012345', 'digits'],
  ['411001 or 411002', 'digits'],
  ['011001', 'zero'],
  ['SW1A 1AA', 'foreign'],
  ['+91 982201 2345', 'foreign'],
])('explains what is wrong with the PIN code %j: %s', (typed, problem) => {
  expect(readPinCode(typed)).toEqual({ problem })
})

it('takes an empty box for no PIN code, and no mistake', () => {
  expect(['  ', '\u200b'].map(readPinCode)).toEqual([{}, {}])
})
