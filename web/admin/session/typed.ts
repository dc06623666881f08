import { clearStorage, readStorage, writeStorage } from '#web/browser/storage.ts'

/*
 * What the owner has typed or pasted and not saved yet, in the storage of the tab: a phone drops a tab in the background, and
 * loads it again. It lasts until it is saved, the owner signs out, or the tab is closed.
 */

const PREFIX = 'owner_typed:'

/** The browser's database of pasted messages, which `orders/kept-messages.ts` fills. */
export const MESSAGES_DATABASE = 'owner_messages'

/** @returns what was kept under a key; null where nothing was */
export function readTyped(key: string): string | null {
  return readStorage('sessionStorage', PREFIX + key)
}

/** Keeps a text; an empty one is kept no longer. */
export function keepTyped(key: string, text: string): void {
  writeStorage('sessionStorage', PREFIX + key, text === '' ? null : text)
}

export function forgetTyped(): void {
  clearStorage('sessionStorage', PREFIX)
  try {
    indexedDB.deleteDatabase(MESSAGES_DATABASE)
  } catch {
    // Nothing was kept where the database is blocked.
  }
}
