import { readStorage, writeStorage } from '#web/browser/storage.ts'
import { WAYS_RECEIVED } from '#worker/orders/constants.ts'
import type { Order } from '#worker/orders/contract.ts'
import type { Shop } from '../shop.ts'

const KEY = 'owner_way_received'

/** The way in which money was last received on this device; at first the first way to pay that the shop takes. */
export function wayChosen({ wayReceived }: Pick<Shop, 'wayReceived'>): NonNullable<Order['received_how']> {
  const kept = readStorage('localStorage', KEY)
  return WAYS_RECEIVED.find((way) => way === kept) ?? wayReceived
}

/** Keeps a way that the owner has chosen for the next order. */
export function keepWay(way: string): void {
  writeStorage('localStorage', KEY, way)
}
