import { plainDigits } from '#contract/digits.ts'
import { NUMBER, numberOf } from './typed-numbers.ts'

const AMOUNT = new RegExp(
  String.raw`^(?:₹|(?:rs|inr|rupees?|रुपये|रुपए|रु)\.?)? ?${NUMBER} ?(?:/[-=]|(?:/[-=] ?)?(?:only|₹|rs|inr|rupees?|रुपये|रुपए|रु))?[.,]?$`,
  'iu',
)

/** Reads rupees as they are written in India: `Rs.633`, `₹1,290/-`, `1,290.00`, `६३३`; undefined for anything else. */
export function readAmount(typed: string): number | undefined {
  return numberOf(AMOUNT.exec(plainDigits(typed)))
}

const WEIGHT = new RegExp(
  `^${NUMBER} ?(?:(kg|kilos?|kilograms?|किलो|किग्रा)|g|gms?|gr?ms|grams?|ग्रा|ग्राम|ग्रॅम)[.,]?$`,
  'iu',
)

/** Reads a net weight in whole grams: `450 gm`, `450g`, `0.5 kg`; undefined for anything else. */
export function readGrams(typed: string): number | undefined {
  const found = WEIGHT.exec(plainDigits(typed))
  const grams = (numberOf(found) ?? 0) * (found?.[3] ? 1000 : 1)
  return Number.isInteger(grams) && grams > 0 ? grams : undefined
}
