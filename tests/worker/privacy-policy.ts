import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Visitor } from './visitor.ts'
import { REFERENCE, WRITES } from './writes.ts'

const POLICY = readFileSync('web/demonstration/en/policies/privacy-policy.md', 'utf8').replaceAll('**', '')
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

export const MESSAGE = 'My mother asks whether you post to Nashik'

/** Bodies of a visit with all that may be stored of it. */
export const visitOf = ({ session: user_session, email }: Visitor) => {
  const page_url = 'https://site.example/blog/a?x=1'
  const inquiry = {
    inquiry_type: 'whatsapp',
    user_session,
    page_url,
    visit_source: { referrer: 'search.example' },
  }
  return {
    chat: {
      interaction_type: 'whatsapp_click',
      user_session,
      page_url: 'https://site.example/#shop',
      additional_data: { placement: 'shop', utm_source: 'instagram', referrer: 'search.example' },
    },
    batchView: {
      interaction_type: 'batch_view',
      user_session,
      page_url: 'https://site.example/batch/SY-26-02',
      additional_data: { lot: 'SY-26-02' },
    },
    order: {
      reference: REFERENCE,
      pack: '250g',
      placement: 'shop-order',
      user_session,
      page_url,
      visit_source: { utm_source: 'instagram', lot: 'SY-26-02' },
      quantity: 4,
      amount: 1320,
      charge: 0,
    },
    inquiry,
    question: { ...inquiry, email, message: MESSAGE },
    signUp: { email, user_session, language: 'mr' },
  }
}

/** Every write a visitor can make. */
export async function sendEverything(visitor: Visitor): Promise<Awaited<ReturnType<Visitor['post']>>[]> {
  const visit = visitOf(visitor)
  return [
    await visitor.post('/newsletter', visit.signUp),
    await visitor.post('/interactions', visit.chat),
    await visitor.post('/interactions', visit.batchView),
    await visitor.post('/product-analytics', WRITES['/product-analytics'](visitor)),
    await visitor.post('/orders', visit.order),
    await visitor.post('/contact-inquiries', visit.inquiry),
    await visitor.post('/contact-inquiries', visit.question),
    await visitor.get('/my-data', { 'X-User-Session': visitor.session }),
    await visitor.get('/status'),
    await visitor.post('/newsletter', { email: 'nobody' }),
    await visitor.get('/nothing'),
  ]
}
