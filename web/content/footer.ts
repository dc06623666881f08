// The foot of every page. Names and targets may change; phone, e-mail, city and links stand in brand.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { LinkedView, Target } from './types.ts'

export type FooterColumn = {
  readonly title: string
  readonly links: readonly { readonly name: string; readonly to: Target }[]
}

export const footer = {
  tagline: brand.tagline,
  columns: [
    {
      title: 'Company',
      links: [
        { name: 'About', to: { kind: 'section', id: 'about' } },
        { name: 'Heritage', to: { kind: 'section', id: 'heritage' } },
        { name: 'Quality Promise', to: { kind: 'section', id: 'about' } },
        { name: 'Ayurvedic Doctors', to: { kind: 'section', id: 'about' } },
        { name: 'Wellness Blog', to: { kind: 'view', view: 'blog' } },
      ],
    },
    {
      title: 'Products',
      links: [
        { name: `Premium ${brand.product}`, to: { kind: 'section', id: 'shop' } },
        { name: 'Organic Ingredients', to: { kind: 'section', id: 'shop' } },
        { name: 'Traditional Recipes', to: { kind: 'section', id: 'heritage' } },
        { name: 'Bulk Orders', to: { kind: 'section', id: 'contact' } },
      ],
    },
    {
      title: 'Support',
      links: [
        { name: 'Customer Care', to: { kind: 'chat' } },
        { name: 'Shipping Info', to: { kind: 'section', id: 'shop' } },
        { name: 'Return Policy', to: { kind: 'section', id: 'shop' } },
        { name: 'FAQ', to: { kind: 'section', id: 'faq' } },
      ],
    },
    {
      title: 'Legal',
      links: [
        { name: 'Privacy Policy', to: { kind: 'view', view: 'privacy-policy' } },
        { name: 'Refund Policy', to: { kind: 'view', view: 'refund-policy' } },
        { name: 'Disclaimer', to: { kind: 'view', view: 'disclaimer' } },
      ],
    },
  ] satisfies readonly FooterColumn[],
  newsletter: {
    heading: 'A letter from the kitchen',
    text: 'Wellness tips for the season and early word of each new batch.',
    /** Names the box for screen readers. */
    label: 'E-mail address',
    placeholder: 'Enter your email',
    button: 'Subscribe',
    /** Names, for screen readers, the check against programs that a visitor may be asked for. */
    challenge: 'A short check that keeps programs out',
    privacy: 'We write only because you asked, and your address is never sold.',
    privacyLink: { name: 'Privacy Policy', view: 'privacy-policy' satisfies LinkedView },
  },
  contact: {
    heading: 'Contact',
    phone: brand.phone,
    email: brand.email,
    address: brand.address,
  },
  dosage: { heading: 'How much to take', text: `${claims.dosageDaily.value}.` },
  follow: { name: 'Follow Us', handle: brand.socialHandle, url: brand.socialProfile },
  copyright: `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
} as const
