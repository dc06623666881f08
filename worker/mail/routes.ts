import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { success } from '../http/success.ts'
import { mailSetup } from './settings.ts'

/** What of the mail is switched on, and what is missing for it. */
export const mail = new Hono<AppEnv>().get('/owner/mail', async (c) =>
  success(c, { data: { ...mailSetup(c.env), lastRefused: await c.var.store.lastRefusedMail() } }),
)
