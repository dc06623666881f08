// Why there are no preservatives. All words may change; the six claims of the checklist are proved in claims.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { PictureName } from './pictures.ts'
import type { IconName } from './types.ts'

type Feature = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
}

export const about = {
  eyebrow: 'About',
  heading: 'Preservatives are there for the warehouse, not for you.',
  problem: [
    'A jar from a large factory may wait months before anyone opens it: in a depot, in a lorry, under a shop light. Preservatives such as sodium benzoate keep it still all that while. They are permitted, and for that long wait they make sense.',
    `We would rather shorten the wait. A well-cooked ${brand.product.toLowerCase()} is kept by its own honey and sugars, as jam always was. So we cook less at a time, and nothing goes in that only the storekeeper needs.`,
  ],
  features: [
    {
      id: 'zero-preservatives',
      icon: 'shield-check',
      title: 'Zero preservatives',
      description:
        'No sodium benzoate, no sorbate, nothing under another name. Read our label aloud at the table: you will not stumble over a word.',
    },
    {
      id: 'doctor-formulated',
      icon: 'stethoscope',
      title: 'Doctor formulated',
      description:
        'Ayurvedic doctors set the recipe, the order in which the herbs go in and the hour at which the pan comes off the fire.',
    },
    {
      id: 'pure-ingredients',
      icon: 'sprout',
      title: 'Pure ingredients',
      description:
        'Whole amla, honey and herbs you can name. No colour to make it darker, no flavour to make it louder.',
    },
  ] satisfies readonly Feature[],
  promise: {
    title: 'Our quality promise',
    text: 'We fill a jar only with what we would put on our own children’s spoon. If a batch is not right, it does not leave the kitchen.',
    signature: `The ${brand.name} kitchen, ${brand.city}`,
  },
  checklist: [
    { id: claims.noPreservatives.id, label: claims.noPreservatives.value },
    { id: claims.organic.id, label: claims.organic.value },
    { id: claims.doctorCrafted.id, label: claims.doctorCrafted.value },
    { id: claims.handMade.id, label: claims.handMade.value },
    { id: claims.noSteroids.id, label: claims.noSteroids.value },
    { id: claims.leadFree.id, label: claims.leadFree.value },
  ],
  picture: 'honey' satisfies PictureName,
} as const
