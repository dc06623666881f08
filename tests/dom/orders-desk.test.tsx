import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { newReference, orderAt } from '../owner-rows.ts'
import { otherPack } from '../packs.ts'
import { eventually, numberOf, offline } from './dashboard.tsx'
import { desk, hours, LOT_ON_SALE, messageField, orderTests, paste, soldButton, undo } from './orders.ts'

const { site, expectStored, expectNumber, openOrder } = orderTests()

describe('pasted messages', () => {
  it('are one row for each order, which is marked in place and moves the focus to the next', async () => {
    const [first, second] = [await orderAt(site.db, hours(26)), await orderAt(site.db, hours(3))]
    await site.open()
    await paste(`Reference: ${first}\nHello\nReference: ${second}`)
    expect(await desk.items()).toEqual([
      expect.stringContaining(`${first}1 × 500g`),
      expect.stringContaining(`${second}1 × 500g`),
    ])
    await desk.markSold(first)
    await eventually(async () =>
      expect(await desk.items()).toEqual([
        expect.stringMatching(/₹633.*Sold today/),
        expect.stringMatching(/₹633.*Mark sold/),
      ]),
    )
    expect(document.activeElement).toBe(await desk.button(soldButton(second)))
    expect(await desk.status()).toBe('2 orders in this text, 1 marked')
    expect((await messageField()).value).toContain(second)
    await desk.markSold(second)
    await expectNumber('Orders sold', '2')
    expect(document.activeElement).toBe((await desk.inside()).getByRole('list'))
  })

  it('are shown beside the recorded order, which is proposed whatever they say; only their references are sent', async () => {
    const reference = await orderAt(site.db, hours(1))
    await site.open()
    await paste(`Reference: ${reference}\nplease send the jar by 28 Nov\nName: Asha Kulkarni`)
    expect(await desk.items()).toEqual([expect.stringContaining('please send the jar by 28 Nov')])
    await desk.markSold(reference)
    await expectStored({ status: 'sold', pack: '500g', quantity: 1, amount: 63_300 })
    expect(site.calls().filter((call) => call.includes('/owner/orders?'))).toEqual([
      `GET /api/owner/orders?reference=${reference}`,
    ])
    expect(site.calls().join()).not.toContain('Kulkarni')
  })

  it('whose click was not recorded propose nothing, and are offered as a sale with their reference', async () => {
    const reference = newReference()
    await site.open()
    await paste(`Reference: ${reference}\n3 small jars`)
    const [jars, amount] = [await desk.field('Jars'), await desk.field('Amount in rupees')]
    expect([jars.value, amount.value]).toEqual(['', ''])
    const form = await desk.inside()
    const packs = within(form.getByRole('group', { name: 'Pack' }))
    expect(packs.queryByRole('radio', { checked: true })).toBeNull()
    expect(form.queryByRole('button', { name: 'Mark not sold' })).toBeNull()
    expect(await desk.items()).toEqual([expect.stringContaining('its click was not recorded')])
    await desk.choose(otherPack.id)
    await desk.fill('Amount in rupees', '990')
    await desk.markSold(reference)
    expect(await desk.alert()).toContain('Please type how many jars')
    await expectStored()
    await desk.press('One jar more')
    await desk.markSold(reference)
    await expectStored({ reference, status: 'sold', pack: otherPack.id })
  })

  it('without a reference are shown beside an empty form, whose sale is recorded', async () => {
    await site.open()
    await paste('Hello, I want two jars\nAsha')
    await desk.says(/^No valid reference in this text\./)
    expect(await desk.items()).toEqual([expect.stringContaining('Hello, I want two jars Asha')])
    expect(site.calls().filter((call) => call.includes('/owner/orders'))).toEqual([])
    await desk.choose('500g')
    await desk.fill('Jars', '2')
    await desk.press(/^Mark sold/)
    await expectStored({ reference: null, status: 'sold', amount: 126_600, quantity: 2 })
    // The form has “Sold on”.
    await eventually(async () =>
      expect(await desk.items()).toEqual([expect.stringMatching(/2 × 500g.*Sold(?! on)/)]),
    )
  })

  it('whose orders could not be looked up say so, and are looked up again by “Try again”', async () => {
    const { reference } = await openOrder()
    await desk.button(soldButton(reference))
    const other = await orderAt(site.db, hours(2))
    const recover = site.answer(/^GET \/api\/owner\/orders\?/, offline)
    await paste(other)
    await desk.says('These orders could not be looked up.')
    expect((await desk.inside()).queryAllByRole('listitem')).toEqual([])
    recover()
    await desk.press('Try again')
    await desk.button(soldButton(other))
    site.takeConsole()
  })

  it('are pasted by hand where the browser does not let the page read the clipboard, which it explains', async () => {
    await site.open()
    const readText = vi
      .spyOn(navigator.clipboard, 'readText')
      .mockRejectedValue(new DOMException('x', 'NotAllowedError'))
    await desk.press('Paste and read')
    expect(await desk.alert()).toMatch(/Press and hold, then Paste\.$/)
    expect(document.activeElement).toBe(await messageField())
    readText.mockResolvedValue('Hello, two jars\nAsha')
    await desk.press('Paste and read')
    await eventually(async () => expect((await desk.inside()).queryByRole('alert')).toBeNull())
  })
})

it('the sums show at once what the Worker has answered, and are loaded once, a minute after the last mark', async () => {
  const references = [await orderAt(site.db, hours(26)), await orderAt(site.db, hours(3))]
  await site.open()
  await eventually(async () => expect(await numberOf('Orders sold')).toBe('0'))
  await paste(references.join(' '))
  const loads = () => site.calls().filter((call) => /stats\/orders/.test(call)).length
  const before = loads()
  const expectSums = (...sums: [orders: string, rupees: string]) =>
    eventually(async () =>
      expect([await numberOf('Orders sold'), await numberOf('Rupees sold')]).toEqual(sums),
    )
  await desk.markSold(references[0] ?? '')
  await expectSums('1', '₹633')
  await desk.markSold(references[1] ?? '')
  await expectSums('2', '₹1,266')
  await undo()
  await expectSums('1', '₹633')
  expect(loads()).toBe(before)
  await eventually(() => {
    site.passAMinute()
    expect(loads()).toBe(before + 1)
  })
})

it('an order of two sizes is marked by the same tap, each with its lot, and its form adds or takes away a size', async () => {
  const others = [{ pack: otherPack.id, jars: 2, each: 330 }]
  const { reference } = await openOrder({ amount: 1293, others })
  expect(await desk.items()).toEqual([
    expect.stringContaining(`${reference}1 × 500g + 2 × ${otherPack.id}₹1,293`),
  ])
  await desk.markSold(reference)
  const line = { pack: otherPack.id, jars: 2, each: 33_000, lot: LOT_ON_SALE }
  const marked = { status: 'sold', amount: 129_300, lot: LOT_ON_SALE, others: JSON.stringify([line]) }
  await expectStored(marked)
  await desk.open(reference)
  const further = within(await (await desk.inside()).findByRole('group', { name: `And ${otherPack.id}` }))
  for (const id of ['500g', otherPack.id])
    expect((await desk.inside()).getByRole('combobox', { name: `Lot of ${id}` })).toBeTruthy()
  const press = (name: string) => further.getByRole('button', { name }).click()
  press('One jar more')
  await eventually(async () => expect((await desk.field('Amount in rupees')).value).toBe('1623'))
  press(`Take away ${otherPack.id}`)
  await desk.press('And another size')
  expect((await desk.field('Amount in rupees')).value).toBe('963')
  await desk.press(/^Save/)
  await expectStored({ ...marked, amount: 96_300, others: JSON.stringify([{ ...line, jars: 1 }]) })
  await undo()
  await expectStored(marked)
})
