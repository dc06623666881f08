import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ID } from '#worker/tracking/contract.ts'

/** Imports the module again, which holds an id in memory where storage is blocked. */
async function freshPage() {
  vi.resetModules()
  return import('#web/browser/tracking/session.ts')
}

function storage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}

describe('sessionId', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {})
  })

  it('is of the form that opens one’s own data', async () => {
    vi.stubGlobal('sessionStorage', storage())
    const { sessionId } = await freshPage()
    const made = sessionId()
    expect(made).toMatch(SESSION_ID)
    expect(Math.abs(Number(made.split('_')[1]) - Date.now())).toBeLessThan(5000)
    expect(made.split('_')[2]).toHaveLength(128 / 4)
  })

  it('lasts as long as the page where storage is forbidden', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    const { sessionId } = await freshPage()
    expect(sessionId()).toMatch(SESSION_ID)
    expect(sessionId()).toBe(sessionId())
  })

  it.each(['kept', 'forbidden'])(
    'is another one after it was forgotten, where storage is %s',
    async (state) => {
      vi.stubGlobal('sessionStorage', state === 'kept' ? storage() : undefined)
      const { forgetSessionId, sessionId } = await freshPage()
      const first = sessionId()
      forgetSessionId()
      expect(sessionId()).not.toBe(first)
      expect(sessionId()).toBe(sessionId())
    },
  )

  it('distinguishes a server’s from a browser’s, and does not let it open anything', async () => {
    vi.stubGlobal('window', undefined)
    const made = (await freshPage()).sessionId()
    expect(made).toMatch(/^server-session-\d{13}$/)
    expect(made).not.toMatch(SESSION_ID)
  })
})
