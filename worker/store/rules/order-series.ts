import type { Change, OrderStats } from '#contract/orders.ts'
import type { Period } from './days.ts'

/** Orders counted on a day. */
export type DayOrders = {
  day: string
  clicked: number
  sold: number
  sold_from_clicks: number
  value: number
}

const PAISE_PER_RUPEE = 100

/** @param days of the period and of the previous one, in any order; days without orders may be left out */
export function orderSummary(period: Period, days: DayOrders[]): OrderStats['summary'] {
  const [firstDay = '', lastDay = ''] = [period.days[0], period.days.at(-1)]
  const change = (field: Exclude<keyof DayOrders, 'day'>, unit = 1): Change => {
    const sum = (some: DayOrders[]) => some.reduce((total, counts) => total + counts[field], 0) / unit
    return {
      inRange: sum(days.filter(({ day }) => day >= firstDay && day <= lastDay)),
      previous: sum(days.filter(({ day }) => day >= period.previousDay && day < firstDay)),
    }
  }
  return {
    clicked: change('clicked'),
    sold: change('sold'),
    rupees: change('value', PAISE_PER_RUPEE),
    soldFromClicks: change('sold_from_clicks'),
  }
}

/** @returns one entry for each day of the period, zeros included */
export function orderSeries(period: Period, days: DayOrders[]): OrderStats['series'] {
  const byDay = new Map(days.map((counts) => [counts.day, counts]))
  return period.days.map((day) => {
    const { clicked = 0, sold = 0, value = 0 } = byDay.get(day) ?? {}
    return { day, clicked, sold, rupees: value / PAISE_PER_RUPEE }
  })
}
