/// <reference path="../../worker/env.d.ts" />
import { describe, expect, it } from 'vitest'
import { confirmationSettings } from '#worker/mail/settings.ts'

describe('MAIL_DAILY_LIMIT', () => {
  it.each([
    ['0', 0],
    ['20', 20],
    [undefined, 500],
    ['', 500],
    ['many', 500],
  ])('%j allows %i confirmation mails a day', (limit, dailyLimit) => {
    const settings = confirmationSettings({
      MAIL: {} as SendEmail,
      MAIL_FROM: 'letters@site.example',
      MAIL_CONFIRM: 'on',
      TOKEN_SECRET: 'token-secret-of-the-tests-0123456789',
      ...(limit !== undefined && { MAIL_DAILY_LIMIT: limit }),
    })
    expect(settings?.dailyLimit).toBe(dailyLimit)
  })
})
