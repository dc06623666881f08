// Why there are no preservatives. All words may change; the six claims of the checklist are proved in claims.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { PictureName } from './pictures.ts'
import { whereShown } from './shown.ts'
import type { IconName } from './types.ts'

type Feature = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
}

type Check = {
  readonly id: string
  readonly label: string
  readonly qualifier?: string
  /** Whether the newest batch's report proves it. */
  readonly reported?: boolean
}

export const about = {
  eyebrow: 'About',
  heading: 'Why we add no preservatives',
  problem: [
    'A jar from a large factory may travel for months before anyone opens it. A permitted preservative such as sodium benzoate keeps it through that time. That is a fair use of it.',
    `We cook a batch at a time and send it out within weeks. Sugar, honey and long cooking keep ${brand.product.toLowerCase()}, as they keep any jam. So we leave out what only lengthens shelf life.`,
  ],
  features: [
    {
      id: 'zero-preservatives',
      icon: 'shield-check',
      title: 'Zero preservatives',
      description: 'None added: no benzoates, no sorbates, no sulphites. Sugar and honey do the keeping.',
    },
    {
      id: 'doctor-formulated',
      icon: 'stethoscope',
      title: 'Doctor formulated',
      description: 'Two Ayurvedic doctors set the recipe, the order of the herbs and the cooking time.',
    },
    {
      id: 'pure-ingredients',
      icon: 'sprout',
      title: 'Pure ingredients',
      description: 'Amla, sugar, honey, ghee, sesame oil and herbs. No added colour, no added flavour.',
    },
  ] satisfies readonly Feature[],
  promise: {
    title: 'Our quality promise',
    text: 'We taste every batch before we fill it. A batch that is not right is not sold.',
    signature: `The ${brand.name} kitchen, ${brand.city}`,
    /** The batch's report is a part of the promise; the page that finds a batch is linked behind it. */
    report: 'The back of your jar carries a lot code. It opens the laboratory’s report of that batch.',
  },
  checklist: whereShown<Check>([
    [claims.noPreservatives, check(claims.noPreservatives)],
    [claims.organic, check(claims.organic)],
    [claims.doctorCrafted, check(claims.doctorCrafted)],
    [claims.handMade, check(claims.handMade)],
    [claims.noSteroids, check(claims.noSteroids)],
    [claims.leadFree, { ...check(claims.leadFree), reported: true }],
  ]),
  picture: 'honey' satisfies PictureName,
} as const

function check({ id, value, qualifier }: { id: string; value: string; qualifier?: string }): Check {
  return { id, label: value, ...(qualifier && { qualifier }) }
}
