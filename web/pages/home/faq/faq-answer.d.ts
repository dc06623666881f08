import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Answer = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /**
       * A plain element without a definition. React keeps an attribute of a custom element as it is, and so can say
       * `hidden="until-found"`, which it would cut down to `hidden` on its own elements.
       */
      'faq-answer': Omit<Answer, 'hidden'> & {
        hidden?: 'until-found' | undefined
      }
    }
  }
}
