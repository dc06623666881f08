// The foot of every page. Names and targets may change; phone, e-mail, city and links stand in brand.ts.

import { brand } from './brand.ts'
import { everydayDose } from './doses.ts'
import { legal, legalText } from './legal.ts'
import type { Target } from './types.ts'

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
        { name: 'Quality Promise', to: { kind: 'section', id: 'quality' } },
        { name: 'Ayurvedic Doctors', to: { kind: 'section', id: 'founders-heading' } },
        { name: 'Wellness Blog', to: { kind: 'view', view: 'blog' } },
      ],
    },
    {
      title: 'Products',
      links: [
        { name: `Premium ${brand.product}`, to: { kind: 'section', id: 'shop' } },
        { name: 'Organic Ingredients', to: { kind: 'section', id: 'ingredients' } },
        { name: 'Traditional Recipes', to: { kind: 'section', id: 'recipe' } },
        { name: 'Bulk Orders', to: { kind: 'section', id: 'bulk' } },
      ],
    },
    {
      title: 'Support',
      links: [
        { name: 'Customer Care', to: { kind: 'chat' } },
        { name: 'Shipping Info', to: { kind: 'section', id: 'delivery' } },
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
  contact: {
    heading: 'Contact',
    phone: brand.phone,
    email: brand.email,
    address: brand.address,
  },
  dosage: { heading: 'How much to take', text: `${everydayDose}.` },
  /** What the law asks of a seller; a value that is not known is left out. */
  legal: [
    { name: legalText.maker, value: joined(legal.businessName, legal.address) },
    {
      name: legalText.licence,
      value: legal.licence.number && joined(legal.licence.kind, legal.licence.number),
    },
    { name: legalText.gstin, value: legal.gstin },
    {
      name: legalText.consumerCare,
      value: joined(legal.consumerCare.phone, legal.consumerCare.email, legal.consumerCare.hours),
    },
    {
      name: legalText.grievanceOfficer,
      value: joined(
        legal.grievanceOfficer.name,
        legal.grievanceOfficer.phone,
        `${legal.grievanceOfficer.email}. ${legalText.complaintClock}`,
      ),
    },
    { name: legalText.countryOfOrigin, value: legal.countryOfOrigin },
  ],
  follow: { name: 'Follow Us', handle: brand.socialHandle, url: brand.socialProfile },
  copyright: `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
} as const

/** Null as soon as the first part is missing. */
function joined(first: string | null, ...others: (string | null)[]): string | null {
  return first && [first, ...others].filter(Boolean).join(', ')
}
