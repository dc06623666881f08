import { Island } from '#web/browser/islands/Island.tsx'
import { useContent } from '#web/model/context.ts'
import { givenDoses } from '#web/shop/doses.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { JarCalculator } from './JarCalculator.tsx'
import { jarDurations } from './jar-duration.ts'

/** How long a jar lasts: the first pack's answer beside the question, and below it the choices for another household. */
export function Calculator() {
  const content = useContent()
  const { label, language, packs, shop } = content
  const { short, ...words } = shop.calculator
  const doses = givenDoses(content)
  if (!doses) return null
  const { household, spoons } = doses
  const jars = packsOnSale(packs.list).map(({ size, grams }) => ({ size, grams }))
  const [first] = jarDurations(household, jars, spoons.teaspoon)
  return (
    <Fold
      className="calculator"
      label={words.heading}
      answer={
        first &&
        fill(short, { size: first.jar.size, days: fillCount(words.result.days, first.days, language) })
      }
    >
      <Island
        name="jar-calculator"
        component={JarCalculator}
        props={{
          words,
          household,
          jars,
          teaspoon: spoons.teaspoon,
          monthsAfterOpening: label.keeping.monthsAfterOpening,
        }}
        content={['language']}
      />
    </Fold>
  )
}
