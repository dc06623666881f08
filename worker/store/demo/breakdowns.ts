import { type Breakdowns, DIRECT, type Dimension } from '../../contract/breakdowns.ts'
import type { Range } from '../../contract/ranges.ts'
import { groupByDimension, type RangeRow } from '../rules/breakdowns.ts'
import { dayOf, periodOf } from '../rules/days.ts'
import type { SampleRows } from './samples.ts'

type DimensionRow = { dimension: Dimension; key: string; time: string; paise?: number }

/** @returns the breakdowns that a rollup of the sample rows would produce */
export function sampleBreakdowns(samples: SampleRows, now: number, days: Range): Breakdowns {
  const period = periodOf(now, days)
  const sums = new Map<string, RangeRow>()
  for (const { dimension, key, time, paise = 0 } of dimensionRows(samples)) {
    const day = dayOf(Date.parse(time))
    const isInRange = period.days.includes(day)
    if (!isInRange && day < period.previousDay) continue
    const name = `${dimension} ${key}`
    const sum = sums.get(name) ?? { dimension, key, count: 0, value: 0, previous: 0 }
    sums.set(name, {
      ...sum,
      count: sum.count + (isInRange ? 1 : 0),
      value: sum.value + (isInRange ? paise : 0),
      previous: sum.previous + (isInRange ? 0 : 1),
    })
  }
  return {
    data: groupByDimension([...sums.values()].sort((one, other) => other.count - one.count)),
    freshAt: new Date(now).toISOString(),
  }
}

function dimensionRows({ interactions, productEvents }: SampleRows): DimensionRow[] {
  return [
    ...interactions.flatMap(({ interaction_type, page_url, additional_data, timestamp: time }) => {
      const { placement, utm_source, referrer } = (additional_data ?? {}) as Record<string, string>
      const rows: DimensionRow[] = [
        { dimension: 'page', key: new URL(page_url ?? '').pathname, time },
        { dimension: 'source', key: utm_source ?? referrer ?? DIRECT, time },
      ]
      if (interaction_type === 'whatsapp_click' && placement) {
        rows.push({ dimension: 'placement', key: placement, time })
      }
      return rows
    }),
    ...productEvents.map(
      ({ product_name, timestamp, conversion_value }): DimensionRow => ({
        dimension: 'order',
        key: product_name,
        time: timestamp,
        paise: Math.round((conversion_value ?? 0) * 100),
      }),
    ),
  ]
}
