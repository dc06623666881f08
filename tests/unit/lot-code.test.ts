import { describe, expect, it } from 'vitest'
import { LOT_CODE, lotKey } from '#web/domain/lot-code.ts'

describe('lotKey', () => {
  it.each([
    'SY-26-02',
    'sy-26-02',
    'SY2602',
    'SY–26–O2',
    'Lot SY-26-02',
    'batch number: SY-26-02',
    'https://samayu.example/batch/SY-26-02',
    'sy २६ o२',
    'लॉट SY-26-02',
    'ＳＹ－２６－０２',
  ])('reads %j as SY-26-02', (typed) => {
    expect(lotKey(typed)).toBe(lotKey('SY-26-02'))
  })

  it('reads I and L as 1', () => {
    expect(lotKey('SY-26-I1')).toBe(lotKey('SY-26-11'))
    expect(lotKey('sy-26-l1')).toBe(lotKey('SY-26-11'))
  })

  it('tells other lots apart', () => {
    expect(lotKey('SY-26-20')).not.toBe(lotKey('SY-26-02'))
  })

  it.each(['', '   ', '--', '?'])('has nothing to look up in %j', (typed) => {
    expect(lotKey(typed)).toBe('')
  })
})

describe('LOT_CODE', () => {
  it.each(['SY-26-02', 'A123', '20261110A', 'A-B-C-D-E-F-G-H-I-JK'])('takes %s', (lot) => {
    expect(lot).toMatch(LOT_CODE)
  })

  it.each(['sy-26-02', 'SY 26 02', 'SY/26', 'SY--26', '-SY26', 'SY26-', 'A12', 'A'.repeat(21), 'ŚY-26'])(
    'refuses %s',
    (lot) => {
      expect(lot).not.toMatch(LOT_CODE)
    },
  )
})
