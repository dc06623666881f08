import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimPopup } from '#web/pages/home/popup/popup-timer.ts'
import { SESSION_ID } from '#worker/tracking/constants.ts'

const HERE = 'https://site.example'

/** Imports the module again, which holds in memory what it cannot store. */
async function freshPage(storage?: object) {
  vi.stubGlobal('sessionStorage', storage)
  vi.resetModules()
  return import('#web/browser/tracking/session.ts')
}

function storageOf(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const FORBIDDEN = { getItem: refuse, setItem: refuse, removeItem: refuse }

describe('the id of a session', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {})
  })

  it.each([
    ['kept', storageOf()],
    ['forbidden', FORBIDDEN],
  ])('opens one’s own data until the page ends or forgets it, where storage is %s', async (_, storage) => {
    const { forgetSessionId, sessionId } = await freshPage(storage)
    const first = sessionId()
    expect(first).toMatch(SESSION_ID)
    expect(Math.abs(Number(first.split('_')[1]) - Date.now())).toBeLessThan(5000)
    expect(first.split('_')[2]).toHaveLength(128 / 4)
    expect(sessionId()).toBe(first)
    forgetSessionId()
    const second = sessionId()
    expect(second).not.toBe(first)
    expect(sessionId()).toBe(second)
  })

  it('distinguishes a server’s from a browser’s, and does not let it open anything', async () => {
    vi.stubGlobal('window', undefined)
    const made = (await freshPage()).sessionId()
    expect(made).toMatch(/^server-session-\d{13}$/)
    expect(made).not.toMatch(SESSION_ID)
  })
})

describe('where a visit came from', () => {
  /** Reaches `landing` by a link on `referrer`. */
  async function visit(landing: string, referrer = '', storage: object | undefined = storageOf()) {
    vi.stubGlobal('document', { referrer })
    vi.stubGlobal('location', { href: HERE + landing })
    return (await freshPage(storage)).visitSource()
  }

  it('is the host that linked here, or the app, and the link’s UTM parameters, on every page of the session', async () => {
    const landing = '/?utm_source=insta&utm_medium=story&utm_campaign=winter&utm_term=x'
    const storage = storageOf()
    const source = {
      referrer: 'google.com',
      utm_source: 'insta',
      utm_medium: 'story',
      utm_campaign: 'winter',
    }
    expect(await visit(landing, 'https://www.google.com/search?q=amla', storage)).toEqual(source)
    expect(await visit('/faq', `${HERE}/`, storage)).toEqual(source)
    expect(await visit('/', 'android-app://com.example.app/')).toEqual({ referrer: 'com.example.app' })
    for (const none of ['', `${HERE}/blog`]) expect(await visit('/', none)).toEqual({})
  })

  it('is at most 100 characters of each part, without control characters', async () => {
    const source = encodeURIComponent(` a\u0000b\n${'🌿'.repeat(100)}`)
    const found = await visit(`/?utm_source=${source}&utm_medium=%20`)
    expect(Object.keys(found)).toEqual(['utm_source'])
    expect(found.utm_source).toHaveLength(100)
    expect(found.utm_source).toMatch(/^a b 🌿/u)
  })

  it.each([
    ['kept', storageOf],
    ['forbidden', () => FORBIDDEN],
  ])('becomes the first jar’s code where no link led here, with storage %s', async (_, make) => {
    const scan = async (landing: string, referrer = '') => {
      vi.stubGlobal('document', { referrer })
      vi.stubGlobal('location', { href: HERE + landing })
      const { noteJarCode, visitSource } = await freshPage(make())
      visitSource()
      for (const lot of ['SY-26-02', 'SY-26-01']) noteJarCode(lot)
      return visitSource()
    }
    expect(await scan('/batch/SY-26-02')).toEqual({ lot: 'SY-26-02' })
    expect(await scan('/batch/SY-26-02', 'https://l.instagram.com/')).toEqual({ referrer: 'l.instagram.com' })
    expect(await scan('/batch/SY-26-02?utm_source=card')).toEqual({ utm_source: 'card' })
  })
})

it('the popup opens as often as the brand sets it, and not at all where “once” cannot be stored', () => {
  const choices = ['every-visit', 'every-visit', 'off'] as const
  expect(choices.map((choice) => claimPopup(choice))).toEqual([true, true, false])
  const twiceIn = (storage: object) => {
    vi.stubGlobal('sessionStorage', storage)
    return [claimPopup('once-per-session'), claimPopup('once-per-session')]
  }
  expect([storageOf(), storageOf(), FORBIDDEN].map(twiceIn)).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ])
})
