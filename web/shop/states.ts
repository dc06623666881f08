import { plainDigits } from '#contract/digits.ts'

type State = {
  readonly name: string
  /** The first digits of its PIN codes; along borders two States share some. */
  readonly pins: readonly string[]
  /** Digits 2 and 3 of a number of FSSAI; undefined where none is known. */
  readonly fssai?: string
  /** The first two digits of a GSTIN. */
  readonly gst: string
}

const state = (name: string, gst: string, fssai: string, pins: string): State => ({
  name,
  pins: pins.split(' '),
  ...(fssai && { fssai }),
  gst,
})

/** The States and union territories, with the codes by which numbers name them. */
const STATES: readonly State[] = [
  state('Jammu and Kashmir', '01', '10', '18 190 191 192 193'),
  state('Himachal Pradesh', '02', '09', '17'),
  state('Punjab', '03', '21', '14 15 160'),
  state('Chandigarh', '04', '30', '160'),
  state('Uttarakhand', '05', '26', '244 246 247 248 249 262 263'),
  state('Haryana', '06', '08', '12 13'),
  state('Delhi', '07', '33', '11'),
  state('Rajasthan', '08', '22', '30 31 32 33 34'),
  state('Uttar Pradesh', '09', '27', '20 21 22 23 24 25 26 27 28'),
  state('Bihar', '10', '04', '80 81 82 84 85'),
  state('Sikkim', '11', '23', '737'),
  state('Arunachal Pradesh', '12', '02', '790 791 792'),
  state('Nagaland', '13', '19', '797 798'),
  state('Manipur', '14', '16', '795'),
  state('Mizoram', '15', '18', '796'),
  state('Tripura', '16', '25', '799'),
  state('Meghalaya', '17', '17', '793 794'),
  state('Assam', '18', '03', '78'),
  state('West Bengal', '19', '28', '70 71 72 73 74'),
  state('Jharkhand', '20', '11', '81 82 83'),
  state('Odisha', '21', '20', '75 76 77'),
  state('Chhattisgarh', '22', '05', '49'),
  state('Madhya Pradesh', '23', '14', '45 46 47 48'),
  state('Gujarat', '24', '07', '36 37 38 39'),
  state('Dadra and Nagar Haveli and Daman and Diu', '26', '', '362 396'),
  state('Maharashtra', '27', '15', '40 41 42 43 44'),
  state('Karnataka', '29', '12', '56 57 58 59'),
  state('Goa', '30', '06', '403'),
  state('Lakshadweep', '31', '34', '682'),
  state('Kerala', '32', '13', '67 68 69'),
  state('Tamil Nadu', '33', '24', '60 61 62 63 64'),
  state('Puducherry', '34', '35', '533 605 607 609 673'),
  state('Andaman and Nicobar Islands', '35', '29', '744'),
  state('Telangana', '36', '36', '50'),
  state('Andhra Pradesh', '37', '01', '51 52 53'),
  state('Ladakh', '38', '', '194'),
]

/** PIN codes whose first digits belong to another State: those of Ladakh, Goa, Sikkim and the Andamans. */
const WHOLE: readonly string[] = ['194', '403', '737', '744']

/** The same, with those of Puducherry and Karaikal, of which many are in another State. */
export const ENCLAVES: readonly string[] = [...WHOLE, '605', '609']

/** PIN codes of which a few post offices are in another State. */
const MIXED: readonly string[] = ['362', '396', '533', '607', '673', '682']

/**
 * Lists the States that a PIN code may be in.
 *
 * @param pin its first digits, at least two
 * @returns an empty list where no PIN code begins so
 */
export function statesOf(pin: string): readonly State[] {
  const own = WHOLE.find((prefix) => pin.startsWith(prefix))
  return STATES.filter(({ pins }) =>
    own ? pins.includes(own) : pins.some((prefix) => pin.startsWith(prefix) || prefix.startsWith(pin)),
  )
}

/**
 * Returns the first digits of a State's PIN codes, but for `ENCLAVES`.
 *
 * @returns undefined where the name is of no State, or of one that shares them with another, such as Bihar
 */
export function pinsOfState(name: string): readonly string[] | undefined {
  const named = STATES.find((each) => each.name.toLowerCase() === name.toLowerCase())
  const isShared = STATES.some(
    ({ pins }) =>
      pins !== named?.pins &&
      pins.some(
        (pin) => ![...ENCLAVES, ...MIXED].includes(pin) && named?.pins.some((own) => pin.startsWith(own)),
      ),
  )
  return isShared ? undefined : named?.pins
}

/** Returns each State's name by its code in GST. */
export function stateNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(STATES.map(({ gst, name }) => [gst, name]))
}

/** Returns the State of a GSTIN by its first two digits. */
export function stateOfGstin(gstin: string): State | undefined {
  return STATES.find(({ gst }) => gstin.startsWith(gst))
}

/** Returns the State of a number of FSSAI, by its digits 2 and 3; undefined for `00`, of the central authority. */
export function stateOfLicence(number: string): State | undefined {
  return STATES.find(({ fssai }) => fssai === number.slice(1, 3))
}

/** Returns the PIN code in a postal address, without a space; the last one where there are more. */
export function pinIn(address: string): string | undefined {
  const pins = plainDigits(address).match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g) ?? []
  return pins.map((pin) => pin.replace(' ', '')).findLast((pin) => statesOf(pin).length > 0)
}

/** The first digits of a zone's PIN codes, none for all of India, and of those that are not in it. */
export type PinZone = {
  readonly pins?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
}

/**
 * Lists the States other than that of the maker which a zone of delivery reaches. Where two share a PIN code, it counts as
 * the maker's.
 *
 * @param home the PIN code of the maker
 * @returns names; `all of India` where the zone takes every PIN code
 */
export function otherStates(home: string, { pins = [], except = [] }: PinZone): string[] {
  if (pins.length === 0) return ['all of India']
  const homes = statesOf(home)
  return pins.flatMap((pin) => {
    if (pin.length === 1) return ['more than one State']
    const reached = statesOf(pin)
    const around = reached.filter((one) => one.pins.some((prefix) => pin.startsWith(prefix)))
    const [first, ...shared] = around.length > 0 ? around : reached
    const enclosed = WHOLE.filter(
      (prefix) => prefix.startsWith(pin) && !except.some((other) => prefix.startsWith(other)),
    ).flatMap(statesOf)
    const main = shared.some((one) => homes.includes(one)) ? [] : [first]
    return [...main, ...enclosed].flatMap((one) => (one && !homes.includes(one) ? one.name : []))
  })
}
