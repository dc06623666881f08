import { useContent } from '../model/context.ts'

/**
 * The shop's name as its label has it, which no translator replaces. In Latin letters it has a language of its own, so that
 * the type of a page in Devanagari does not change its size.
 */
export function BrandName({ className }: { className: string }) {
  const { name } = useContent().facts.brand
  return (
    <span translate="no" {...(/\p{Script=Latin}/u.test(name) && { lang: 'en' })} className={className}>
      {name}
    </span>
  )
}
