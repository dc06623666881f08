import { calculatorLimits, everydayDose, type Household, presetHousehold } from '#web/content/doses.ts'
import { shop } from '#web/content/shop.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { jarDurations } from './jar-duration.ts'
import { adviceText, costText, daysText } from './result-texts.ts'

const words = shop.calculator

/** How long a jar lasts: the preset's result, and the choices with which `jar-calculator.ts` computes another one. */
export function Calculator() {
  const durations = jarDurations(presetHousehold)
  return (
    <form
      data-script="jar-calculator"
      aria-labelledby="calculator-heading"
      className="calculator col-span-full rounded-3xl bg-paper p-6 sm:p-10"
    >
      <div>
        <h3 id="calculator-heading" className="text-h3">
          {words.heading}
        </h3>
        <p>{everydayDose}.</p>
        <div className="calculator-choices">
          <Choice name="adults" label={words.adults} />
          <Choice name="adultTeaspoons" label={words.adultTeaspoons} />
          <Choice name="children" label={words.children} />
          <Choice name="childTeaspoons" label={words.childTeaspoons} />
        </div>
      </div>
      <div>
        <p className="hidden noscript:block">{words.preset}</p>
        <div role="status">
          {durations.map((duration) => (
            <p key={duration.pack.id} data-lasts={duration.pack.id}>
              <span>{duration.pack.size}</span> <b className="figure">{daysText(duration)}</b>{' '}
              <span>
                <OfferText
                  during={costText(duration, duration.pack.price)}
                  after={costText(duration, duration.pack.mrp)}
                />
              </span>
            </p>
          ))}
          <p data-advice="">{adviceText(durations)}</p>
        </div>
        <a href="#shop" download={words.reminderFile} data-unavailable="">
          {words.reminder}
        </a>
      </div>
    </form>
  )
}

type Limits = { readonly from: number; readonly to: number; readonly step?: number }

function Choice({ name, label }: { name: keyof Household; label: string }) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={presetHousehold[name]} autoComplete="off">
        {valuesOf(calculatorLimits[name]).map((value) => (
          <option key={value} value={value}>
            {String(value)
              .replace(/^0?\.5$/, '½')
              .replace('.5', '½')}
          </option>
        ))}
      </select>
    </label>
  )
}

function valuesOf({ from, to, step = 1 }: Limits): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
}
