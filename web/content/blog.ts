// The words of the blog's own pages. The articles stand in articles/, their categories in categories.ts.

import { brand } from './brand.ts'

export const blog = {
  eyebrow: `The ${brand.name} blog`,
  title: 'Ayurveda, plainly told',
  lede: `What we have learnt at the stove and in the old books about ${brand.product.toLowerCase()}, amla and ordinary days. With sources, and without miracles.`,
  backHome: 'Back to Home',
  allArticles: 'All articles',
  searchLabel: 'Search articles',
  searchPlaceholder: 'Search articles...',
  /** Said to screen readers after a number. */
  found: 'articles match',
  categories: 'Categories',
  articles: 'Articles',
  pager: 'Article by article',
  contents: 'Contents',
  previous: 'Previous',
  next: 'Next',
  read: 'Read the article',
  more: 'More to read',
  related: 'Read next',
  tags: 'Tags',
  share: 'Share',
  linkCopied: 'Link copied to clipboard!',
  copyFailed: { title: 'Failed to copy', description: 'Please select and copy the text manually' },
  none: {
    title: 'No articles found',
    text: 'Nothing here holds those words. Try fewer letters, or another category.',
    reset: 'View All Articles',
  },
  comingSoon: {
    title: 'Coming Soon',
    text: 'This article is still on the stove. Until it is ready, these can be read in full:',
  },
  order: {
    text: `Curious what ours tastes like? It is cooked in ${brand.city}, a small batch at a time, and we answer questions before we take orders.`,
    order: 'Order Now',
    learnMore: `Learn More About ${brand.name}`,
  },
} as const
