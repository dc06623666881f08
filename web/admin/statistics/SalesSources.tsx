import type { OrderStats } from '#worker/orders/contract.ts'
import { UNKNOWN } from '#worker/statistics/constants.ts'
import { LoadingNote, QueryPanel } from '../controls/Panel.tsx'
import { rupees } from '../format.ts'
import { NO_REFERENCE_NAME, packName, pageName, placementName, sourceName } from '../names.ts'
import { useShop } from '../shop.ts'
import { beforeColumn, type Column, TableSwitch, tableOf } from './BarTable.tsx'
import { queryOrderStats } from './queries.ts'
import { useNumbers } from './use-numbers.ts'

type Counts = OrderStats['breakdowns']['page'][number]
type SalesSource = OrderStats['breakdowns']['source'][number]
type Jars = OrderStats['jars'][number]

const CLICKS: Column<Counts> = { name: 'Clicks', of: ({ clicked }) => clicked }
const SOLD: Column<Counts> = { name: 'Sold', of: ({ sold }) => sold }
const RUPEES: Column<{ rupees: number }> = { name: 'Rupees', of: (row) => row.rupees, format: rupees }
const JARS: Column<Jars> = { name: 'Jars', of: ({ jars }) => jars }
const FUNNEL: readonly Column<SalesSource>[] = [
  { name: 'Price seen', of: ({ seen }) => seen },
  CLICKS,
  SOLD,
  RUPEES,
]

/** Names a key of sales; those without a click, which have no key, are sales without a reference. */
const clickedName = (nameOf: (key: string) => string) => (key: string) =>
  key === UNKNOWN ? NO_REFERENCE_NAME : nameOf(key)

/** Where sales come from: source, button and page; and the jars of each pack. */
export function SalesSources() {
  const { span } = useNumbers()
  return (
    <QueryPanel
      heading="Where sales come from"
      query={queryOrderStats(span)}
      loading={<LoadingNote className="min-h-84" />}
    >
      {(stats) => <Tables stats={stats} />}
    </QueryPanel>
  )
}

function Tables({ stats: { breakdowns, jars } }: { stats: OrderStats }) {
  const { chosen } = useNumbers()
  const { articles } = useShop()
  const columns = [CLICKS, SOLD, RUPEES]
  return (
    <TableSwitch
      name="Sales by"
      tables={[
        tableOf('lg:col-span-8', {
          heading: 'Source',
          name: 'From price to order, by source',
          rows: breakdowns.source,
          keyName: clickedName(sourceName),
          columns: FUNNEL,
        }),
        tableOf('lg:col-span-4', {
          heading: 'Pack',
          name: 'Jars sold, by pack',
          rows: jars,
          keyName: packName,
          columns: [beforeColumn(chosen), RUPEES, JARS],
        }),
        tableOf('lg:col-span-6', {
          heading: 'Button',
          name: 'Sales by button',
          rows: breakdowns.placement,
          keyName: clickedName(placementName),
          columns,
        }),
        tableOf('lg:col-span-6', {
          heading: 'Page',
          name: 'Sales by article or page',
          rows: breakdowns.page,
          keyName: clickedName((key) => pageName(key, articles)),
          columns,
        }),
      ]}
    />
  )
}
