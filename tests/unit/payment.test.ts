import { describe, expect, it } from 'vitest'
import { hasPayPage, paymentFragment, readPayment, upiAddress, upiPayee } from '#web/shop/payment.ts'
import { orderReference } from '#worker/orders/reference.ts'
import { content } from '../content.ts'

const REFERENCE = orderReference(new Uint8Array([7, 20, 3, 22, 24]))

describe('the address of the pay page', () => {
  it.each([
    { amount: 633, reference: REFERENCE },
    { amount: 1266.5, reference: REFERENCE },
    { amount: 99, reference: undefined },
  ])('is read as it was written: %o', (payment) => {
    expect(readPayment(paymentFragment(payment))).toEqual(payment)
  })

  it.each(['.', ')', '…', '”', '%3E'])('is read with %s after it, as chat apps take it in', (sign) => {
    expect(readPayment(`#o=${REFERENCE}${sign}&a=633${sign}`)).toEqual({ amount: 633, reference: REFERENCE })
  })

  it.each(['', '#', '#a=', '#a=0', '#a=-5', '#a=1e3', '#a=6.333', '#a=100001', '#a=1,266', '#a=<b>'])(
    'asks for nothing where its amount is not one: %s',
    (fragment) => expect(readPayment(fragment)).toBeUndefined(),
  )

  it('leaves out a reference whose check fails, and whatever else somebody has added', () => {
    const wrong = REFERENCE.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(readPayment(`#o=${wrong}&a=633&pa=thief@bank`)).toEqual({ amount: 633, reference: undefined })
  })
})

describe('the address that UPI apps open', () => {
  it('names payee, rupees with paise, and the reference', () => {
    const payee = { upiId: 'asha.pol@bank', name: 'Asha & Sons' }
    expect(upiAddress(payee, { amount: 633, reference: REFERENCE })).toBe(
      `upi://pay?pa=asha.pol@bank&pn=Asha%20%26%20Sons&am=633.00&cu=INR&tn=${REFERENCE}`,
    )
    expect(upiAddress(payee, { amount: 633.5 })).toMatch(/&am=633\.50&cu=INR$/)
  })
})

describe('the pay page', () => {
  const { delivery, payee } = content.facts
  const payingBy = (ways: Partial<typeof delivery.payment>, changes: Partial<typeof payee> = {}) => ({
    ...content,
    facts: {
      ...content.facts,
      delivery: { ...delivery, payment: { ...delivery.payment, ...ways } },
      payee: { ...payee, ...changes },
    },
  })

  it('is there for the ways to pay that a shop has given', () => {
    expect(hasPayPage(content)).toBe(true)
    expect(hasPayPage(payingBy({ upi: false }))).toBe(true)
    expect(hasPayPage(payingBy({ upi: false, bankTransfer: false }))).toBe(false)
    expect(hasPayPage(payingBy({}, { upiId: null, account: null }))).toBe(false)
    const [city, ...others] = content.zones.map((zone) => ({ ...zone, payment: ['cashOnDelivery' as const] }))
    const zones = [{ ...city, payment: ['upi' as const] }, ...others] as typeof content.zones
    expect(hasPayPage({ ...payingBy({ upi: false, bankTransfer: false }), zones })).toBe(true)
    expect(hasPayPage({ ...content, zones: others })).toBe(false)
  })

  it('names the payee as UPI apps show it', () => {
    expect(upiPayee(content)?.name).toBe('Samāyu Foods')
    expect(upiPayee(payingBy({}, { upiName: 'Asha Pol' }))?.name).toBe('Asha Pol')
  })
})
