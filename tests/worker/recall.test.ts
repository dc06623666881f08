import { describe, expect, it } from 'vitest'
import { recalledLots } from '#worker/mail/content.ts'
import type { LotTotals, Moved, Order } from '#worker/orders/contract.ts'
import { orderSite } from './order-site.ts'
import { referenceOf } from './writes.ts'

const site = orderSite()
const { owner, click, change, erase, list, toDo, file } = site

const [RECALLED = ''] = recalledLots
const GOOD = 'SY-26-02'
const saleOf = (lot: string) => ({ status: 'sold', lot, amount: 633 }) as const
const totals = async () =>
  (await owner().get<{ data: LotTotals[] }>(`/owner/lots?lot=${RECALLED}`)).body.data[0]
const move = async (body: object) => (await owner().post<Moved>('/owner/orders/move', body)).body
/** Of each order the lots of its lines. */
async function lots(): Promise<Record<string, unknown[]>> {
  const rows = await site.rows('SELECT id, lot, others FROM chat_orders')
  const ofOthers = (others: unknown) => JSON.parse(String(others ?? '[]')).map(({ lot }: Order) => lot)
  return Object.fromEntries(rows.map(({ id, lot, others }) => [id, [lot, ...ofOthers(others)]]))
}

describe('a recalled lot', () => {
  it('has buyers to warn where a jar was sent, and jars to hold back where not, which are not to be sent', async () => {
    expect(await toDo()).toMatchObject({ recalled: [], toSend: { orders: 0 } })
    const [warned, erased, third] = [await click(1), await click(2), await click(3)]
    for (const id of [warned, erased, third]) await change(id, { ...saleOf(RECALLED), sent: true })
    await change(await click(4), { ...saleOf(RECALLED), quantity: 2 })
    await change(await click(5), { ...saleOf(RECALLED), received: 633, refunded: 633 })
    await change(await click(6), saleOf(GOOD))
    await change(await click(7), { status: 'sold' })
    expect(await toDo()).toMatchObject({
      recalled: [{ lot: RECALLED, toWarn: 3, toHold: 2 }],
      toSend: { orders: 2, jars: 2 },
    })
    expect(await totals()).toMatchObject({ orders: 5, sent: 3, warned: 0 })
    await change(warned, { warned: true })
    // Nobody can warn whom nothing leads to any more.
    await erase(erased)
    expect(await toDo()).toMatchObject({ recalled: [{ toWarn: 1, toHold: 2 }] })
    expect(await totals()).toMatchObject({ orders: 5, sent: 2, warned: 1 })
  })

  it('is found in further sizes of an order: for warnings, held jars, list, sums and file of the lot', async () => {
    const lines = (lot: string) => [
      { pack: '1kg', jars: 1, each: 100, lot: GOOD },
      { pack: '250g', jars: 3, each: 30, lot },
    ]
    const [sent, held, both] = [await click(1), await click(2), await click(3)]
    await change(sent, { ...saleOf(GOOD), others: lines(RECALLED), sent: true })
    await change(held, { ...saleOf(GOOD), others: lines(RECALLED) })
    await change(both, { ...saleOf(RECALLED), others: lines(RECALLED), quantity: 2 })
    await change(await click(4), { ...saleOf(GOOD), others: lines(GOOD) })
    expect(await toDo()).toMatchObject({
      recalled: [{ lot: RECALLED, toWarn: 1, toHold: 3 + 3 + 2 }],
      toSend: { orders: 1, jars: 5 },
    })
    const packs = [
      { key: '250g', orders: 3, jars: 9, rupees: 270 },
      { key: '500g', orders: 1, jars: 2, rupees: 443 },
    ]
    expect(await totals()).toEqual({ lot: RECALLED, orders: 3, jars: 11, sent: 1, warned: 0, packs })
    const { data, next } = await list(`list=sold&lot=${RECALLED}&limit=2`)
    const second = await list(`list=sold&lot=${RECALLED}&limit=2&before=${next}`)
    expect([...data, ...second.data].map(({ id }) => id).sort()).toEqual([sent, held, both].sort())
    const inFile = (await file(`lot.csv?lot=${RECALLED}`)).map((line) => line.split(',').slice(1, 5).join())
    expect(new Set(inFile)).toEqual(
      new Set([
        ...[1, 2, 3].map((number) => `${referenceOf(number)},250g,3,90`),
        `${referenceOf(3)},500g,2,443`,
      ]),
    )
    // What is still not sent is taken back where it was, and not what was of the other lot before.
    const before = await lots()
    const moved = await move({ from: RECALLED, to: GOOD })
    expect(moved.lines.sort()).toEqual([`${held}.2`, `${both}.0`, `${both}.2`].sort())
    expect((await toDo()).recalled).toMatchObject([{ toWarn: 1, toHold: 0 }])
    await change(held, { sent: true })
    const back = await move({ from: GOOD, to: RECALLED, lines: moved.lines })
    expect(back.data.map(({ id }) => id)).toEqual([both])
    expect(await lots()).toEqual({ ...before, [held]: [GOOD, GOOD, GOOD] })
  })
})
