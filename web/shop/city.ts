import { plainDigits } from '#contract/digits.ts'

/** The state, also as two capitals, and the country: parts of an address beside the town. */
const STATES =
  /^(?:andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|jammu (?:and|&) kashmir|ladakh|india)$/i
const STATE_CODE = /^[A-Z]{2}$/

const PIN_CODE = /\b\d{3}[ -]?\d{3}\b/g

/** Words before a PIN code or the name of a place that are no part of it. */
const LABELS =
  /^[\s.:-]+|\b(?:postal |pin ?|zip ?)(?:code|no)\b\.?|\bpin(?:code)?\b\.?|^dist(?:rict|t)?\b[.:]?|[\s.:-]+$/gi

/** Returns the town of a postal address: the part beside the PIN code, or before the state that is beside it. */
export function cityOf(address: string): string | undefined {
  const parts = address.split(',')
  const place = parts.findIndex((part) => plainDigits(part).match(PIN_CODE))
  if (place < 0) return undefined
  return parts
    .slice(0, place + 1)
    .map((part) => removeLabels(plainDigits(part).replace(PIN_CODE, '')))
    .findLast((name) => name && !STATES.test(name) && !STATE_CODE.test(name))
}

function removeLabels(text: string): string {
  const name = text.replace(LABELS, '').trim()
  return name === text ? name : removeLabels(name)
}
