import { type Breakdowns, DIRECT, type Dimension, type Range } from '../contract.ts'
import { breakdownsOf, type RangeRow } from './breakdowns.ts'
import { dayOf, periodOf } from './days.ts'
import type { sampleRows } from './demo-samples.ts'

type Told = [dimension: Dimension, key: string, time: number, paise: number]

/** @returns the breakdowns of the sample rows, as the fold would make them */
export function sampleBreakdowns(rows: ReturnType<typeof sampleRows>, now: number, days: Range): Breakdowns {
  const period = periodOf(now, days)
  const found = new Map<string, RangeRow>()
  for (const [dimension, key, time, paise] of whatIsTold(rows)) {
    const inRange = period.days.includes(dayOf(time))
    if (!inRange && dayOf(time) < period.previousDay) continue
    const name = `${dimension} ${key}`
    const row = found.get(name) ?? { dimension, key, count: 0, value: 0, previous: 0 }
    found.set(name, {
      ...row,
      count: row.count + (inRange ? 1 : 0),
      value: row.value + (inRange ? paise : 0),
      previous: row.previous + (inRange ? 0 : 1),
    })
  }
  return {
    data: breakdownsOf([...found.values()].sort((one, other) => other.count - one.count)),
    freshAt: new Date(now).toISOString(),
  }
}

function whatIsTold({ interactions, productEvents }: ReturnType<typeof sampleRows>): Told[] {
  return [
    ...interactions.flatMap(({ interaction_type, page_url, additional_data, timestamp }): Told[] => {
      const { placement, utm_source, referrer } = JSON.parse(additional_data ?? '{}')
      return [
        ...(interaction_type === 'whatsapp_click'
          ? [['placement', placement, timestamp, 0] satisfies Told]
          : []),
        ['page', new URL(page_url ?? '').pathname, timestamp, 0],
        ['source', utm_source ?? referrer ?? DIRECT, timestamp, 0],
      ]
    }),
    ...productEvents.map(
      ({ product_name, timestamp, conversion_value }): Told => [
        'order',
        product_name,
        timestamp,
        conversion_value ?? 0,
      ],
    ),
  ]
}
