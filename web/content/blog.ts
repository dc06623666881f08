// The words of the blog's own pages. The articles stand in articles/, their categories in categories.ts.

import { brand } from './brand.ts'

export const blog = {
  eyebrow: `The ${brand.name} blog`,
  title: 'Ayurveda in plain words',
  lede: `What the old books, the studies and our own kitchen say about ${brand.product.toLowerCase()}, amla and daily habits. Every fact with its source.`,
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
  author: 'Author',
  reviewer: 'Reviewed by',
  share: 'Share',
  linkCopied: 'Link copied to clipboard!',
  copyFailed: { title: 'Failed to copy', description: 'Please select and copy the text manually' },
  none: {
    title: 'No articles found',
    text: 'Try fewer letters, or another category.',
    reset: 'View All Articles',
  },
  comingSoon: {
    title: 'Coming Soon',
    text: 'We are still writing this article. These two can be read in full:',
  },
  order: {
    text: `Ours is cooked in ${brand.city}, a small batch at a time. Tap Order Now and WhatsApp opens with your order; ask us anything first.`,
    order: 'Order Now',
    learnMore: `Learn More About ${brand.name}`,
  },
} as const
