import type { OrderStats } from '#worker/orders/contract.ts'
import { LoadingNote, Panel, QueryResult } from '../controls/Panel.tsx'
import { useVisible } from '../controls/use-visible.ts'
import { rupees, showCount } from '../format.ts'
import { lotName, packName, pageName, placementName, sourceName } from '../names.ts'
import { type Lot, useShop } from '../shop.ts'
import { BarTable, type Column, total } from './BarTable.tsx'
import { queryOrderStats } from './queries.ts'
import type { Chosen } from './range.ts'
import { TableSwitch } from './TableSwitch.tsx'

type Counts = OrderStats['breakdowns']['page'][number]
type SalesSource = OrderStats['breakdowns']['source'][number]
type Jars = OrderStats['jars']['pack'][number]

const CLICKS: Column<Counts> = {
  name: 'Clicks',
  show: ({ clicked }) => showCount(clicked),
  sum: (rows) => showCount(total(rows, ({ clicked }) => clicked)),
}
const SOLD_COLUMN: Column<Counts> = {
  name: 'Sold',
  show: ({ sold }) => showCount(sold),
  sum: (rows) => showCount(total(rows, ({ sold }) => sold)),
}
const RUPEES = {
  name: 'Rupees',
  show: (row: Counts) => rupees(row.rupees),
  sum: (rows: readonly Counts[]) => rupees(total(rows, (row) => row.rupees)),
  value: (row: Counts) => row.rupees,
}

/**
 * Of 100 who saw a price, how many bought: two figures. A dash where fewer saw it than bought: they came without a click,
 * or the price was seen before these days.
 */
function share(sold: number, seen: number): string {
  if (seen < sold || seen === 0) return '–'
  return String(Number(((sold / seen) * 100).toPrecision(2)))
}

const FUNNEL: Column<SalesSource>[] = [
  {
    name: 'Price seen',
    show: ({ seen }) => showCount(seen),
    sum: (rows) => showCount(total(rows, ({ seen }) => seen)),
  },
  CLICKS,
  SOLD_COLUMN,
  {
    name: 'of 100 seen',
    wide: true,
    show: ({ sold, seen }) => share(sold, seen),
    // A sale without a reference has no source at which a price was seen.
    sum: (rows) => {
      const reached = rows.filter(({ seen }) => seen > 0)
      return share(
        total(reached, ({ sold }) => sold),
        total(reached, ({ seen }) => seen),
      )
    },
  },
]

/** Where sales come from: source, button and page; and the jars of packs and lots. */
export function SalesSources({ chosen }: { chosen: Chosen }) {
  const { isVisible, ref } = useVisible<HTMLElement>()
  return (
    <Panel heading="Where sales come from" ref={ref} tabIndex={isVisible ? -1 : 0}>
      <QueryResult
        query={isVisible ? queryOrderStats(chosen) : undefined}
        loading={<LoadingNote className="min-h-84" />}
      >
        {(stats) => <Tables stats={stats} chosen={chosen} />}
      </QueryResult>
    </Panel>
  )
}

function Tables({ stats: { breakdowns, jars }, chosen }: { stats: OrderStats; chosen: Chosen }) {
  const { articles, lots } = useShop()
  const renderTable = (
    name: string,
    heading: string,
    rows: readonly Counts[],
    keyName: (key: string) => string,
  ) => (
    <BarTable
      name={name}
      heading={heading}
      rows={rows}
      keyName={keyName}
      columns={[CLICKS, SOLD_COLUMN]}
      bar={RUPEES}
    />
  )
  const before: Column<Jars> = {
    name: 'Before',
    more: chosen.compare === 'year' ? ', a year ago' : ', in as many days before',
    show: ({ previous }) => showCount(previous),
    sum: (rows) => showCount(total(rows, ({ previous }) => previous)),
  }
  const sold = {
    name: 'Jars',
    show: (row: Jars) => showCount(row.jars),
    sum: (rows: readonly Jars[]) => showCount(total(rows, (row) => row.jars)),
    value: (row: Jars) => row.jars,
  }
  return (
    <TableSwitch
      name="Sales by"
      tables={[
        {
          value: 'Source',
          className: 'lg:col-span-8 lg:row-span-2',
          table: (
            <BarTable
              name="From price to order, by source"
              heading="Source"
              rows={breakdowns.source}
              keyName={sourceName}
              columns={FUNNEL}
              bar={RUPEES}
            />
          ),
        },
        {
          value: 'Pack',
          className: 'lg:col-span-4',
          table: (
            <BarTable
              name="Jars sold, by pack"
              heading="Pack"
              rows={jars.pack}
              keyName={packName}
              columns={[before, { name: 'Rupees', show: (row) => rupees(row.rupees) }]}
              bar={sold}
            />
          ),
        },
        {
          value: 'Lot',
          className: 'lg:col-span-4',
          table: (
            <BarTable
              name="Jars sold, by lot"
              heading="Lot"
              rows={jars.lot}
              keyName={lotName}
              columns={[{ name: 'State', show: ({ key }) => stateOfLot(lots, key) }]}
              bar={sold}
            />
          ),
        },
        {
          value: 'Button',
          className: 'lg:col-span-6',
          table: renderTable('Sales by button', 'Button', breakdowns.placement, placementName),
        },
        {
          value: 'Page',
          className: 'lg:col-span-6',
          table: renderTable('Sales by article or page', 'Page', breakdowns.page, (key) =>
            pageName(key, articles),
          ),
        },
      ]}
    />
  )
}

/** The state of a lot, such as `on sale`; an empty text for a key that is no lot of the shop. */
function stateOfLot(lots: readonly Lot[], lot: string): string {
  return lots.find((candidate) => candidate.lot === lot)?.state ?? ''
}
