import { beforeEach, describe, expect, it, vi } from 'vitest'

const HERE = 'https://site.example'

/** A browser that reached `landing` by a link on `referrer`; the module is imported again. */
async function visit(landing: string, referrer: string, items = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  return readSource(landing, referrer)
}

async function readSource(landing: string, referrer: string) {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('location', { href: landing })
  vi.resetModules()
  return (await import('#web/browser/tracking/session.ts')).visitSource()
}

describe('where a visit came from', () => {
  beforeEach(() => {
    vi.unstubAllGlobals()
  })

  it('is the host that linked here, and the link’s UTM parameters', async () => {
    expect(
      await visit(
        `${HERE}/?utm_source=insta&utm_medium=story&utm_campaign=winter&utm_term=x`,
        'https://www.google.com/search?q=amla',
      ),
    ).toEqual({ referrer: 'google.com', utm_source: 'insta', utm_medium: 'story', utm_campaign: 'winter' })
  })

  it.each([
    ['nobody', ''],
    ['a page of our own', `${HERE}/blog`],
  ])('is nothing where the link came from %s', async (_, referrer) => {
    expect(await visit(`${HERE}/`, referrer)).toEqual({})
  })

  it('is an app where an app linked here', async () => {
    expect(await visit(`${HERE}/`, 'android-app://com.example.app/')).toEqual({ referrer: 'com.example.app' })
  })

  it('is at most 100 characters of each part, without control characters', async () => {
    const source = encodeURIComponent(` a\u0000b\n${'🌿'.repeat(100)}`)
    const found = await visit(`${HERE}/?utm_source=${source}&utm_medium=%20`, '')
    expect(Object.keys(found)).toEqual(['utm_source'])
    expect(found.utm_source).toHaveLength(100)
    expect(found.utm_source).toMatch(/^a b 🌿/u)
  })

  it('stays what it was at the landing, on every page of the session', async () => {
    const items = new Map<string, string>()
    const landing = await visit(`${HERE}/?utm_source=insta`, 'https://l.instagram.com/', items)
    expect(await visit(`${HERE}/faq`, `${HERE}/`, items)).toEqual(landing)
  })

  it('is found where storage is forbidden', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(await readSource(`${HERE}/?utm_source=insta`, '')).toEqual({ utm_source: 'insta' })
  })
})
