// Why there are no preservatives. All words may change; the six claims of the checklist are proved in claims.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { labelFacts } from './label.ts'
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
  problem: `Many brands add one, such as sodium benzoate; it is permitted, and forgives a wet spoon. Ours is cooked until thick; sugar and honey bind the water that is left, and it keeps ${labelFacts.shelfLifeMonths} months sealed. In return it needs a dry spoon.`,
  features: [
    {
      id: 'zero-preservatives',
      icon: 'shield-check',
      title: 'Zero preservatives',
      description: 'The laboratory looks for benzoate and sorbate in every batch.',
    },
    {
      id: 'doctor-formulated',
      icon: 'stethoscope',
      title: 'Doctor formulated',
      description: 'Two doctors set which herbs go in, how much, and how long they cook.',
    },
    {
      id: 'pure-ingredients',
      icon: 'sprout',
      title: 'Pure ingredients',
      description: 'Slow cooking makes it brown.',
    },
  ] satisfies readonly Feature[],
  promise: {
    title: 'Our quality promise',
    text: 'We taste every batch before we fill it. A batch that is not right is not sold.',
    signature: `The ${brand.name} kitchen, ${brand.city}`,
    /** The batch's report is a part of the promise; the page that finds a batch is linked behind it. */
    report: 'The lot code on your jar opens the laboratory’s report.',
  },
  checklist: whereShown<Check>([
    [claims.handMade, check(claims.handMade)],
    [claims.noColourOrFlavour, check(claims.noColourOrFlavour)],
    [claims.noRefrigeration, check(claims.noRefrigeration)],
    [claims.noSteroids, check(claims.noSteroids)],
    [claims.noMetalPreparations, check(claims.noMetalPreparations)],
    [claims.leadFree, { ...check(claims.leadFree), reported: true }],
  ]),
  seeReport: 'see the batch report',
  picture: 'honey' satisfies PictureName,
} as const

function check({ id, value, qualifier }: { id: string; value: string; qualifier?: string }): Check {
  return { id, label: value, ...(qualifier && { qualifier }) }
}
