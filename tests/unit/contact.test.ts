import { expect, it } from 'vitest'
import { phoneAddress } from '#web/shop/contact.ts'
import { mailAddress } from '#web/shop/mail-address.ts'

it.each([
  ['+91 98220 12345', 'tel:+919822012345'],
  ['\u202a+91 98220\u00a012345\u202c', 'tel:+919822012345'],
  ['0253 230 1199', 'tel:+912532301199'],
  ['*401*9876543210', undefined],
  ['not known yet', undefined],
])('turns the telephone number %j into the link %j', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address)
})

it.each([
  ['namaste@girija.in', 'mailto:namaste@girija.in'],
  ['asha+jam@girija.in', 'mailto:asha%2Bjam@girija.in'],
  ['asha?bcc=x@girija.in', 'mailto:asha%3Fbcc%3Dx@girija.in'],
])('mailAddress turns %j into the link %j', (email, address) => {
  expect(mailAddress(email)).toBe(address)
})

it('mailAddress encodes subject and text in at most 1,800 characters, and cuts none in two', () => {
  const address = mailAddress('asha@girija.in', { subject: 'Jam & milk?', body: '50 % off\n#1' }) ?? ''
  expect(address).toMatch(/^mailto:asha@girija\.in\?subject=Jam%20%26%20milk%3F&body=50%20%25/)
  expect(new URL(address).searchParams.get('body')).toBe('50 % off\r\n#1')
  const long = mailAddress('asha@girija.in', { subject: 'नमस्कार', body: 'आ😀'.repeat(2000) }) ?? ''
  expect(long.length).toBeLessThanOrEqual(1800)
  expect(long.length).toBeGreaterThan(1750)
  expect(decodeURIComponent(long)).toMatch(/(आ|😀)$/u)
})
