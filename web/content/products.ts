// What chyawanprash is and how to take it. Words may change; the ring of herbs must match the jar's own ingredient list.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { PictureName } from './pictures.ts'
import type { IconName, Sample } from './types.ts'

export type Herb = {
  readonly sanskrit: string
  readonly hindi: string
  readonly english: string
}

type Highlight = { readonly icon: IconName; readonly title: string; readonly description: string }

export const herbRing: Sample & { readonly herbs: readonly Herb[] } = {
  // Herbs of the classical recipe. Which of them are in this jar, only the maker knows.
  sample: true,
  herbs: [
    { sanskrit: 'Pippali', hindi: 'Pipli', english: 'Long pepper' },
    { sanskrit: 'Guduchi', hindi: 'Giloy', english: 'Heart-leaved moonseed' },
    { sanskrit: 'Haritaki', hindi: 'Harad', english: 'Chebulic myrobalan' },
    { sanskrit: 'Draksha', hindi: 'Munakka', english: 'Black raisin' },
    { sanskrit: 'Ela', hindi: 'Elaichi', english: 'Green cardamom' },
    { sanskrit: 'Tvak', hindi: 'Dalchini', english: 'Cinnamon' },
    { sanskrit: 'Patra', hindi: 'Tejpatta', english: 'Indian bay leaf' },
    { sanskrit: 'Nagakesara', hindi: 'Nagkesar', english: 'Ironwood flower' },
    { sanskrit: 'Vidari', hindi: 'Vidarikand', english: 'Indian kudzu' },
    { sanskrit: 'Gokshura', hindi: 'Gokhru', english: 'Caltrop' },
    { sanskrit: 'Bala', hindi: 'Bariyar', english: 'Country mallow' },
    { sanskrit: 'Punarnava', hindi: 'Gadahpurna', english: 'Spreading hogweed' },
  ],
}

export const products = {
  eyebrow: 'The product',
  heading: `What is ${brand.product}?`,
  definition: {
    term: 'chyawanprash',
    pronunciation: 'CHYA-vun-praash',
    kind: 'noun',
    text: 'A thick, dark jam of amla cooked slowly with herbs, ghee and honey. The name joins Chyawana, the aged sage for whom it was first made in the old story, and prasha, a food to be eaten.',
  },
  tradition: {
    value: claims.tradition.value,
    label: claims.tradition.label,
    text: 'Grandmothers kept the recipe long after books had written it down. The fruit still comes in winter, and the pan still has to be stirred by someone who is paying attention.',
  },
  herbs: {
    value: claims.herbs40.value,
    label: claims.herbs40.label,
    text: 'Each one goes in at its own hour: roots and barks to be boiled first, spices last, honey only when the pan has cooled.',
  },
  amla: {
    sanskrit: 'Amalaki',
    hindi: 'Amla',
    english: 'Indian gooseberry',
    title: 'The hero ingredient',
    fact: `${claims.vitaminC.value} ${claims.vitaminC.label}`,
    text: 'Sour at the first bite and sweet after a sip of water. Everything else in the jar is there to keep it company.',
  },
  highlightsHeading: 'Key highlights',
  highlights: [
    {
      icon: 'cooking-pot',
      title: 'Cooked by hand',
      description: 'Small pans, wooden ladles and somebody’s whole morning.',
    },
    {
      icon: 'shield-check',
      title: claims.noPreservatives.value,
      description: 'Honey, sugars and slow cooking keep the jar, as they always have.',
    },
    {
      icon: 'feather',
      title: 'Smooth on the spoon',
      description: 'The pulp is sieved, so that no fibre of amla catches between the teeth.',
    },
    {
      icon: 'leaf',
      title: 'Nothing for show',
      description: 'No added colour and no added flavour. The dark comes from slow cooking.',
    },
  ] satisfies readonly Highlight[],
  consume: {
    heading: 'How to consume',
    steps: [
      {
        icon: 'utensils',
        title: claims.dosageDaily.label,
        description: 'Level, not heaped. Let it sit on the tongue a moment before you swallow.',
      },
      {
        icon: 'glass-water',
        title: 'With warm milk or water',
        description: 'Stir it in, or sip after the spoon. Warm is enough; boiling is too much.',
      },
      {
        icon: 'sunrise',
        title: 'Early morning',
        description: 'Keep the jar beside the tea things and you will not forget it.',
      },
      {
        icon: 'sprout',
        title: 'On an empty stomach',
        description: 'Then wait half an hour or so before breakfast.',
      },
    ] satisfies readonly Highlight[],
  },
  didYouKnow: {
    heading: 'Did You Know?',
    text: 'Sodium benzoate, INS 211 on a label, is a permitted preservative that works best in sour foods. In drinks that also hold vitamin C it can form traces of benzene under heat and light, which is why makers have to watch for it. Amla is sour and full of vitamin C. We found it simpler to leave the preservative out.',
  },
  button: `Shop Pure ${brand.product}`,
  pictures: ['herbs-flatlay', 'spoon-closeup', 'warm-milk'] satisfies readonly PictureName[],
} as const
