// What each picture shows, for those who cannot see it. Put a real photograph under the same name, then correct its line here.

import type { Sample } from './types.ts'

export type PictureText = Sample & {
  readonly alt: string
  /** Stands below the picture in an article: it shows what the recipe has not. */
  readonly note?: string
}

export const pictures = {
  hero: {
    alt: 'A 500 g jar of chyawanprash on a walnut board in morning light, with a brass spoonful of the dark, glossy jam, fresh amla and amla leaves',
    sample: true,
  },
  'pack-500g': {
    alt: '500 g jar of chyawanprash with a gold lid, beside two amla fruits',
    sample: true,
  },
  'pack-250g': {
    alt: '250 g jar of chyawanprash with a gold lid, beside two amla fruits',
    sample: true,
  },
  'spoon-closeup': {
    alt: 'Close-up of thick, glossy chyawanprash heaped on a brass spoon',
    sample: true,
  },
  'herbs-flatlay': {
    alt: 'Amla surrounded by bowls of kitchen spices and honey, seen from above',
    note: 'Kitchen spices. Turmeric, saffron and cloves are not in the jar.',
    sample: true,
  },
  'heritage-mortar': {
    // Heritage shows its right side; on the left stands turmeric, which is not in the jar.
    alt: 'Brass mortar and pestle on a dark table with long pepper, cardamom and amla',
    sample: true,
  },
  'amla-branch': {
    alt: 'Amla fruits hanging from a leafy branch in warm light',
    sample: true,
  },
  honey: {
    alt: 'Honey running from a wooden dipper into a glass bowl',
    sample: true,
  },
  'warm-milk': {
    alt: 'A brass tumbler of warm milk beside a spoonful of chyawanprash, with the jar behind, in early-morning light',
    sample: true,
  },
  'season-spices': {
    alt: 'Cinnamon tied with twine, green cardamom, long pepper and other kitchen spices on linen',
    note: 'Kitchen spices. Saffron is not in the jar.',
    sample: true,
  },
  pan: {
    alt: 'A wide copper pan of dark, glossy chyawanprash, a wooden ladle resting in the swirl it has drawn, with folded linen and three amla beside it (computer-made picture)',
    sample: true,
  },
  'jar-back': {
    alt: 'The back of a 500 g jar of chyawanprash: a paper label with a QR code and blank lines for lot, made on and best before, with two amla beside it and a printed report sheet behind (computer-made picture)',
    sample: true,
  },
} as const satisfies Record<string, PictureText>

export type PictureName = keyof typeof pictures
