import { expect, it, vi } from 'vitest'
import { claimPopup } from '#web/pages/home/popup/popup-timer.ts'

function emptyStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
}

it('claimPopup opens on every home view, once a browser session or never, as the brand sets it, and not at all where once cannot be stored', () => {
  const choices = ['every-visit', 'every-visit', 'off'] as const
  expect(choices.map((choice) => claimPopup(choice))).toEqual([true, true, false])
  for (const session of [emptyStorage(), emptyStorage()]) {
    vi.stubGlobal('sessionStorage', session)
    expect([claimPopup('once-per-session'), claimPopup('once-per-session')]).toEqual([true, false])
  }
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(claimPopup('once-per-session')).toBe(false)
})
