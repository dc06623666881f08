// The page for addresses that lead nowhere. Words and links may change.

import { brand } from './brand.ts'
import type { Target } from './types.ts'

export const notFound = {
  eyebrow: 'Error 404',
  title: 'This page does not exist',
  text: 'It may have moved, or the address has a typing mistake. Most people look for one of these:',
  links: [
    {
      name: `Our ${brand.product.toLowerCase()}`,
      text: 'Both packs, with prices',
      to: { kind: 'section', id: 'shop' },
    },
    { name: 'The blog', text: 'Amla, old books and how to read a label', to: { kind: 'view', view: 'blog' } },
    { name: 'Questions', text: 'The 13 that we are asked most often', to: { kind: 'section', id: 'faq' } },
    {
      name: 'Return & Refund Policy',
      text: 'When a parcel is not as it should be',
      to: { kind: 'view', view: 'refund-policy' },
    },
  ] satisfies readonly { name: string; text: string; to: Target }[],
  backHome: 'Back to Home',
  ask: 'Ask us on WhatsApp',
} as const
