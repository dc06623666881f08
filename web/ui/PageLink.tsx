import type { ComponentProps } from 'react'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { useContent } from '../model/context.ts'
import { phoneAddress } from '../shop/contact.ts'
import { inLanguage } from '../views.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  /** A path of this site as in English, such as `/#shop`. */
  to: string
}

/**
 * A link within the site, in the page's own language. Where it leads to a page that is in English only, it is marked
 * so.
 */
export function PageLink({ to, children, ...rest }: Props) {
  const { language, words } = useContent()
  const href = inLanguage(to, language)
  const isElsewhere = language !== SOURCE_LANGUAGE && href === to
  return (
    <a href={href} {...(isElsewhere && { hrefLang: SOURCE_LANGUAGE })} {...rest}>
      {children}
      {isElsewhere && ` ${words.languages.inEnglish}`}
    </a>
  )
}

/** A link to a phone number or an e-mail address, in a new tab, so that webmail does not replace the page. */
export function ContactLink(props: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener" {...props} />
}

/** Renders a text with the telephone number in it, by its placeholder or as it is typed, as a link. */
export function linkPhone(text: string, phone: string) {
  const [before, after] = text.replace(phone.replaceAll('\u00A0', ' '), phone).split(phone)
  if (after === undefined) return text
  return (
    <>
      {before}
      <ContactLink href={phoneAddress(phone)} className="underline underline-offset-4">
        {phone}
      </ContactLink>
      {after}
    </>
  )
}
