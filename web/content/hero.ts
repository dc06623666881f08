// The first screen. Words may change; the numbers stand in claims.ts, the avatars are the first four reviewers' initials.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { PictureName } from './pictures.ts'
import { testimonials } from './testimonials.ts'

export const hero = {
  eyebrow: `Hand-made in ${brand.city}`,
  heading: `${brand.product} as it was before preservatives`,
  lede: `A blend of amla, honey and other herbs, ${claims.herbs34.value} in all, stirred by hand until it is dark, thick and glossy. Our doctors wrote the recipe. Your spoon does the rest.`,
  button: `Shop ${brand.name} Now`,
  /** Both lead to the testimonials. */
  proofs: [
    { id: 'customers', label: `${claims.customers.value} ${claims.customers.label}` },
    { id: 'rating', label: `${claims.rating.value} ${claims.rating.label}` },
  ],
  badges: [
    { icon: 'shield-check', label: claims.noPreservatives.value },
    { icon: 'leaf', label: claims.organic.value },
    { icon: 'stethoscope', label: claims.doctorCrafted.value },
  ],
  stats: [
    { value: claims.herbs34.value, label: claims.herbs34.label },
    { value: 'Zero', label: 'Preservatives' },
  ],
  avatars: testimonials.slice(0, 4).map(({ name, initials }) => ({ name, initials })),
  picture: 'hero' satisfies PictureName,
} as const
