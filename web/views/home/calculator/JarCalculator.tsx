import { useEffect, useRef, useState } from 'react'
import type { Content } from '#web/content/content.ts'
import { useContent } from '#web/content/context.ts'
import { type Household, rupeesADay } from '#web/domain/doses.ts'
import { fill, fillCount } from '#web/domain/fill.ts'
import { discount } from '#web/domain/price.ts'
import { rupees } from '#web/lib/format.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { type JarDuration, jarDurations, packToTake } from './jar-duration.ts'

type Limits = { readonly from: number; readonly to: number; readonly step?: number }

type Props = {
  words: Omit<Content['shop']['calculator'], 'short'>
  /** What the boxes begin with, and what they offer. */
  household: Household
  limits: Content['doses']['limits']
  /** The packs on sale. */
  jars: readonly JarDuration['jar'][]
  /** Grams in a level teaspoon. */
  teaspoon: number
  monthsAfterOpening: number | null
  /** What the offer takes off the MRP. */
  percent: number
}

/** How long a jar lasts a household. The boxes are uncontrolled: what was typed before hydration is kept and counts. */
export function JarCalculator(props: Props) {
  const { words, household, limits, jars, teaspoon, monthsAfterOpening, percent } = props
  const { result } = words
  const { language } = useContent()
  const form = useRef<HTMLFormElement>(null)
  const [eaters, setEaters] = useState(household)
  const read = () => setEaters(householdOf(new FormData(form.current ?? undefined), limits))
  useEffect(read, [limits])
  const durations = jarDurations(eaters, jars, teaspoon)
  const advice = packToTake(durations, monthsAfterOpening)
  return (
    <form ref={form} onInput={read} aria-label={words.heading} className="calculator">
      <div className="calculator-choices">
        {(['adults', 'adultTeaspoons', 'children', 'childTeaspoons'] as const).map((name) => {
          const { from, to, step }: Limits = limits[name]
          return (
            <label key={name}>
              {words[name]}
              <input
                type="number"
                inputMode="decimal"
                name={name}
                min={from}
                max={to}
                step={step}
                defaultValue={household[name]}
                autoComplete="off"
              />
            </label>
          )
        })}
      </div>
      <div role="status">
        {durations.map(({ jar, days, gramsADay }) => {
          const cost = (price: number) =>
            fill(result.cost, { amount: rupees(rupeesADay(price, jar.grams, gramsADay)) })
          return (
            <p key={jar.size}>
              <span>{jar.size}</span> <b className="figure">{fillCount(result.days, days, language)}</b>{' '}
              <span>
                <OfferText during={cost(discount(jar.mrp, percent))} after={cost(jar.mrp)} />
              </span>
            </p>
          )
        })}
        <p>{advice ? fill(advice.jars > 1 ? result.takeSeveral : result.take, advice) : result.nobody}</p>
      </div>
    </form>
  )
}

/** An empty box counts as the least, and what is typed beyond the limits as the limit. */
function householdOf(chosen: FormData, limits: Props['limits']): Household {
  const number = (name: keyof Household) =>
    Math.min(Math.max(Number(chosen.get(name)), limits[name].from), limits[name].to)
  return {
    adults: number('adults'),
    children: number('children'),
    adultTeaspoons: number('adultTeaspoons'),
    childTeaspoons: number('childTeaspoons'),
  }
}
