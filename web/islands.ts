import type { IslandEntry } from './browser/islands/hydrate-islands.ts'

/**
 * Every component that is hydrated, and when. To add one, name it here and render it with `<Island>`. The build finds the
 * scripts of a page in this file's text, an entry as the others: `checks/page-scripts.ts`.
 */
export const islands = {
  newsletter: {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./frame/NewsletterForm.tsx')).NewsletterForm }),
  },
  question: {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./frame/QuestionForm.tsx')).QuestionForm }),
  },
  faq: {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./pages/home/faq/FaqAccordion.tsx')).FaqAccordion }),
  },
  shop: {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./pages/home/shop/ShopIsland.tsx')).ShopIsland }),
  },
  'blog-list': {
    // Visible at once, but its first key or press must not wait for its hydration, nor the first paint.
    hydrateOn: 'idle',
    load: async () => ({ default: (await import('./pages/blog/BlogList.tsx')).BlogList }),
  },
  'my-data': {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./pages/policy/MyData.tsx')).MyData }),
  },
  dashboard: {
    hydrateOn: 'visible',
    load: () => import('./admin/Dashboard.tsx'),
  },
} as const satisfies Record<string, IslandEntry>
