import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { zoneOfPin } from '#web/domain/delivery.ts'
import { billOf, maxJars, messageWords, packMessage, readJars } from '#web/domain/order.ts'
import { packsOf } from '#web/domain/price.ts'
import { loadContent } from '#web/model/load.ts'
import { referenceLine } from '#worker/orders/contract.ts'
import { content } from '../content.ts'

const { freeShippingFrom } = content.packs
const [large, small] = packsOf(content)
if (!large || !small) throw new Error('There are not two packs')

/** Of each zone, and of none. */
const PINS = ['411001', '440010', '110001', undefined] as const

type Row = [pack: '500g' | '250g', jars: number, offerRuns: boolean, sum: number, charges: (number | null)[]]

/** Prices and charges of the demonstration; the charges are in the order of `PINS`. */
const ROWS: Row[] = [
  ['500g', 1, true, 633, [0, 0, 0, 0]],
  ['500g', 2, true, 1266, [0, 0, 0, 0]],
  ['500g', 11, true, 6963, [0, 0, 0, 0]],
  ['250g', 1, true, 330, [40, 60, 80, null]],
  ['250g', 2, true, 660, [0, 0, 0, 0]],
  ['250g', 11, true, 3630, [0, 0, 0, 0]],
  ['500g', 1, false, 745, [0, 0, 0, 0]],
  ['500g', 2, false, 1490, [0, 0, 0, 0]],
  ['500g', 11, false, 8195, [0, 0, 0, 0]],
  ['250g', 1, false, 388, [40, 60, 80, null]],
  ['250g', 2, false, 776, [0, 0, 0, 0]],
  ['250g', 11, false, 4268, [0, 0, 0, 0]],
]

const CASES = ROWS.flatMap(([id, jars, offerRuns, sum, charges]) =>
  PINS.map((pin, place) => ({ id, jars, offerRuns, sum, pin, charge: charges[place] ?? null })),
)

describe.each(CASES)('$jars × $id to $pin, offer $offerRuns', ({ id, jars, offerRuns, sum, pin, charge }) => {
  const pack = id === '500g' ? large : small
  const zone = pin && zoneOfPin(content.delivery.zones.list, pin)
  const bill = billOf(pack, jars, { offerRuns, zone: zone || undefined, freeShippingFrom })

  it('costs the jars and the delivery, if its charge is known', () => {
    expect(bill).toMatchObject({ sum, charge, total: sum + (charge ?? 0) })
    expect(bill.each * jars).toBe(sum)
    expect(bill.saving).toBe(offerRuns ? pack.mrp * jars - sum : 0)
    expect(bill.missing).toBe(Math.max(0, 550 - sum))
  })

  it.each(LANGUAGES)('has the same total in the message of $name, in eight lines', (language) => {
    const words = loadContent(language.id)
    const size = words.packs.list.find((each) => each.id === id)?.size ?? ''
    const to = pin ? { pin, days: '2–4' } : undefined
    const lines = packMessage(messageWords(words), { size, jars, bill, to }).split('\n')
    expect(referenceLine('000000') + lines.join('\n')).toMatch(/^([^\n]+\n){7}[^\n]+$/)
    const printed = `₹${bill.total.toLocaleString('en-IN')}`
    expect(lines[0]).toContain(`${jars} × ${size}`)
    expect(lines[0]).toContain(`₹${bill.each}`)
    expect(lines[2]).toContain(printed)
    if (!pin) expect(lines[1]).toBe(words.site.pinCode)
    else expect(lines[1]).toContain(charge ? `₹${charge}` : `${pin} (`)
  })
})

it('says that the delivery is not in the total while the PIN code is to fill in', () => {
  const bill = billOf(small, 1, { offerRuns: true, freeShippingFrom })
  expect(packMessage(messageWords(content), { size: '250g', jars: 1, bill })).toContain(
    '\nTotal: ₹330, without delivery\n',
  )
})

it('asks for no other size where there is one', () => {
  const [first, ...others] = content.packs.list.map((pack, place) => ({ ...pack, soldOut: place > 0 }))
  if (!first) throw new Error('There is no pack')
  for (const list of [[first], [first, ...others]]) {
    expect(messageWords({ ...content, packs: { ...content.packs, list } }).otherSize).toBeNull()
  }
})

describe('a number of jars', () => {
  it.each([
    ['1', 1],
    [' 02 ', 2],
    ['११', 11],
    ['12', 12],
  ])('is read from %j', (typed, jars) => {
    expect(readJars(typed)).toBe(jars)
  })

  it.each(['0', '', ' ', 'two', '-1', '1.5', '2 jars', '10000'])('is not read from %j', (typed) => {
    expect(readJars(typed)).toBeUndefined()
  })

  it('is at most one less than makes a bulk order, and 20 where there is none', () => {
    expect(maxJars(content.delivery.bulk)).toBe(11)
    expect(maxJars(undefined as never)).toBe(20)
  })
})
