// The short film beside the timeline. This one is a sample: put a reel of your own kitchen into brand.ts and take the mark away.

import { brand } from './brand.ts'
import type { PictureName } from './pictures.ts'
import type { Sample } from './types.ts'

export const reel = {
  sample: true,
  heading: 'From our kitchen',
  text: 'Half a minute beside the pan.',
  link: 'Watch the reel',
  poster: 'pan' satisfies PictureName,
  url: brand.reelUrl,
  /** false: a plain link, and no script of the provider's on the page. Its script could do whatever a page of ours can. */
  embed: true as boolean,
} as const satisfies Sample & Record<string, string | boolean>
