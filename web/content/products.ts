// What chyawanprash is and how to take it. Words may change; the ring of herbs is a part of the ingredient list in label.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { doseColumns, doses, doseTable, fullerNote } from './doses.ts'
import { decoction, type Herb, ingredients, stirredIn } from './label.ts'
import type { PictureName } from './pictures.ts'
import { ifShown } from './shown.ts'
import type { Sample } from './types.ts'

type Highlight = { readonly title: string; readonly description: string }

/** Eight herbs to draw around the amla; all of them stand in label.ts. */
const RING = ['Pippali', 'Guduchi', 'Haritaki', 'Draksha', 'Ela', 'Tvak', 'Bala', 'Gokshura']

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
    text: 'A thick, dark jam of amla, cooked slowly with sugar, ghee, sesame oil, herbs and honey. Named after the sage Chyavana, and prasha, food.',
  },
  tradition: {
    value: ifShown(claims.tradition, claims.tradition.value),
    label: ifShown(claims.tradition, claims.tradition.label),
    text: ifShown(
      claims.tradition,
      claims.tradition.qualifier,
      'The written recipe is in the Charaka Samhita, about 2,000 years old.',
    ),
  },
  herbs: {
    value: ifShown(claims.herbs40, claims.herbs40.value),
    label: ifShown(claims.herbs40, claims.herbs40.label),
    qualifier: claims.herbs40.qualifier,
  },
  amla: {
    sanskrit: 'Amalaki',
    hindi: 'Amla',
    english: 'Indian gooseberry',
    title: 'The hero ingredient',
    /** Before the claim: it is one of fresh fruit. */
    jar: ifShown(claims.vitaminC, 'A spoon of the jam: less than an orange. The fresh fruit:'),
    fact: ifShown(claims.vitaminC, `${claims.vitaminC.value} ${claims.vitaminC.label}`),
    qualifier: ifShown(claims.vitaminC, claims.vitaminC.qualifier),
    text: amlaGrams
      ? `About ${amlaGrams} g of fresh amla go into 100 g of jam.`
      : 'More amla goes into the pan than anything else.',
  },
  highlightsHeading: 'Key highlights',
  highlights: [
    {
      title: 'Cooked by hand',
      description: `About ${batch.kilograms} kg to a batch, stirred for ${batch.hours} hours.`,
    },
    {
      title: 'Sieved pulp',
      description: 'A fine grain of the fruit stays.',
    },
    {
      title: 'Honey goes in last',
      description: 'Only when the pan has cooled.',
    },
  ] satisfies readonly Highlight[],
  consume: {
    heading: 'How to consume',
    steps: [
      {
        title: doses.adultsDaily.amount,
        description: 'Adults; begin with one.',
      },
      {
        title: 'With warm milk or water',
        description: 'Stirred in, or after the spoon.',
      },
      {
        title: 'Early morning',
        description: 'Before the first tea.',
      },
      {
        title: 'On an empty stomach',
        description: 'Breakfast half an hour later.',
      },
    ] satisfies readonly Highlight[],
    /** Every age, with both readings of how much. */
    doses: { columns: doseColumns, rows: doseTable },
    note: `Level spoons. The fuller amount for adults is ${fullerNote}.`,
  },
  didYouKnow: {
    heading: 'Did You Know?',
    text: 'Sodium benzoate (INS 211) is permitted: for each kilogram of body weight, 5 mg a day by Europe’s food authority (2016), 20 mg by the WHO’s experts (2021).',
  },
  button: `Shop Pure ${brand.product}`,
  pictures: ['jar-back', 'spoon-closeup', 'warm-milk'] satisfies readonly PictureName[],
} as const
