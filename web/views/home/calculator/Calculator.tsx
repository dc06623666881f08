import { calculatorLimits, type Household, presetHousehold } from '#web/content/doses.ts'
import { DEFAULT_PACK } from '#web/content/packs.ts'
import { shop } from '#web/content/shop.ts'
import { OfferText } from '#web/ui/OfferText.tsx'
import { Question } from '#web/ui/Question.tsx'
import { jarDurations } from './jar-duration.ts'
import { adviceText, costText, daysText } from './result-texts.ts'

const words = shop.calculator

/** How long a jar lasts: the preset's result, and the choices with which `jar-calculator.ts` computes another one. */
export function Calculator() {
  const durations = jarDurations(presetHousehold)
  return (
    <Question question={words.heading} short={shortAnswer()}>
      <form data-script="jar-calculator" aria-label={words.heading} className="calculator">
        <div className="calculator-choices">
          <Choice name="adults" label={words.adults} />
          <Choice name="adultTeaspoons" label={words.adultTeaspoons} />
          <Choice name="children" label={words.children} />
          <Choice name="childTeaspoons" label={words.childTeaspoons} />
        </div>
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
      </form>
    </Question>
  )
}

/** `500g: 33 days for two adults, a level teaspoon a day each` */
function shortAnswer(): string {
  const duration = jarDurations(presetHousehold).find(({ pack }) => pack.id === DEFAULT_PACK)
  return duration ? `${duration.pack.size}: ${daysText(duration)} ${words.short}` : ''
}

type Limits = { readonly from: number; readonly to: number; readonly step?: number }

function Choice({ name, label }: { name: keyof Household; label: string }) {
  const limits: Limits = calculatorLimits[name]
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="decimal"
        name={name}
        min={limits.from}
        max={limits.to}
        step={limits.step ?? 1}
        defaultValue={presetHousehold[name]}
        autoComplete="off"
      />
    </label>
  )
}
