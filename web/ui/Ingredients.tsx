import { useContent } from '../model/context.ts'
import { newestBatch } from '../shop/batch.ts'
import { fill } from '../shop/fill.ts'
import { allergensText, ingredientName } from '../shop/label.ts'
import { views } from '../views.ts'
import { PageLink } from './PageLink.tsx'

/** Between an amount and its unit. */
const NO_BREAK = '\u00A0'

/** A name, and what explains it: “Mango” and “ (raw), cut”. */
const NAME_AND_GLOSS = /^(.*?)( \(.*)?$/

const large = 'figure font-medium text-[min(1.5rem,7.5vw)]/[1.2] text-leaf xl:text-[1.9375rem]/[1.2]'

/** Lists the ingredients in descending order of weight, as on a printed label: a line each, with its weight at the other end. */
export function Ingredients() {
  const content = useContent()
  const { copy, ingredients, words } = content
  const { more } = copy.label.ingredients
  const sources = newestBatch(content)?.sources ?? []
  const isWeighed = ingredients.some(({ gramsPer100 }) => gramsPer100 !== null)
  return (
    <>
      <ul className="recipe text-small/[1.2]">
        {ingredients.map((ingredient) => {
          const { id, gramsPer100, name: plain } = ingredient
          const source = sources.find(({ what }) => what.toLowerCase() === plain.toLowerCase())
          const name = ingredientName(ingredient, words.label.ingredients, source?.from)
          const [, short, gloss] = NAME_AND_GLOSS.exec(name) ?? []
          return (
            <li
              key={id}
              className={`flex min-h-[1.95rem] items-baseline gap-1.5 xl:min-h-[2.325rem] ${gramsPer100 ? 'dot-leader' : ''}`}
            >
              <b className={large}>{short}</b>
              {gloss}{' '}
              {gramsPer100 && (
                <b className={`order-2 whitespace-nowrap ${large}`}>
                  {`${gramsPer100}${NO_BREAK}${words.label.units.g}`}
                </b>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5">
        {isWeighed && words.label.ingredients.note}{' '}
        {more && (
          <PageLink
            to={`${views.blog.path}/${more.article}#${more.anchor}`}
            className="inline-block underline underline-offset-4"
          >
            {more.text}
          </PageLink>
        )}
      </p>
      {copy.herbs.names && <p className="mt-1.5">{copy.herbs.names}</p>}
    </>
  )
}

/** The warning that the law requires beside the list, or that there is nothing to warn of. */
export function Allergens({ className }: { className: string }) {
  const content = useContent()
  const { allergens, ingredients } = content.words.label
  if (content.copy.label.allergens.list.length > 0)
    return <p className={className}>{fill(ingredients.contains, { allergens: allergensText(content) })}</p>
  return content.facts.label.noAllergens ? <p className={className}>{allergens.none}</p> : null
}
