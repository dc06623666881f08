// The first screen. Words may change; the numbers stand in claims.ts, the avatars are the first four reviewers' initials.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { PictureName } from './pictures.ts'
import { lowestPrices } from './price.ts'
import { ifShown, whereShown } from './shown.ts'
import { surveySource } from './survey.ts'
import { testimonials } from './testimonials.ts'
import type { IconName } from './types.ts'

type Badge = { readonly icon: IconName; readonly label: string; readonly qualifier?: string }
type Proof = { readonly id: string; readonly label: string; readonly qualifier: string }
export type HeroStat = { readonly value: string; readonly label: string; readonly qualifier?: string }

const lowest = lowestPrices()

export const hero = {
  eyebrow: `Hand-made in ${brand.city}`,
  heading: `${brand.product} as it was before preservatives`,
  lede: ifShown(
    claims.herbs34,
    `Amla, sugar, honey, ghee, sesame oil and ${claims.herbs34.value} herbs, cooked by hand in small batches.`,
    'Amla, sugar, honey, ghee, sesame oil and herbs, cooked by hand in small batches.',
  ),
  /** `From ₹330 for 250 g. Order on WhatsApp.` Both prices go into the page; which one shows depends on the offer. */
  buy: {
    from: 'From',
    price: lowest.price,
    mrp: lowest.mrp,
    amount: `for ${lowest.amount}.`,
    how: 'Order on WhatsApp.',
  },
  button: `Shop ${brand.name} Now`,
  /** Both lead to the testimonials. */
  proofs: whereShown<Proof>([
    [
      claims.customers,
      {
        id: 'customers',
        label: `${claims.customers.value} ${claims.customers.label}`,
        qualifier: claims.customers.qualifier,
      },
    ],
    [
      claims.rating,
      {
        id: 'rating',
        label: `${claims.rating.value} ${claims.rating.label}`,
        qualifier: `${claims.rating.qualifier}; ${surveySource(claims.rating.survey)}`,
      },
    ],
  ]),
  badges: whereShown<Badge>([
    [
      claims.noPreservatives,
      {
        icon: 'shield-check',
        label: claims.noPreservatives.value,
        qualifier: claims.noPreservatives.qualifier,
      },
    ],
    [claims.organic, { icon: 'leaf', label: claims.organic.value, qualifier: claims.organic.qualifier }],
    [
      claims.doctorCrafted,
      { icon: 'stethoscope', label: claims.doctorCrafted.value, qualifier: claims.doctorCrafted.qualifier },
    ],
  ]),
  stats: whereShown<HeroStat>([
    [
      claims.herbs34,
      { value: claims.herbs34.value, label: claims.herbs34.label, qualifier: claims.herbs34.qualifier },
    ],
    [claims.noPreservatives, { value: 'Zero', label: 'Preservatives', qualifier: 'added' }],
  ]),
  avatars: testimonials.slice(0, 4).map(({ name, initials }) => ({ name, initials })),
  picture: 'hero' satisfies PictureName,
} as const
