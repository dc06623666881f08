/** Lasts as long as the browser's profile, or as the browser session. */
type Area = 'localStorage' | 'sessionStorage'

/** @returns the text saved under a key; null without one, and where storage is blocked */
export function readStorage(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Saves a text, or with null removes it, and returns whether it did: storage may be blocked or full. */
export function writeStorage(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes every text whose key has this prefix. */
export function clearStorage(area: Area, prefix: string): void {
  try {
    for (const key of Object.keys(globalThis[area]))
      if (key.startsWith(prefix)) globalThis[area].removeItem(key)
  } catch {
    // Nothing was saved where storage is blocked.
  }
}

const withoutStorage = new Map<string, string>()

/** Makes a text at its first use in a browser session; where storage is blocked, it lasts as long as the page. */
export function oncePerSession(key: string, make: () => string): string {
  const saved = readStorage('sessionStorage', key) ?? withoutStorage.get(key)
  if (saved !== undefined) return saved
  const made = make()
  saveInSession(key, made)
  return made
}

/** Saves the text that `oncePerSession` returns from now on. */
export function saveInSession(key: string, text: string): void {
  if (!writeStorage('sessionStorage', key, text)) withoutStorage.set(key, text)
}

/** Forgets a text of `oncePerSession`; its next use makes another one. */
export function forgetInSession(key: string): void {
  writeStorage('sessionStorage', key, null)
  withoutStorage.delete(key)
}
