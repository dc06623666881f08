import { describe, expect, it } from 'vitest'
import { describeRemaining } from '#web/admin/batches/LotPanel.tsx'

describe('what is left of a batch', () => {
  it('calls for the next one where less than a quarter of the newest is left', () => {
    expect(describeRemaining(30_750, 38, true)).toEqual({
      text: '7.25 kg left: time to cook.',
      isFault: false,
    })
    expect(describeRemaining(20_000, 38, true)).toEqual({ text: '18 kg left.', isFault: false })
    expect(describeRemaining(30_750, 38, false)).toEqual({ text: '7.25 kg left.', isFault: false })
  })

  it('is a fault where more was sold than cooked', () => {
    expect(describeRemaining(38_500, 38, true)).toEqual({
      text: '0.5 kg more than was cooked: check the lots of its sales.',
      isFault: true,
    })
  })
})
