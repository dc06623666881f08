import { useContent } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** One large figure: how many herbs, or where those are not counted how much amla; below it what makes the figure. */
export function Amounts() {
  const { copy, ingredients, words } = useContent()
  const { label, products } = words
  const { amla } = products
  const { herbs } = copy.products
  const grams = ingredients.find(({ id }) => id === 'amla')?.gramsPer100
  if (herbs) {
    const weighed = grams ? fill(amla.weighed, { grams }) : amla.unweighed
    const { value, label: unit } = herbs.claim
    return <Amount value={value} unit={unit} text={`${herbs.qualifier ?? ''} ${weighed}`} />
  }
  if (!grams) return ingredients[0]?.id === 'amla' ? <Amount unit={amla.unweighed} /> : null
  return <Amount value={grams} symbol={label.units.g} unit={amla.share} text={label.ingredients.note} />
}

type Props = {
  value?: string | number | undefined
  symbol?: string
  unit: string | null | undefined
  text?: string
}

/** A figure with the symbol of its unit is wider, so it is set smaller. */
function Amount({ value, symbol, unit, text }: Props) {
  return (
    <div className="flex flex-col md:max-xl:col-end-7 md:max-xl:self-start xl:col-end-5 xl:row-span-2">
      <p className="flex flex-wrap items-baseline gap-x-3 font-display font-medium text-leaf xl:block">
        {value && (
          <span
            className={`figure block whitespace-nowrap text-[min(5.5rem,21vw)] leading-[0.76] md:text-[7rem] ${symbol ? 'xl:text-[10rem]' : 'tracking-[-0.03em] xl:-ml-[0.022em] xl:text-figure-xl'}`}
          >
            {value}
            {symbol && <span className="text-[0.4em]"> {symbol}</span>}
          </span>
        )}{' '}
        <span className="block text-balance text-h3-large xl:mt-7 xl:text-h2">{unit}</span>
      </p>
      {text && (
        <p className="mt-3 border-line leading-normal xl:mt-auto xl:border-t xl:pt-3.5">
          <NotedText text={text} />
        </p>
      )}
    </div>
  )
}
