import { expect, it } from 'vitest'
import { mailCrash } from '../fault/mail-crash.ts'

it('delivers every mail once, or reports it as unknown, after two SIGKILLs between sign-up and mail', async () => {
  const figures = await mailCrash(2, 100)
  expect(figures).toMatchObject({
    kills: 2,
    missing: [],
    unfinished: [],
    lost: [],
    twice: [],
    unreported: [],
    miscounted: [],
  })
  expect(figures.mails).toBeGreaterThanOrEqual(figures.acknowledged)
}, 180_000)
