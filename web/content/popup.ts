// The popup that greets visitors. Words may change; how often it opens stands in brand.ts.

import { brand } from './brand.ts'
import { hero } from './hero.ts'

export const popup = {
  title: "We're Live!",
  welcome: `Welcome to ${brand.name}.`,
  tagline: brand.tagline,
  /** Price and way to order, as on the first screen. */
  buy: hero.buy,
  shop: 'Shop Now',
  explore: 'Explore Website',
  close: 'Close',
} as const
