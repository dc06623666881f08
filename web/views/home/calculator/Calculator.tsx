import { useContent } from '#web/content/context.ts'
import type { Household } from '#web/domain/doses.ts'
import { fill } from '#web/domain/fill.ts'
import { defaultPack } from '#web/domain/packs.ts'
import { discounted } from '#web/domain/price.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { Question } from '#web/ui/Question.tsx'
import type { CalculatorWords } from './jar-calculator.ts'
import { jarDurations, packToTake } from './jar-duration.ts'
import { adviceText, costText, daysText } from './result-texts.ts'

/** How long a jar lasts: the preset's result, and the choices with which `jar-calculator.ts` computes another one. */
export function Calculator() {
  const { brand, doses, label, language, offer, packs, shop } = useContent()
  const words = shop.calculator
  const { result, reminder } = words
  const facts = { packs, spoons: doses.spoons, keeping: label.keeping }
  const sizes = Object.fromEntries(packs.list.map(({ id, size }) => [id, size]))
  const durations = jarDurations(doses.household, facts)
  const chosen = durations.find(({ pack }) => pack.id === defaultPack(packs.list))
  const short =
    chosen &&
    fill(words.short, { size: sizes[chosen.pack.id] ?? '', days: daysText(chosen, result, language) })
  return (
    <Question question={words.heading} short={short}>
      <form
        data-script="jar-calculator"
        data-words={JSON.stringify({ result, reminder, sizes } satisfies CalculatorWords)}
        aria-label={words.heading}
        className="calculator"
      >
        <div className="calculator-choices">
          <Choice name="adults" label={words.adults} />
          <Choice name="adultTeaspoons" label={words.adultTeaspoons} />
          <Choice name="children" label={words.children} />
          <Choice name="childTeaspoons" label={words.childTeaspoons} />
        </div>
        <div role="status">
          {durations.map((duration) => (
            <p key={duration.pack.id} data-lasts={duration.pack.id}>
              <span>{sizes[duration.pack.id]}</span>{' '}
              <b className="figure">{daysText(duration, result, language)}</b>{' '}
              <span>
                <OfferText
                  during={costText(duration, discounted(duration.pack.mrp, offer.percent), result)}
                  after={costText(duration, duration.pack.mrp, result)}
                />
              </span>
            </p>
          ))}
          <p data-advice="">{adviceText(packToTake(durations, facts), result, sizes)}</p>
        </div>
        <a href="#shop" download={`${brand.slug}.ics`} data-unavailable="">
          {words.reminderLink}
        </a>
      </form>
    </Question>
  )
}

type Limits = { readonly from: number; readonly to: number; readonly step?: number }

function Choice({ name, label }: { name: keyof Household; label: string }) {
  const { household, limits } = useContent().doses
  const { from, to, step = 1 }: Limits = limits[name]
  return (
    <label>
      {label}
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
}
