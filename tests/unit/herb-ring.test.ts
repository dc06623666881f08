import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { ringOf } from '#web/pages/home/products/herb-ring.ts'
import { content } from '../content.ts'

const ring = content.copy.herbs.ring
const FEW_NAMES = ['Khand', 'Honey', 'Ghee', 'Sesame oil']

/** From the end of each name to the beginning of the next one, clockwise, in degrees. */
function gapsOf(names: readonly string[]): number[] {
  const round = ringOf(names).names.toSorted((one, other) => one.angle - other.angle)
  return round.map(({ angle, span }, place) => {
    const next = round[place + 1]
    const start = next ? next.angle - next.span / 2 : (round[0]?.angle ?? 0) - (round[0]?.span ?? 0) / 2 + 360
    return start - (angle + span / 2)
  })
}

describe('the names around the amla', () => {
  it('have equal gaps between their ends, however many there are', () => {
    for (let count = 1; count <= 8; count += 1) {
      const gaps = gapsOf(ring.slice(0, count))
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 5)
      expect(gaps[0]).toBeGreaterThan(6)
    }
  })

  it('are nowhere upside down, in any language', () => {
    for (const names of [
      ring,
      FEW_NAMES,
      loadContent('mr').copy.herbs.ring,
      loadContent('hi').copy.herbs.ring,
    ])
      for (const { angle, isUpper } of ringOf(names).names) {
        const fromTop = Math.abs(angle > 180 ? angle - 360 : angle)
        expect([angle, fromTop < 110]).toEqual([angle, isUpper])
      }
  })

  it('leave a gap at the upper right for the line to the words beside them', () => {
    for (const names of [ring, FEW_NAMES]) expect(ringOf(names).leader).toBeGreaterThan(15)
  })
})
