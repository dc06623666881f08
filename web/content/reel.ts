// The short film beside the timeline. This one is a sample: put a reel of your own kitchen into brand.ts and take the mark away.

import { brand } from './brand.ts'
import type { Sample } from './types.ts'

export const reel = {
  sample: true,
  heading: 'From our kitchen',
  text: 'Half a minute beside the pan: the pulp goes in pale green and comes out almost black.',
  link: 'Watch the reel',
  url: brand.reelUrl,
} as const satisfies Sample & Record<string, string | true>
