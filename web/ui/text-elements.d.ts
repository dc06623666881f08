import type {} from 'react'

declare module 'react' {
  namespace JSX {
    /** What model/markdown.ts puts into a text beside HTML; views give each a component. */
    interface IntrinsicElements {
      'text-part': { name: string }
      'text-figure': { picture: string; caption?: string; alt?: string }
      'source-number': { id: string; number: number; title: string; reference: number }
    }
  }
}
