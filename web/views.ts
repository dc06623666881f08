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
  /** Whether search engines may list it; what they may not list is not in the sitemap either. */
  indexed: boolean
}

/** The one list of views: the router, the prerenderer, the sitemap and the tests read it. */
export const views = {
  home: { name: 'home', path: '/', indexed: true },
  blog: { name: 'blog', path: '/blog', indexed: true },
  batch: { name: 'batch', path: '/batch', indexed: true },
  'refund-policy': { name: 'refund-policy', path: '/refund-policy', indexed: true },
  disclaimer: { name: 'disclaimer', path: '/disclaimer', indexed: true },
  'privacy-policy': { name: 'privacy-policy', path: '/privacy-policy', indexed: true },
  newsletter: { name: 'newsletter', path: '/newsletter', indexed: false },
  admin: { name: 'admin', path: '/admin', indexed: false },
  'not-found': { name: 'not-found', path: '/404', indexed: false },
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
