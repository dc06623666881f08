import type { ReactNode } from 'react'
import { useContent } from '#web/model/context.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { JarCalculator } from './JarCalculator.tsx'
import { type CalculatorFacts, jarDurations } from './jar-duration.ts'

/** How long a jar lasts: the first pack's answer beside the question, and below it the choices for another household. */
export function Calculator({ children, ...facts }: CalculatorFacts & { children?: ReactNode }) {
  const { language, packs, shop } = useContent()
  const { heading, short, result } = shop.calculator
  const jars = packsOnSale(packs.list).map(({ size, grams }) => ({ size, grams }))
  const [first] = jarDurations(facts.household, jars, facts.teaspoon)
  return (
    <Fold
      label={heading}
      answer={
        first && fill(short, { size: first.jar.size, days: fillCount(result.days, first.days, language) })
      }
    >
      <JarCalculator jars={jars} {...facts} />
      {children}
    </Fold>
  )
}
