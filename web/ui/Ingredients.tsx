import { useContent } from '../content/context.ts'
import { fill } from '../domain/fill.ts'
import { allergensText } from '../domain/label.ts'
import { views } from '../views.ts'
import { PageLink } from './PageLink.tsx'

/** Between an amount and its unit. */
const NO_BREAK = '\u00A0'

/** In descending order of weight, as on a printed label, with the allergens. */
export function Ingredients() {
  const content = useContent()
  const { label } = content
  const { contains, note, herbs, list } = label.ingredients
  const amounts = list.map(({ name, gramsPer100 }) =>
    gramsPer100 ? `${name} ${gramsPer100}${NO_BREAK}${label.units.g}` : name,
  )
  return (
    <>
      <p>
        {fill(note, { list: amounts.join('; ') })}{' '}
        <PageLink
          to={`${views.blog.path}/${herbs.article}#${herbs.anchor}`}
          className="underline underline-offset-4"
        >
          {herbs.text}
        </PageLink>
      </p>
      <p className="mt-3 font-semibold text-leaf">{fill(contains, { allergens: allergensText(content) })}</p>
    </>
  )
}
