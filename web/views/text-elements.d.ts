import type { PictureName } from '../ui/ContentPicture.tsx'

declare module 'react' {
  namespace JSX {
    /** What content/markdown.ts puts into a text beside HTML; views give each a component. */
    interface IntrinsicElements {
      'text-part': { name: string }
      'text-figure': { picture: PictureName; caption?: string; alt?: string }
      'source-number': { id: string; number: number; title: string }
    }
  }
}
