import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isSampled } from '#web/tracking/sample-web-vitals.ts'

const ANY = 0.05

function browser({ privacy = false, mine = false } = {}) {
  vi.stubGlobal('navigator', { globalPrivacyControl: privacy })
  vi.stubGlobal('localStorage', { getItem: () => (mine ? 'mine' : null) })
}

describe('a page view', () => {
  beforeEach(() => browser())

  it('tells its speed in one case of ten', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => index / 1000)
    expect(draws.filter((draw) => isSampled(draw, '/'))).toHaveLength(100)
    expect(isSampled(0, '/')).toBe(true)
    expect(isSampled(0.1, '/')).toBe(false)
  })

  it.each(['/', '/blog', '/blog/an-article', '/privacy-policy', '/nowhere'])('of %s may be one', (path) => {
    expect(isSampled(ANY, path)).toBe(true)
  })

  it.each(['/admin', '/admin/'])('of %s is none', (path) => {
    expect(isSampled(ANY, path)).toBe(false)
  })

  it('is none where Global Privacy Control is on', () => {
    browser({ privacy: true })
    expect(isSampled(ANY, '/')).toBe(false)
  })

  it('is none on a device that the owner marked', () => {
    browser({ mine: true })
    expect(isSampled(ANY, '/')).toBe(false)
  })
})
