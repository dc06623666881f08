import { shippingCharge, zoneOfPin } from '#web/shop/delivery.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import type { Shop } from '../shop.ts'

type Place = {
  /** The index of the zone; -1 where nothing is delivered. */
  zone: number
  /** Rupees for delivery. */
  charge: number | undefined
}

/**
 * Finds the zone of a PIN code, and what delivery costs there.
 *
 * @param sum of the jars, in rupees
 * @returns undefined where what was typed is no PIN code
 */
export function placeOfPin(
  { zones, packs }: Pick<Shop, 'zones' | 'packs'>,
  typed: string,
  sum: number,
): Place | undefined {
  const { pin } = readPinCode(typed)
  if (pin === undefined) return undefined
  const zone = zoneOfPin(zones, pin)
  return { zone: zone ? zones.indexOf(zone) : -1, charge: zone && shippingCharge(zone.charge, sum, packs) }
}
