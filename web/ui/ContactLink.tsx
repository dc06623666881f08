import type { ComponentProps } from 'react'

/** A link to a phone number or an e-mail address, in a new tab, so that webmail does not replace the page. */
export function ContactLink(props: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener" {...props} />
}
