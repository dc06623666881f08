/// <reference path="../../worker/env.d.ts" />
import { expect, it } from 'vitest'
import { isMailable } from '#worker/mail/mailer.ts'
import { mailSettings } from '#worker/mail/settings.ts'
import { MAIL_VARS } from '../mail-worker.ts'

it('MAIL_DAILY_LIMIT is a number of mails, 500 where it is missing or anything else', () => {
  const limits = ['0', '20', '', 'many'].map((limit) => {
    const env = { ...MAIL_VARS, MAIL: {} as SendEmail, MAIL_DAILY_LIMIT: limit }
    return mailSettings(env)?.confirmation?.dailyLimit
  })
  expect(limits).toEqual([0, 20, 500, 500])
})

it('a mail goes to one plain address only, which brings no header along', () => {
  const plain = ['first.last+tag@mail.example.co.in', 'आशा@उदाहरण.भारत', "o'neil@b.example"]
  for (const address of plain) expect(isMailable(address), address).toBe(true)
  const lists = ['a@b.example,c@d.example', 'a;b@c.example', 'Asha <a@b.example>', '"a b"@c.example']
  const headers = ['a@b.example\r\nBcc: c@d.example', 'a\u0000@b.example']
  const malformed = ['a@b', 'a@-b.example', 'a@b..example', `${'a'.repeat(250)}@b.example`]
  for (const address of [...lists, ...headers, ...malformed]) expect(isMailable(address), address).toBe(false)
})
