import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Visitor } from './visitor.ts'
import { WRITE_PATHS, write } from './writes.ts'

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

export const MESSAGE = 'My mother asks whether you post to Nashik'
/** What makes an interaction the look at a batch, from the code of its jar. */
export const BATCH_VIEW = {
  interaction_type: 'batch_view',
  page_url: 'https://site.example/batch/SY-26-02',
  additional_data: { lot: 'SY-26-02' },
}

/** Every write a visitor can make, and some reads. */
export async function sendEverything(visitor: Visitor): Promise<Awaited<ReturnType<Visitor['post']>>[]> {
  const answers = []
  for (const path of WRITE_PATHS) answers.push(await write(visitor, path))
  return [
    ...answers,
    await write(visitor, '/interactions', BATCH_VIEW),
    await write(visitor, '/contact-inquiries', { email: visitor.email, message: MESSAGE }),
    await visitor.get('/my-data', { 'X-User-Session': visitor.session }),
    await visitor.get('/status'),
    await visitor.post('/newsletter', { email: 'nobody' }),
    await visitor.get('/nothing'),
  ]
}
