// The popup that greets visitors. Words may change; how often it opens stands in brand.ts.

import { brand } from './brand.ts'

export const popup = {
  title: "We're Live!",
  welcome: `Welcome to ${brand.name}. The first jars of the season are filled.`,
  tagline: brand.tagline,
  shop: 'Shop Now',
  explore: 'Explore Website',
  close: 'Close',
} as const
