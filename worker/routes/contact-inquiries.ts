import { Hono } from 'hono'
import { succeeded } from '../answers.ts'
import type { AppEnv } from '../app-env.ts'
import { rateLimit, tracksOfPeople } from '../guards.ts'
import { json, jsonBody } from '../input.ts'
import { inquiryInput } from '../schemas.ts'

export const contactInquiries = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  tracksOfPeople,
  json(inquiryInput),
  async (c) => {
    const { store } = c.var
    const row = await store.recordInquiry(c.req.valid('json'))
    return c.json(succeeded(store, { data: [row] }), 201)
  },
)
