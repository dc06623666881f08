import { DAY_MS } from './times.ts'

/*
 * What the numbers of `numbers.test.ts` must be, by plain loops over rows. Money is in paise.
 */

export type Row = Record<string, string | number | null>
export type Tables = Record<'interactions' | 'orders' | 'inquiries' | 'subscriptions', Row[]>

/** Sums by key. */
type Sums = Record<string, number>

/** The calendar of the test: days in India. */
const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
export const dayOf = (time: unknown) => indian.format(new Date(Number(time)))
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
export const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
export function listOf(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

export function sumBy<Of>(
  rows: Of[],
  keyOf: (row: Of) => string | undefined,
  numberOf: (row: Of) => number = () => 1,
): Sums {
  const sums: Sums = {}
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== undefined) sums[key] = (sums[key] ?? 0) + numberOf(row)
  }
  return sums
}

/** Counts rows by key on each day, where only the twenty most frequent keys have a count of their own. */
export function count(rows: Row[], time: string, keyOf: (row: Row) => string | undefined): Sums {
  const sums: Sums = {}
  for (const ofDay of Map.groupBy(rows, (row) => dayOf(row[time])).values()) {
    const keys = Object.entries(sumBy(ofDay, keyOf)).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    keys.forEach(([key, times], rank) => {
      const shown = rank < 20 ? key : 'other'
      sums[shown] = (sums[shown] ?? 0) + times
    })
  }
  return sums
}

export const sum = (rows: Row[], column: string) =>
  rows.reduce((all, row) => all + Number(row[column] ?? 0), 0)

export const nonZero = (counts: Sums) =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0))

/** The key under which a breakdown shows one of `number-acts.ts`: both names of a service are one, and so are all batches. */
const shownAs: Record<string, (key: string) => string> = {
  source: (key) => key.replace(/^lot:.*/, 'lot').replace(/^(l\.instagram\.com|ig)(?= ·|$)/, 'instagram'),
  page: (key) => key.replace(/^(\/mr)?\/batch\/.*/, '/batch'),
}

/**
 * A breakdown by some columns of numbers: highest first, by name where they are equal. Beyond ten rows the last one sums up
 * the rest.
 */
export function breakdown(dimension: string, columns: Sums[]): [key: string, ...number[]][] {
  const sums = new Map<string, number[]>()
  for (const [column, counts] of columns.entries())
    for (const [key, value] of Object.entries(counts)) {
      const shown = shownAs[dimension]?.(key) ?? key
      const row = sums.get(shown) ?? columns.map(() => 0)
      row[column] = (row[column] ?? 0) + value
      sums.set(shown, row)
    }
  const rows = [...sums].filter(([, row]) => row.some((value) => value !== 0))
  const isRest = (key: string) => Number(key === 'other')
  rows.sort(([a, m], [b, n]) => {
    const higher = n.map((value, column) => value - (m[column] ?? 0)).find((value) => value !== 0)
    return isRest(a) - isRest(b) || higher || (a < b ? -1 : 1)
  })
  const rest = rows.length > 10 ? rows.splice(9) : []
  const restOf = (column: number) => rest.reduce((all, [, row]) => all + (row[column] ?? 0), 0)
  if (rest.length > 0) rows.push(['other', columns.map((_, column) => restOf(column))])
  return rows.map(([key, row]) => [key, ...row])
}

export const isBatchView = ({ interaction_type: type }: Row) => type === 'batch_view'

export const placementOf = (row: Row) => {
  const data = JSON.parse(String(row.additional_data ?? '{}')) ?? {}
  return data.placement ?? (data.inquiry_type === 'whatsapp' ? 'floating-button' : 'unknown')
}

export type Line = { pack: string; jars: number; paise: number; lot: string | null }

/** The lines of a sale and its delivery. The chosen pack has what the others leave of the amount. */
export function linesOf({ pack, quantity, amount, charge, lot, others }: Row): Line[] {
  const further = JSON.parse(String(others ?? '[]')) as {
    pack: string
    jars: number
    each: number
    lot?: string
  }[]
  const lines = further.map(({ each, lot = null, ...line }) => ({ ...line, paise: line.jars * each, lot }))
  const delivery = { pack: 'delivery', jars: 0, paise: Number(charge ?? 0), lot: null }
  const paise = [...lines, delivery].reduce((rest, line) => rest - line.paise, Number(amount ?? 0))
  const chosen = { pack: String(pack || 'unknown'), jars: Number(quantity), paise, lot: lot as string | null }
  return [chosen, ...lines, delivery]
}
