import type { ComponentProps } from 'react'

/** A link to a phone number or an e-mail address, in a new tab: where mail is read on a website, the page stays open. */
export function ContactLink(props: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener" {...props} />
}
