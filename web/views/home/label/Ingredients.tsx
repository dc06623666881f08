import { useContent } from '#web/content/context.ts'
import { fill } from '#web/domain/fill.ts'
import { allergensText } from '#web/domain/label.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

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
        <NotedText text={fill(note, { list: amounts.join('; ') })} />{' '}
        <PageLink
          to={`${views.blog.path}/${herbs.article}#${herbs.anchor}`}
          className="underline underline-offset-4"
        >
          {herbs.text}
        </PageLink>
      </p>
      <p className="mt-3 mb-2 font-semibold text-leaf">
        {fill(contains, { allergens: allergensText(content) })}
      </p>
    </>
  )
}
