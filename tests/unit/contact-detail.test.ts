import { describe, expect, it } from 'vitest'
import { parseContact } from '#contract/contact-detail.ts'

describe('“Phone or email”', () => {
  it.each([
    ['98220 12345', { phone: '98220 12345' }],
    [' +91 98220-12345 ', { phone: '+91 98220-12345' }],
    ['९८२२०१२३४५', { phone: '9822012345' }],
    [' Asha@Mail.Example ', { email: 'asha@mail.example' }],
  ])('reads %j', (typed, stored) => {
    expect(parseContact(typed)).toEqual(stored)
  })

  it.each([
    ['', 'reach_empty'],
    ['  ', 'reach_empty'],
    ['982201234', 'phone_invalid'],
    ['1234567890123456', 'phone_invalid'],
    ['call me at 9822012345', 'phone_invalid'],
    ['asha@mail', 'email_invalid'],
    ['asha @mail.example', 'email_invalid'],
  ])('explains what is wrong with %j', (typed, problem) => {
    expect(parseContact(typed)).toEqual({ problem })
  })
})
