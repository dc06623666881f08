import { useContent } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** One large figure: that of a claim, or else how much of the main ingredient goes in; below it what makes the figure. */
export function Amounts({ isLarge }: { isLarge: boolean }) {
  const { copy, ingredients, words } = useContent()
  const { figure, main } = copy.products
  const grams = ingredients.find(({ id }) => id === main?.ingredient)?.gramsPer100
  if (figure) {
    const weighed = grams && main?.weighed && fill(main.weighed, { grams })
    const { value, label: unit } = figure.claim
    return (
      <Amount
        isLarge={isLarge}
        value={value}
        unit={unit}
        text={[figure.qualifier, weighed].filter(Boolean).join(' ')}
      />
    )
  }
  if (!grams || !main?.share) return null
  const { ingredients: texts, units } = words.label
  return <Amount isLarge={isLarge} value={grams} symbol={units.g} unit={main.share} text={texts.note} />
}

type Props = {
  /** Whether it is the largest of the section, as where no plate is. */
  isLarge: boolean
  value?: string | number | undefined
  symbol?: string
  unit: string | null | undefined
  text?: string
}

/** A figure with the symbol of its unit is wider, so it is set smaller. */
function Amount({ isLarge, value, symbol, unit, text }: Props) {
  return (
    <div className="flex flex-col md:col-end-7 md:self-start xl:col-end-5">
      <p
        className={`flex flex-wrap items-baseline gap-x-3 font-display font-medium text-leaf ${isLarge ? 'xl:block' : ''}`}
      >
        {value && (
          <span
            className={`figure block whitespace-nowrap text-[min(4rem,21vw)] leading-[0.76] md:text-[7rem] ${!isLarge ? 'tracking-[-0.03em] md:text-figure-l' : symbol ? 'xl:text-[10rem]' : 'tracking-[-0.03em] xl:-ml-[0.022em] xl:text-figure-xl'}`}
          >
            {value}
            {symbol && <span className="text-[0.4em]"> {symbol}</span>}
          </span>
        )}{' '}
        <span className={`block text-balance text-h3-large ${isLarge ? 'xl:mt-7 xl:text-h2' : ''}`}>
          {unit}
        </span>
      </p>
      {text && (
        <p
          className={`mt-2 border-line leading-normal ${isLarge ? 'xl:mt-auto xl:border-t xl:pt-3.5' : 'text-list'}`}
        >
          <NotedText text={text} />
        </p>
      )}
    </div>
  )
}
