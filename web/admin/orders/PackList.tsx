import Printer from 'lucide-react/icons/printer'
import type { Order } from '#worker/orders/contract.ts'
import { Fault } from '../controls/Fault.tsx'
import { QueryResult } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { dayInIndia, showCount, showDate, showJars, showOrders } from '../format.ts'
import { NO_LOT_NAME, OTHER_PACK_NAME } from '../names.ts'
import { isRecalled, useShop } from '../shop.ts'
import type { OrderMarks } from './marks.ts'
import { describeItems } from './order-tabs.ts'
import { queryWholeList } from './queries.ts'

/** What is to be packed: jars by pack, of which lots, and a list for the table that the browser prints. */
export function PackList({ marks }: { marks: OrderMarks }) {
  const shop = useShop()
  // Sizes that the shop no longer has come before what has no size.
  const sizes = shop.packs.list.map(({ id }) => id)
  const placeOf = (pack: string) =>
    sizes.includes(pack) ? sizes.indexOf(pack) : sizes.length + Number(pack === OTHER_PACK_NAME)
  return (
    <QueryResult query={queryWholeList('to_send', {})} loading={<p className="min-h-25" />}>
      {({ data: loaded }) => {
        const waiting = loaded
          .map((order) => marks.changed.get(order.id) ?? order)
          .filter(({ status, sent_at }) => status === 'sold' && sent_at === null)
        const [recalled = [], data = []] = [true, false].map((isBad) =>
          waiting.filter(({ lot }) => isRecalled(shop, lot) === isBad),
        )
        const lots = jarsBy(data, ({ lot }) => (lot === null ? NO_LOT_NAME : `lot ${lot}`))
        const jars = data.reduce((sum, { quantity }) => sum + quantity, 0)
        return (
          <div className="pack-list">
            <h3 className="font-semibold font-text text-[0.9375rem] text-jam">To pack</h3>
            <dl>
              {[...jarsBy(data, ({ pack }) => pack ?? OTHER_PACK_NAME)]
                .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
                .map(([pack, count]) => (
                  <div key={pack}>
                    <dt>× {pack}</dt>
                    <dd className="figure">{showCount(count)}</dd>
                  </div>
                ))}
            </dl>
            <SmallButton onClick={() => print()}>
              <Printer aria-hidden strokeWidth={1.75} className="size-4.5" />
              Print the list
            </SmallButton>
            <p className="text-moss text-sm">
              {data.length === 0
                ? 'Nothing to pack'
                : `${showJars(jars)} in ${showOrders(data.length)}${
                    lots.size === 1
                      ? `, all of ${[...lots.keys()].join()}`
                      : `: ${[...lots].map(([lot, count]) => `${showCount(count)} of ${lot}`).join(', ')}`
                  }`}
            </p>
            {[...jarsBy(recalled, ({ lot }) => lot ?? '')].map(([lot, count]) => (
              <Fault key={lot} title={`Do not send ${showJars(count)} of lot ${lot}:`}>
                it is recalled.
              </Fault>
            ))}
            <table className="printed">
              <caption>{`To send, ${showDate(dayInIndia(Date.now()))}`}</caption>
              <thead>
                <tr>
                  {['Packed', 'Reference', 'Jars', 'Lot', 'Note'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map((order) => (
                  <tr key={order.id}>
                    <td>☐</td>
                    <th scope="row">{order.reference ?? '–'}</th>
                    <td>{describeItems(order)}</td>
                    <td>{order.lot}</td>
                    <td>{order.note}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }}
    </QueryResult>
  )
}

/** Sums jars by key, in the order of the keys' first appearance. */
function jarsBy(orders: readonly Order[], keyOf: (order: Order) => string): Map<string, number> {
  const jars = new Map<string, number>()
  for (const order of orders) jars.set(keyOf(order), (jars.get(keyOf(order)) ?? 0) + order.quantity)
  return jars
}
