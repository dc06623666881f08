import { slug } from 'virtual:shop'
import { readStorage, writeStorage } from '../storage.ts'

const KEY = `${slug}_owner_device`
const OWNER_VALUE = 'mine'

/** @returns whether this browser is marked as the owner's, and its clicks are left out of the statistics */
export function isOwnerDevice(): boolean {
  return readStorage('localStorage', KEY) === OWNER_VALUE
}

/** Marks this browser as the owner's or not, where it stores anything: some do not in a private window. */
export function markOwnerDevice(mine: boolean): void {
  writeStorage('localStorage', KEY, mine ? OWNER_VALUE : null)
}
