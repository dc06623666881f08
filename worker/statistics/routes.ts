import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { dailyQuery } from './input.ts'

export const statistics = new Hono<AppEnv>().get('/stats/daily', validate('query', dailyQuery), async (c) =>
  success(c, await c.var.store.dailyStats(c.req.valid('query'))),
)
