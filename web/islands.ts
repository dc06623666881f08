import type { IslandEntry } from './islands/hydrate-islands.ts'

/** Every component that is hydrated, and when. To add one, name it here and render it with `<Island>`. */
export const islands = {
  newsletter: {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./layout/NewsletterForm.tsx')).NewsletterForm }),
  },
  faq: {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./views/home/faq/FaqAccordion.tsx')).FaqAccordion }),
  },
  'jar-calculator': {
    hydrateOn: 'visible',
    load: async () => ({
      default: (await import('./views/home/calculator/JarCalculator.tsx')).JarCalculator,
    }),
  },
  'pin-code': {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./views/home/delivery/PinCode.tsx')).PinCode }),
  },
  'blog-list': {
    hydrateOn: 'interaction',
    load: async () => ({ default: (await import('./views/blog/BlogList.tsx')).BlogList }),
  },
  'my-data': {
    hydrateOn: 'visible',
    load: async () => ({ default: (await import('./views/policy/MyData.tsx')).MyData }),
  },
  dashboard: {
    hydrateOn: 'visible',
    load: () => {
      const preloading = import('./views/admin/preload-numbers.ts')
      // The dashboard fetches by itself what was not preloaded.
      preloading.then(({ preloadNumbers }) => preloadNumbers()).catch(() => {})
      return import('./views/admin/Dashboard.tsx')
    },
  },
} as const satisfies Record<string, IslandEntry>
