import { describe, expect, it } from 'vitest'
import { plainDigits } from '#contract/digits.ts'
import { readAmount, readGrams } from '#web/shop/read-amount.ts'
import { readCount, readPinCode } from '#web/shop/typed-numbers.ts'

describe('an amount', () => {
  it.each([
    ['633', 633],
    ['Rs. 100', 100],
    ['rs 633/-', 633],
    ['₹1,290/-', 1290],
    ['1,290.50', 1290.5],
    ['1,00,000', 100_000],
    ['INR 633', 633],
    ['Rs. 633/- only', 633],
    ['६३३ रुपये', 633],
    ['６３３', 633],
    ['\u202a₹\u00a0633\u202c', 633],
    ['633.', 633],
    ['0', 0],
  ])('is read from %j', (typed, rupees) => {
    expect(readAmount(typed)).toBe(rupees)
  })

  it.each([
    ...['', 'free', '1.290,00', '1.290', '1,29', '1290,00', '-100', '1e3', '2 lakh', '633 640', '633-640'],
    ...['Rs.', '.5', '6.3.3', '१.२९०', '63²', '½', '$633', 'Infinity', '₹₹5'],
  ])('is not read from %j', (typed) => {
    expect(readAmount(typed)).toBeUndefined()
  })
})

describe('a count', () => {
  it.each([
    ['1', 1],
    [' 02 ', 2],
    ['११', 11],
    ['2 jars', 2],
    ['3 pcs.', 3],
    ['२ बरण्या', 2],
    ['\u200f2\u200b', 2],
    ['1,000', 1000],
    ['0', 0],
  ])('is read from %j', (typed, count) => {
    expect(readCount(typed)).toBe(count)
  })

  it.each(['', 'two', '-1', '1.5', '1-2', '2 or 3', '2 dozen', '2 x 500g', '28 Nov', '1.000', '1,5', '2²'])(
    'is not read from %j',
    (typed) => {
      expect(readCount(typed)).toBeUndefined()
    },
  )
})

describe('a weight', () => {
  it.each([
    ['450 gm', 450],
    ['450g', 450],
    ['450 gms.', 450],
    ['४५० ग्रॅम', 450],
    ['1 kg', 1000],
    ['0.5 kg', 500],
    ['1,000 g', 1000],
  ])('is read from %j', (typed, grams) => {
    expect(readGrams(typed)).toBe(grams)
  })

  it.each(['450', '450 ml', '1.5 g', '0 g', '450 great', '1.290,00 g'])('is not read from %j', (typed) => {
    expect(readGrams(typed)).toBeUndefined()
  })
})

describe('a PIN code', () => {
  it.each([
    ...[' 411 001 ', '411-001', '411\u2013001', '४११००१', '\u202a411001\u202c', 'PIN code: 411 001'],
    ...['Pune-411001', '411001, Pune', '(411001)', 'Flat 12, Sector 4, Pune 411001', 'Pune 411001 / 411 001'],
  ])('is read from %j', (typed) => {
    expect(readPinCode(typed)).toEqual({ pin: '411001' })
  })

  it.each([
    ['41100', 'digits'],
    ['4110011', 'digits'],
    ['9822012345', 'digits'],
    ['411001 or 411002', 'digits'],
    ['011001', 'zero'],
    ['PIN 011001', 'zero'],
    ['SW1A 1AA', 'foreign'],
    ['Pune', 'foreign'],
    ['+91 982201 2345', 'foreign'],
    ['Rs. 411001234', 'foreign'],
  ])('explains what is wrong with %j: %s', (typed, problem) => {
    expect(readPinCode(typed)).toEqual({ problem })
  })

  it('is not asked for twice: an empty box is no mistake', () => {
    expect(readPinCode('  ')).toBeUndefined()
    expect(readPinCode('\u200b')).toBeUndefined()
  })
})

it('knows the digits of every script', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length % 10).toBe(0)
  expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})
