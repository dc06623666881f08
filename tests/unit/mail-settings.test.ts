/// <reference path="../../worker/env.d.ts" />
import { expect, it } from 'vitest'
import { mailSettings } from '#worker/mail/settings.ts'
import { MAIL_VARS } from '../mail-worker.ts'

it.each([
  ['0', 0],
  ['20', 20],
  [undefined, 500],
  ['many', 500],
])('MAIL_DAILY_LIMIT %j allows %i confirmation mails a day', (limit, dailyLimit) => {
  const env = { ...MAIL_VARS, MAIL: {} as SendEmail, ...(limit !== undefined && { MAIL_DAILY_LIMIT: limit }) }
  expect(mailSettings(env)?.confirmation?.dailyLimit).toBe(dailyLimit)
})
