import { useContent } from '../model/context.ts'
import { newestBatch } from '../shop/batch.ts'
import { ingredientName } from '../shop/label.ts'
import { allergenDeclaration, warnings } from '../shop/warnings.ts'
import { views } from '../views.ts'
import { PageLink } from './PageLink.tsx'

/** Between an amount and its unit. */
const NO_BREAK = '\u00A0'

/** A name, and what explains it: “Mango” and “ (raw), cut”. */
const NAME_AND_GLOSS = /^(.*?)( \(.*)?$/

const nameOnly = (name: string) => NAME_AND_GLOSS.exec(name.toLowerCase())?.[1]

const large = 'figure font-medium text-[min(1.5rem,7.5vw)]/[1.2] text-leaf xl:text-[1.9375rem]/[1.2]'

/** Lists the ingredients in descending order of weight, as on a printed label: a line each, with its weight at the other end. */
export function Ingredients() {
  const content = useContent()
  const { copy, ingredients, words } = content
  const { more } = copy.label.ingredients
  const newest = newestBatch(content)
  // A lot that is not translated keeps its language.
  const sources = newest?.language === content.language ? newest.sources : []
  // The only one is all of it.
  const isWeighed = ingredients.length > 1 && ingredients.some(({ gramsPer100 }) => gramsPer100 !== null)
  return (
    <>
      <ul className="recipe text-small/[1.2]">
        {ingredients.map((ingredient) => {
          const { id } = ingredient
          const gramsPer100 = isWeighed ? ingredient.gramsPer100 : null
          const source = sources.find(({ what }) => nameOnly(what) === nameOnly(ingredient.name))
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

/** The declaration of allergens that the law requires beside the list. */
export function Allergens({ className }: { className: string }) {
  const declaration = allergenDeclaration(useContent())
  return declaration ? <p className={className}>{declaration}</p> : null
}

/**
 * The warnings that the ingredients demand, a paragraph each.
 *
 * @param said texts on the same page, which may say one of them
 */
export function Warnings({ said, className }: { said: readonly string[]; className: string }) {
  return warnings(useContent(), said).map((warning) => (
    <p key={warning} className={className}>
      {warning}
    </p>
  ))
}
