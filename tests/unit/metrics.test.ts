import { describe, expect, it } from 'vitest'
import { interactionMetric, interactionMetrics, typeOfMetric } from '#worker/store/rules/metrics.ts'

describe('interactionMetric', () => {
  it.each(['whatsapp_click', 'pricing_view', 'newsletter_subscription'])('counts %s by its name', (type) => {
    expect(interactionMetric(type)).toBe(`interaction:${type}`)
    expect(typeOfMetric(interactionMetric(type))).toBe(type)
  })

  it.each(['made_up', '', 'other', 'WHATSAPP_CLICK', 'subscription', '__proto__', 'constructor'])(
    'counts %j as other',
    (type) => {
      expect(interactionMetric(type)).toBe('interaction:other')
    },
  )

  it('returns only metrics that the dashboard reads', () => {
    expect(interactionMetrics).toEqual([
      'interaction:whatsapp_click',
      'interaction:pricing_view',
      'interaction:newsletter_subscription',
      'interaction:batch_view',
      'interaction:other',
    ])
  })
})
