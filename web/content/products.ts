// What chyawanprash is and how to take it. Words may change; the ring of herbs is a part of the ingredient list in label.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { doseNote, doses, gramsADayText } from './doses.ts'
import { decoction, type Herb, ingredients, stirredIn } from './label.ts'
import { lowerFirst } from './lower-first.ts'
import type { PictureName } from './pictures.ts'
import { ifShown } from './shown.ts'
import type { IconName, Sample } from './types.ts'

type Highlight = { readonly icon: IconName; readonly title: string; readonly description: string }

/** Twelve herbs to draw around the amla; all of them stand in label.ts. */
const RING = [
  'Pippali',
  'Guduchi',
  'Haritaki',
  'Draksha',
  'Ela',
  'Tvak',
  'Patra',
  'Nagakesara',
  'Bala',
  'Gokshura',
  'Punarnava',
  'Musta',
]

export const herbRing: Sample & { readonly herbs: readonly Herb[] } = {
  // Only the maker knows which herbs are in this jar.
  sample: true,
  herbs: RING.flatMap(
    (name) => [...decoction.herbs, ...stirredIn.herbs].find(({ sanskrit }) => sanskrit === name) ?? [],
  ),
}

/** One batch of the kitchen. */
const batch: Sample & { readonly kilograms: number; readonly hours: number } = {
  sample: true,
  kilograms: 40,
  hours: 7,
}

const amlaGrams = ingredients.list[0]?.gramsPer100

export const products = {
  eyebrow: 'The product',
  heading: `What is ${brand.product}?`,
  definition: {
    term: 'chyawanprash',
    pronunciation: 'CHYA-vun-praash',
    kind: 'noun',
    text: 'A thick, dark jam of amla, cooked slowly with sugar, ghee, sesame oil, herbs and honey. Named after Chyawana, the sage of the old story, and prasha, food.',
  },
  tradition: {
    value: ifShown(claims.tradition, claims.tradition.value),
    label: ifShown(claims.tradition, claims.tradition.label),
    text: ifShown(
      claims.tradition,
      claims.tradition.qualifier,
      'The written recipe stands in the Charaka Samhita, about 2,000 years old.',
    ),
  },
  herbs: {
    value: ifShown(claims.herbs40, claims.herbs40.value),
    label: ifShown(claims.herbs40, claims.herbs40.label),
    qualifier: claims.herbs40.qualifier,
    text: 'Roots and barks are boiled first. Spices go in last, honey only when the pan has cooled.',
  },
  amla: {
    sanskrit: 'Amalaki',
    hindi: 'Amla',
    english: 'Indian gooseberry',
    title: 'The hero ingredient',
    fact: ifShown(claims.vitaminC, `${claims.vitaminC.value} ${claims.vitaminC.label}`),
    qualifier: ifShown(claims.vitaminC, `Vitamin C: ${lowerFirst(claims.vitaminC.qualifier)}`),
    text: amlaGrams
      ? `About ${amlaGrams} g of fresh amla go into every 100 g of jam, more than of anything else.`
      : 'More amla goes into the pan than anything else.',
  },
  highlightsHeading: 'Key highlights',
  highlights: [
    {
      icon: 'cooking-pot',
      title: 'Cooked by hand',
      description: `About ${batch.kilograms} kg to a batch, stirred by hand for ${batch.hours} hours.`,
    },
    {
      icon: 'shield-check',
      title: ifShown(claims.noPreservatives, claims.noPreservatives.value, 'Sugar and honey keep it'),
      description: claims.noPreservatives.qualifier,
    },
    {
      icon: 'feather',
      title: 'Sieved pulp',
      description: 'We sieve out the coarse fibre of the amla; a fine grain stays.',
    },
    {
      icon: 'leaf',
      title: 'Nothing for show',
      description: 'No added colour, no added flavour. The brown comes from slow cooking.',
    },
  ] satisfies readonly Highlight[],
  consume: {
    heading: 'How to consume',
    steps: [
      {
        icon: 'utensils',
        title: doses.adultsDaily.amount,
        description: `For adults, level spoons, ${gramsADayText(doses.adultsDaily)}. ${doses.overFive.who}: ${doses.overFive.amount}; from 3 to 5, ask your paediatrician.`,
      },
      {
        icon: 'glass-water',
        title: 'With warm milk or water',
        description: 'Stir it in, or drink after the spoon. Warm, not boiling.',
      },
      {
        icon: 'sunrise',
        title: 'Early morning',
        description: 'Before the first tea of the day.',
      },
      {
        icon: 'sprout',
        title: 'On an empty stomach',
        description: 'Then wait about half an hour before breakfast.',
      },
    ] satisfies readonly Highlight[],
    note: doseNote,
  },
  didYouKnow: {
    heading: 'Did You Know?',
    text: 'Sodium benzoate is INS 211 on a label. It is permitted. The European authority allows 5 mg a day for each kilogram of body weight (2016), the WHO’s experts up to 20 mg (2021). We leave it out because a thick, sweet jam keeps without it.',
  },
  button: `Shop Pure ${brand.product}`,
  pictures: ['jar-back', 'spoon-closeup', 'warm-milk'] satisfies readonly PictureName[],
} as const
