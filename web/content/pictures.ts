// What each picture shows, for those who cannot see it. Put a real photograph under the same name, then mend its line here.

import type { Sample } from './types.ts'

export type PictureText = Sample & { readonly alt: string }

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
    alt: 'Amla surrounded by bowls of cardamom, turmeric, honey, long pepper, saffron and herb powder, seen from above',
    sample: true,
  },
  'heritage-mortar': {
    alt: 'Brass mortar and pestle on a dark table with cinnamon, turmeric, long pepper, cardamom and amla',
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
    alt: 'Cinnamon tied with twine, green cardamom, long pepper and saffron on linen',
    sample: true,
  },
} as const satisfies Record<string, PictureText>

export type PictureName = keyof typeof pictures
