import { expect, it } from 'vitest'
import { LOT_CODE, lotKey } from '#web/shop/lot-code.ts'

it.each([
  'sy-26-02',
  'SY2602',
  'SY–26–O2',
  'batch number: SY-26-02',
  'https://samayu.example/batch/SY-26-02',
  'sy २६ o२',
  'लॉट SY-26-02',
  'ＳＹ－２６－０２',
])('%j is read as SY-26-02', (typed) => {
  expect(lotKey(typed)).toBe(lotKey('SY-26-02'))
})

it('reads I and L as 1, and keeps other lots distinct', () => {
  for (const typed of ['SY-26-I1', 'sy-26-l1']) expect(lotKey(typed)).toBe(lotKey('SY-26-11'))
  expect(lotKey('SY-26-20')).not.toBe(lotKey('SY-26-02'))
  for (const typed of ['   ', '--', '?']) expect(lotKey(typed)).toBe('')
})

it('a lot code has 4 to 20 capital letters and digits, with single hyphens between them', () => {
  for (const lot of ['SY-26-02', 'A123', '20261110A', 'A-B-C-D-E-F-G-H-I-JK']) expect(lot).toMatch(LOT_CODE)
  for (const lot of [
    'sy-26-02',
    'SY 26',
    'SY/26',
    'SY--26',
    '-SY26',
    'SY26-',
    'A12',
    'A'.repeat(21),
    'ŚY-26',
  ])
    expect(lot).not.toMatch(LOT_CODE)
})
