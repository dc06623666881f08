import { plainDigits } from '#contract/digits.ts'

/**
 * The state or union territory, also as two capitals, and the country: parts of an address beside the town. Delhi,
 * Chandigarh and Puducherry are towns, too.
 */
const STATES =
  /^(?:andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|jammu (?:and|&) kashmir|ladakh|andaman (?:and|&) nicobar(?: islands)?|lakshadweep|dadra (?:and|&) nagar haveli|(?:dadra (?:and|&) nagar haveli (?:and|&) )?daman (?:and|&) diu|india)$/i
/** In Hindi and Marathi. */
const DEVANAGARI_STATES =
  /^(?:आंध्र प्रदेश|अरुणाचल प्रदेश|असम|आसाम|बिहार|छत्तीसगढ़|छत्तीसगड|गोवा|गुजरात|हरियाणा|हिमाचल प्रदेश|झारखंड|कर्नाटक|केरल|केरळ|मध्य प्रदेश|महाराष्ट्र|मणिपुर|मेघालय|मिज़ोरम|मिझोराम|नागालैंड|नागालँड|ओडिशा|पंजाब|राजस्थान|सिक्किम|तमिलनाडु|तमिळनाडू|तेलंगाना|तेलंगणा|त्रिपुरा|उत्तर प्रदेश|उत्तराखंड|पश्चिम बंगाल|जम्मू (?:और|व|आणि) क(?:ा)?श्मीर|लद्दाख|लडाख|भारत)$/
const STATE_CODE = /^[A-Z]{2}$/

const BESIDE = [STATES, DEVANAGARI_STATES, STATE_CODE]

const PIN_CODE = /\b\d{3}[ -]?\d{3}\b/g

/** Words before a PIN code or the name of a place that are no part of it. */
const LABELS =
  /^[\s.:-]+|\b(?:postal |pin ?|zip ?)(?:code|no)\b\.?|\bpin(?:code)?\b\.?|^dist(?:rict|t)?\b[.:]?|[\s.:-]+$/gi

/** Returns the town of a postal address: the part beside the PIN code, or before the state that is beside it. */
export function cityOf(address: string): string | undefined {
  const parts = address.normalize().split(',')
  const place = parts.findIndex((part) => plainDigits(part).match(PIN_CODE))
  if (place < 0) return undefined
  return parts
    .slice(0, place + 1)
    .map((part) => removeLabels(plainDigits(part).replace(PIN_CODE, '')))
    .findLast((name) => name && !BESIDE.some((state) => state.test(name)))
}

function removeLabels(text: string): string {
  const name = text.replace(LABELS, '').trim()
  return name === text ? name : removeLabels(name)
}
