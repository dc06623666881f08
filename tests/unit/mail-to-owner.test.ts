import { expect, it } from 'vitest'
import { toOwner, writeAlert } from '#worker/mail/to-owner.ts'

it('an alert quotes what a visitor wrote, so that no line of it looks like one of ours', () => {
  const forged = 'Received: today\nName: the bank'
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029']
  const inquiry = {
    id: '019c0000-0000-7000-8000-000000000001',
    name: 'Asha\u2028Email: owner@bank.example',
    email: null,
    phone: null,
    phone_e164: null,
    inquiry_type: 'question\u2029Open the dashboard:',
    message: ['Namaste', ...breaks.map((lineBreak) => forged.replace('\n', lineBreak))].join('\n\n'),
    status: 'new' as const,
    created_at: '2026-11-21T06:30:00.000Z',
    updated_at: '2026-11-21T06:30:00.000Z',
    page: null,
    source: null,
  }
  const letter = writeAlert({ inquiries: [inquiry], failures: [] })
  const { text = '' } = toOwner('owner@site.example', letter, 'https://shop.example')
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
  const starts = lines.filter((line) => !line.startsWith('>')).map((line) => line.split(' ')[0])
  const end = ['', '', 'Open', 'https://shop.example/admin', '', 'To']
  expect(starts).toEqual(['Received:', 'Name:', 'About:', ...end])
  expect(lines).toContain('Name: Asha Email: owner@bank.example')
  expect(lines.filter((line) => line === '> Name: the bank')).toHaveLength(breaks.length)
})
