import { brand } from './content/brand.ts'

export type ViewName =
  | 'home'
  | 'blog'
  | 'batch'
  | 'refund-policy'
  | 'disclaimer'
  | 'privacy-policy'
  | 'newsletter'
  | 'admin'
  | 'not-found'

export type View = {
  name: ViewName
  path: string
  title: string
  description: string
  /** Whether search engines may list it; what they may not list is not in the sitemap either. */
  indexed: boolean
}

/** The one list of views: the router, the prerenderer, the sitemap and the tests read it. */
export const views = {
  home: {
    name: 'home',
    path: '/',
    title: `${brand.name} ${brand.product}: hand-made in ${brand.city}, no preservatives`,
    description: `Hand-made, preservative-free Ayurvedic ${brand.product.toLowerCase()} from ${brand.city}. Amla, sugar, honey, ghee and herbs, cooked slowly in small batches. Order on WhatsApp.`,
    indexed: true,
  },
  blog: {
    name: 'blog',
    path: '/blog',
    title: `Ayurveda in plain words | ${brand.name}`,
    description: `Articles on ${brand.product.toLowerCase()}, amla and everyday Ayurveda from the makers of ${brand.name}.`,
    indexed: true,
  },
  batch: {
    name: 'batch',
    path: '/batch',
    title: `Find your batch | ${brand.name}`,
    description: `Type the lot code from your jar of ${brand.name}: when it was made, where amla and honey came from, and the laboratory’s report.`,
    indexed: true,
  },
  'refund-policy': {
    name: 'refund-policy',
    path: '/refund-policy',
    title: `Return & Refund Policy | ${brand.name}`,
    description: `What ${brand.name} does when a parcel is damaged, incomplete or spoiled, and how to tell us.`,
    indexed: true,
  },
  disclaimer: {
    name: 'disclaimer',
    path: '/disclaimer',
    title: `Disclaimer | ${brand.name}`,
    description: `What the information on this site is, and what it is not: ${brand.name} gives no medical advice.`,
    indexed: true,
  },
  'privacy-policy': {
    name: 'privacy-policy',
    path: '/privacy-policy',
    title: `Privacy Policy | ${brand.name}`,
    description: `What ${brand.name} stores when you visit, what it never stores, and how to see and delete it.`,
    indexed: true,
  },
  newsletter: {
    name: 'newsletter',
    path: '/newsletter',
    title: `Newsletter | ${brand.name}`,
    description: `The letter of ${brand.name}: confirm your address, or leave.`,
    indexed: false,
  },
  admin: {
    name: 'admin',
    path: '/admin',
    title: `Admin | ${brand.name}`,
    description: 'The owner’s dashboard.',
    indexed: false,
  },
  'not-found': {
    name: 'not-found',
    path: '/404',
    title: `Page not found | ${brand.name}`,
    description: 'There is no page at this address.',
    indexed: false,
  },
} as const satisfies Record<ViewName, View>

/**
 * The view that a path leads to.
 *
 * @param path a URL's path, with or without a slash at the end
 * @returns `not-found` for a path that no view has; an article's path leads to the blog, and so on
 */
export function viewAt(path: string): View {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (plain.startsWith(`${views.blog.path}/`)) return views.blog
  if (plain.startsWith(`${views.batch.path}/`)) return views.batch
  if (plain.startsWith(`${views.newsletter.path}/`)) return views.newsletter
  return Object.values(views).find((view) => view.path === plain) ?? views['not-found']
}
