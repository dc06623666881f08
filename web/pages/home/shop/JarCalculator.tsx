import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTopics } from '#web/model/context.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import {
  type CalculatorFacts,
  type Household,
  type JarDuration,
  jarDurations,
  packToTake,
} from '#web/shop/jar-duration.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { readCount } from '#web/shop/typed-numbers.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { numberField } from './PinCode.tsx'
import type { shopTopics } from './topics.ts'

/** The most people of either kind that the boxes take. */
const MOST = 8

const ROW = 'mb-2 flex items-baseline justify-between gap-4'

/** How long a jar lasts: the first pack's answer beside the question, and below it the choices for another household. */
export function Calculator({ children, ...facts }: CalculatorFacts & { children?: ReactNode }) {
  const { language, packs, words } = useTopics<typeof shopTopics>()
  const { heading, result } = words.shop.calculator
  const jars = packsOnSale(packs).map(({ size, grams }) => ({ size, grams }))
  const [first] = jarDurations(facts.household, jars, facts.gramsEach)
  return (
    <Disclosure
      label={heading}
      answer={
        first &&
        fill(facts.words.short, {
          size: first.jar.size,
          days: fillCount(result.days, first.days, language),
        })
      }
    >
      <JarCalculator jars={jars} {...facts} />
      {children}
    </Disclosure>
  )
}

type Props = CalculatorFacts & {
  /** The packs on sale. */
  jars: readonly JarDuration['jar'][]
}

/** How long a jar lasts a household. The boxes are uncontrolled: what was typed before hydration is kept and counts. */
function JarCalculator({ household, jars, gramsEach, monthsAfterOpening, words: own }: Props) {
  const { language, words } = useTopics<typeof shopTopics>()
  const { result, heading, adults } = words.shop.calculator
  const boxes = [
    ['adults', adults],
    ['children', gramsEach.children > 0 && own.children],
  ] as const
  const form = useRef<HTMLFormElement>(null)
  const [eaters, setEaters] = useState(household)
  const read = () => setEaters(readHousehold(new FormData(form.current ?? undefined)))
  useEffect(read, [])
  /** Arrow keys step as in a box for numbers, which would not take every script's digits. */
  const step = ({ key, currentTarget: box }: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[key]
    if (!by) return
    box.value = String(Math.min(Math.max((readCount(box.value) ?? 0) + by, 0), MOST))
    read()
  }
  const isKnown = eaters.adults <= MOST && eaters.children <= MOST
  const durations = isKnown ? jarDurations(eaters, jars, gramsEach) : []
  const advice = packToTake(durations, monthsAfterOpening)
  return (
    <form ref={form} onInput={read} aria-label={heading} className="pb-3 text-list leading-snug">
      {boxes.map(
        ([name, label]) =>
          label && (
            <label key={name} className={`${ROW} noscript:hidden`}>
              {label}
              <input
                inputMode="numeric"
                className={`${numberField} w-24`}
                name={name}
                defaultValue={household[name]}
                onKeyDown={step}
                autoComplete="off"
              />
            </label>
          ),
      )}
      <div role="status">
        {durations.map(({ jar, days }) => (
          <p key={jar.size} className={ROW}>
            {jar.size}{' '}
            <b className="figure font-medium text-2xl text-leaf">{fillCount(result.days, days, language)}</b>
          </p>
        ))}
        <p className="mb-2 font-semibold text-leaf">
          {!isKnown
            ? fill(result.limit, { max: MOST })
            : advice
              ? fill(advice.jars > 1 ? result.takeSeveral : result.take, advice)
              : result.nobody}
        </p>
      </div>
    </form>
  )
}

/** A box that is empty or not there counts as nobody, and what is no number of people as not a number. */
function readHousehold(typed: FormData): Household {
  const people = (name: keyof Household) => readCount(String(typed.get(name) ?? '') || '0') ?? Number.NaN
  return { adults: people('adults'), children: people('children') }
}
