import { describe, expect, it } from 'vitest'
import { hasPayPage, paymentFragment, readPayment, upiAddress, upiPayee } from '#web/shop/payment.ts'
import { orderReference } from '#worker/orders/reference.ts'
import { change, content } from '../content.ts'

const REFERENCE = orderReference(new Uint8Array([7, 20, 3, 22, 24]))

describe('the address of the pay page', () => {
  it.each([
    { amount: 1266.5, reference: REFERENCE },
    { amount: 99, reference: undefined },
  ])('is read as it was written: %o', (payment) => {
    expect(readPayment(paymentFragment(payment))).toEqual(payment)
  })

  it('is read with a sign after it, as chat apps take it in', () => {
    for (const sign of ['.', '”', '%3E'])
      expect(readPayment(`#o=${REFERENCE}${sign}&a=633${sign}`)).toEqual({
        amount: 633,
        reference: REFERENCE,
      })
  })

  it.each(['', '#a=', '#a=0', '#a=-5', '#a=1e3', '#a=6.333', '#a=100001', '#a=1,266'])(
    'asks for nothing where its amount is not one: %s',
    (fragment) => {
      expect(readPayment(fragment)).toBeUndefined()
    },
  )

  it('leaves out a reference whose check fails, and whatever else somebody has added', () => {
    const wrong = REFERENCE.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(readPayment(`#o=${wrong}&a=633&pa=thief@bank`)).toEqual({ amount: 633, reference: undefined })
  })
})

it('the address that UPI apps open names payee, rupees with paise, and the reference', () => {
  const payee = { upiId: 'asha.pol@bank', name: 'Asha & Sons' }
  expect(upiAddress(payee, { amount: 633, reference: REFERENCE })).toBe(
    `upi://pay?pa=asha.pol@bank&pn=Asha%20%26%20Sons&am=633.00&cu=INR&tn=${REFERENCE}`,
  )
  expect(upiAddress(payee, { amount: 633.5 })).toMatch(/&am=633\.50&cu=INR$/)
})

describe('the pay page', () => {
  const { delivery } = content.facts
  const payingBy = (ways: Partial<typeof delivery.payment>) =>
    change(content, 'facts', 'delivery', { payment: { ...delivery.payment, ...ways } })

  it('is there for the ways to pay that a shop has given, and names the payee as UPI apps show it', () => {
    const inCash = payingBy({ upi: false, bankTransfer: false })
    expect([content, payingBy({ upi: false })].map(hasPayPage)).toEqual([true, true])
    const withoutPayee = change(content, 'facts', 'payee', { upiId: null, account: null })
    expect([inCash, withoutPayee].map(hasPayPage)).toEqual([false, false])
    const zonesWith = (first: 'upi' | 'cashOnDelivery') =>
      content.zones.map((zone, place) => ({
        ...zone,
        payment: [place ? ('cashOnDelivery' as const) : first],
      }))
    expect(hasPayPage({ ...inCash, zones: zonesWith('upi') })).toBe(true)
    expect(hasPayPage({ ...content, zones: zonesWith('cashOnDelivery') })).toBe(false)
    const named = change(content, 'facts', 'payee', { upiName: 'Asha Pol' })
    expect([content, named].map((shop) => upiPayee(shop)?.name)).toEqual(['Samāyu Foods', 'Asha Pol'])
  })
})
