import Printer from 'lucide-react/icons/printer'
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
  const names = [...shop.packs.list.map(({ id }) => id), OTHER_PACK_NAME]
  return (
    <QueryResult query={queryWholeList('to_send', {})} loading={<p className="min-h-25" />}>
      {({ data: loaded }) => {
        const waiting = loaded
          .map((order) => marks.changed.get(order.id) ?? order)
          .filter(({ status, sent_at }) => status === 'sold' && sent_at === null)
        const data = waiting.filter(({ lot }) => !isRecalled(shop, lot))
        const recalled = sums(
          waiting.flatMap(({ lot, quantity }) => (lot && isRecalled(shop, lot) ? [[lot, quantity]] : [])),
        )
        const byPack = sums(data.map(({ pack, quantity }) => [pack ?? OTHER_PACK_NAME, quantity]))
        const lots = sums(data.map(({ lot, quantity }) => [lot ?? NO_LOT_NAME, quantity]))
        const jars = [...byPack.values()].reduce((sum, count) => sum + count, 0)
        return (
          <div className="pack-list">
            <h3 className="font-semibold font-text text-[0.9375rem] text-jam">To pack</h3>
            <dl>
              {[...byPack]
                .toSorted(([one], [other]) => placeOf(one, names) - placeOf(other, names))
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
                      ? `, all of ${[...lots.keys()].map((lot) => (lot === NO_LOT_NAME ? lot : `lot ${lot}`)).join()}`
                      : `: ${[...lots].map(([lot, count]) => `${showCount(count)} of ${lot}`).join(', ')}`
                  }`}
            </p>
            {[...recalled].map(([lot, count]) => (
              <Fault key={lot} title={`Do not send ${showJars(count)} of lot ${lot}:`}>
                it is recalled.
              </Fault>
            ))}
            <table className="printed">
              <caption>{`To send, ${showDate(dayInIndia(Date.now()))}`}</caption>
              <thead>
                <tr>
                  <th scope="col">Packed</th>
                  <th scope="col">Reference</th>
                  <th scope="col">Jars</th>
                  <th scope="col">Lot</th>
                  <th scope="col">Note</th>
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

/** Sizes that the shop no longer has come before what has no size. */
function placeOf(pack: string, names: readonly string[]): number {
  const place = names.indexOf(pack)
  return place < 0 ? names.length - 1.5 : place
}

/** Sums numbers by key, in the order of the keys' first appearance. */
function sums(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const [key, count] of pairs) all.set(key, (all.get(key) ?? 0) + count)
  return all
}
