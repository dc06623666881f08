import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { sumOf } from '#contract/sum-of.ts'
import { currentDay } from '#web/browser/api/clock.ts'
import { jarsOf, type Line, linesOf, type Order } from '#worker/orders/contract.ts'
import { isToSend } from '#worker/orders/rules.ts'
import { ADDRESS_LABELS } from '../address-labels/AddressLabels.tsx'
import { Fault, QueryResult } from '../controls/Panel.tsx'
import { buttonStyle, SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { showCount, showDate, showJars, showOrders } from '../format.ts'
import { NO_LOT_NAME, OTHER_PACK_NAME } from '../names.ts'
import { partLink } from '../routing.ts'
import { isRecalled, recalledOf, useShop } from '../shop.ts'
import { useBulkMarks } from './bulk-marks.ts'
import { KeptNote } from './KeptMessages.tsx'
import { useKeptMessages } from './kept-messages.ts'
import { useMarks } from './marks.ts'
import { describeItems, lotsOf } from './order-tabs.ts'
import { queryWholeList } from './queries.ts'
import { RecalledJars } from './RecalledJars.tsx'

/** What is to be packed: jars by pack, of which lots, and a list for the table that the browser prints. */
export function PackList() {
  const shop = useShop()
  const marks = useMarks()
  const { find } = useKeptMessages()
  // Sizes that the shop no longer sells come before orders without a size.
  const sizes = shop.packs.list.map(({ id }) => id)
  const placeOf = (pack: string) =>
    sizes.includes(pack) ? sizes.indexOf(pack) : sizes.length + Number(pack === OTHER_PACK_NAME)
  return (
    <QueryResult query={queryWholeList('to_send', {})}>
      {({ data: loaded, isCut }) => {
        const waiting = loaded.map((order) => marks.changed.get(order.id) ?? order).filter(isToSend)
        const [recalled = [], data = []] = [true, false].map((isBad) =>
          waiting.filter((order) => (recalledOf(shop, order) !== undefined) === isBad),
        )
        const lines = data.flatMap(linesOf)
        const lots = jarsBy(lines, ({ lot }) => (lot === null ? NO_LOT_NAME : `lot ${lot}`))
        const hasTexts = data.some(find)
        const jars = sumOf(data, jarsOf)
        const held = recalled.flatMap(linesOf).filter(({ lot }) => isRecalled(shop, lot))
        return (
          <div className="mt-2.5 grid grid-cols-1 items-center gap-x-4 gap-y-0.5 border-jam/35 border-t pt-2.5 pb-3 min-[24rem]:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-7 xl:grid-cols-[auto_auto_minmax(0,1fr)_auto] print:border-0">
            <h3 className="col-span-full font-semibold md:col-auto md:row-start-1 font-text text-label text-jam">
              To pack
            </h3>
            <dl className="flex flex-wrap gap-x-5.5 gap-y-1">
              {[...jarsBy(lines, ({ pack }) => pack ?? OTHER_PACK_NAME)]
                .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
                .map(([pack, count]) => (
                  <div key={pack} className="flex flex-row-reverse items-baseline gap-1.25 whitespace-nowrap">
                    <dt>× {pack}</dt>
                    <dd className="figure text-[2.5rem] text-leaf">{showCount(count)}</dd>
                  </div>
                ))}
            </dl>
            {data.length > 0 && (
              <div className="col-span-full flex flex-wrap gap-2 py-1.5 md:-col-start-2 md:row-start-1">
                <SmallButton onClick={() => print()}>
                  <Printer aria-hidden strokeWidth={1.75} className="size-4.5" />
                  Print the list
                </SmallButton>
                <a href={partLink('orders', ADDRESS_LABELS)} className={buttonStyle.plain}>
                  Address labels
                </a>
                <AllSent orders={data} />
              </div>
            )}
            <p className="text-moss text-sm max-xl:col-span-full xl:col-start-3 xl:row-start-1">
              {data.length === 0
                ? 'Nothing to pack'
                : `${showJars(jars)} in ${showOrders(data.length)}${
                    lots.size === 1
                      ? `, all of ${[...lots.keys()].join()}`
                      : `: ${[...lots].map(([lot, count]) => `${showCount(count)} of ${lot}`).join(', ')}`
                  }`}
            </p>
            <div className="col-span-full empty:hidden">
              {[...jarsBy(held, ({ lot }) => lot ?? '')].map(([lot, jars]) => (
                <RecalledJars key={lot} lot={lot} jars={jars} />
              ))}
            </div>
            <div className="col-span-full">
              <KeptNote toSend={isCut ? undefined : loaded} />
            </div>
            <table className="printed">
              <caption>{`To send, ${showDate(currentDay())}`}</caption>
              <thead>
                <tr>
                  {['Packed', 'Reference', 'Jars', 'Lot', ...(hasTexts ? ['Address'] : []), 'Note'].map(
                    (name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {data.map((order) => (
                  <tr key={order.id}>
                    <td>☐</td>
                    <th scope="row">{order.reference ?? '–'}</th>
                    <td>{describeItems(order)}</td>
                    <td>{lotsOf(order).join(', ')}</td>
                    {hasTexts && <td className="text">{find(order)?.text}</td>}
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

/** Marks all orders to be packed as sent: those that are loaded here, not those that came since. */
function AllSent({ orders }: { orders: readonly Order[] }) {
  const { sendAll } = useBulkMarks()
  const [problem, setProblem] = useState<string>()
  const [busy, send] = useAction(async () => setProblem((await sendAll(orders))?.text))
  return (
    <>
      <SmallButton as="finish" busy={busy} onClick={send}>
        All sent
      </SmallButton>
      {problem && <Fault title={problem} />}
    </>
  )
}

/** Sums jars by key, in the order of the keys' first appearance. */
function jarsBy(lines: readonly Line[], keyOf: (line: Line) => string): Map<string, number> {
  const jars = new Map<string, number>()
  for (const line of lines) jars.set(keyOf(line), (jars.get(keyOf(line)) ?? 0) + line.jars)
  return jars
}
