import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import type { OrderChange } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { HOUR_MS, orderAt, storeAt } from '../owner-rows.ts'
import { dashboardTests, eventually, numberOf, part } from './dashboard.tsx'

export const RECALLED_LOT = content.batches.find(({ recall }) => recall)?.lot ?? ''
export const LOT_ON_SALE = 'SY-26-02'

export const hours = (count: number) => Date.now() - count * HOUR_MS

/** A place that lists orders, each by a line that begins with its reference and opens it. */
const listOfOrders = (name: string) => {
  const place = part(name)
  const opener = (reference: string) => place.button(new RegExp(`^${reference}`))
  return {
    ...place,
    open: (reference: string) => place.press(new RegExp(`^${reference}`)),
    /** The row of an order, with its buttons. */
    row: async (reference: string) => (await opener(reference)).closest('li'),
    markSold: (reference: string) => place.press(soldButton(reference)),
  }
}
export const soldButton = (reference: string) => new RegExp(`^Mark sold…? ${reference}`)

/** Where messages are pasted and orders are marked. */
export const desk = listOfOrders('Mark an order')
/** The second page of the dashboard. */
export const orders = listOfOrders('Orders')
export const lastChange = part('Last change')
export const undo = () => lastChange.press('Undo')

export const messageField = () =>
  screen.findByLabelText<HTMLTextAreaElement>('Paste one message or ten, or type a reference')
export const paste = async (text: string) =>
  fireEvent.change(await messageField(), { target: { value: text } })

/** Whether a button is the next tap of all. */
export const isFilled = ({ className }: Element) => / bg-leaf( |$)/.test(className)

/** The dashboard with orders, for each test of a file. */
export function orderTests() {
  const site = dashboardTests()
  afterEach(() => vi.useRealTimers())

  const tests = {
    site,
    /** Waits until the orders that are stored have these values, from the oldest on. */
    expectStored: (...rows: object[]) =>
      eventually(() => expect(site.rows('SELECT * FROM chat_orders ORDER BY id')).toMatchObject(rows)),
    /** Checks a number a minute after the last mark. */
    expectNumber: (name: string, number: string) =>
      eventually(async () => {
        site.passAMinute()
        expect(await numberOf(name)).toBe(number)
      }),
    /** Changes an order as another device does. */
    async change(reference: string, changed: OrderChange, time = Date.now()) {
      const [row] = await storeAt(site.db, time).findOrders([reference])
      await storeAt(site.db, time).changeOrder(row?.id ?? '', changed)
    },
    /** Stores an order that is sold, by default of 500 g for ₹633, and paid. */
    async sale(changed: OrderChange = {}): Promise<string> {
      const { amount = 633 } = changed
      const paid: OrderChange = { amount, received: amount, received_how: 'upi' }
      const reference = await orderAt(site.db, hours(40))
      await tests.change(reference, { status: 'sold', pack: '500g', ...paid, ...changed }, hours(39))
      return reference
    },
    /** Opens the dashboard with an order of an hour ago at the desk, by default of 500 g for ₹633. */
    async openOrder(click: Parameters<typeof orderAt>[2] = {}) {
      const reference = await orderAt(site.db, hours(1), click)
      const user = await site.open()
      await paste(reference)
      return { reference, user }
    },
    /** As `openOrder`, with the form of the order. */
    async openForm(click?: Parameters<typeof orderAt>[2]) {
      const opened = await tests.openOrder(click)
      await desk.open(opened.reference)
      return opened
    },
    /** Opens a list of the page of orders, such as `/to-send`. */
    async openPage(list = '') {
      const user = await site.open()
      location.hash = `#orders${list}`
      await orders.inside()
      return user
    },
  }
  return tests
}
