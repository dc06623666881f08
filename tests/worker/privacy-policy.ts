import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowsOf } from './local-d1.ts'
import type { Visitor } from './visitor.ts'
import { REFERENCE, WRITES } from './writes.ts'

const POLICY = readFileSync('web/words/en/privacy-policy.md', 'utf8').replaceAll('**', '')
/** A visitor's addresses, in every header that may carry one. */
export const ADDRESSES = ['198.51.100.77', '2001:db8:7777::77']
export const AGENT = 'Mozilla/5.0 (Linux; Android 16; A-Rare-Phone) Chrome/150.0 Mobile Safari/537.36'
export const IDENTIFYING_HEADERS = {
  'CF-Connecting-IP': ADDRESSES[0],
  'CF-Connecting-IPv6': ADDRESSES[1],
  'X-Forwarded-For': ADDRESSES.join(', '),
  'X-Real-IP': ADDRESSES[0],
  'True-Client-IP': ADDRESSES[1],
  Forwarded: `for="[${ADDRESSES[1]}]"`,
  'User-Agent': AGENT,
  'Accept-Language': 'mr-IN',
} as Record<string, string>

/** A test of a sentence of the privacy policy; it fails if the policy's wording changes. */
export function claim(words: string, proof: () => Promise<void>): void {
  it(`“${words}”`, async () => {
    expect(POLICY).toContain(words)
    await proof()
  })
}

export const chat = ({ session }: Visitor) => ({
  interaction_type: 'whatsapp_click',
  user_session: session,
  page_url: 'https://site.example/#shop',
  additional_data: { placement: 'shop', utm_source: 'instagram', referrer: 'search.example' },
})
export const order = WRITES['/product-analytics']
export const chatOrder = ({ session }: Visitor) => ({
  reference: REFERENCE,
  pack: '250g',
  placement: 'shop-order',
  user_session: session,
  page_url: 'https://site.example/blog/a?x=1',
  visit_source: { utm_source: 'instagram', lot: 'SY-26-02' },
  quantity: 4,
  amount: 1320,
  charge: 0,
})
export const batchView = ({ session }: Visitor) => ({
  interaction_type: 'batch_view',
  user_session: session,
  page_url: 'https://site.example/batch/SY-26-02',
  additional_data: { lot: 'SY-26-02' },
})
export const inquiry = ({ session }: Visitor) => ({
  inquiry_type: 'whatsapp',
  user_session: session,
  page_url: 'https://site.example/blog/a?x=1',
  visit_source: { referrer: 'search.example' },
})
export const MESSAGE = 'My mother asks whether you post to Nashik'

/** Every write a visitor can make. */
export async function sendEverything(visitor: Visitor): Promise<Awaited<ReturnType<Visitor['post']>>[]> {
  return [
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session }),
    await visitor.post('/interactions', chat(visitor)),
    await visitor.post('/interactions', batchView(visitor)),
    await visitor.post('/product-analytics', order(visitor)),
    await visitor.post('/orders', chatOrder(visitor)),
    await visitor.post('/contact-inquiries', inquiry(visitor)),
    await visitor.post('/contact-inquiries', { ...inquiry(visitor), email: visitor.email, message: MESSAGE }),
    await visitor.get('/my-data', { 'X-User-Session': visitor.session }),
    await visitor.get('/status'),
    await visitor.post('/newsletter', { email: 'nobody' }),
    await visitor.get('/nothing'),
  ]
}

export const columnsOf = async (db: D1Database, table: string) =>
  (await rowsOf<{ name: string }>(db, `PRAGMA table_info(${table})`)).map(({ name }) => name)
