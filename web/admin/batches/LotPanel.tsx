import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type CSSProperties, useId } from 'react'
import useSWR from 'swr'
import { batchPath, labelsPath } from '#web/shop/batch.ts'
import type { LotTotals } from '#worker/orders/contract.ts'
import { Fault } from '../controls/Fault.tsx'
import { buttonStyle } from '../controls/SmallButton.tsx'
import { rupees, showCount, showDate, showJars, showKilograms, showOrders } from '../format.ts'
import { packName } from '../names.ts'
import { queryWholeList } from '../orders/queries.ts'
import { partLink } from '../routing.ts'
import { type Lot, useShop } from '../shop.ts'
import { describeRemaining, gramsSold } from './weight.ts'

type Props = { lot: Lot; totals: LotTotals | undefined; isNewest: boolean }

/** What was sold of a lot, and what is left of its kilograms; of a recalled one what the law asks. */
export function LotPanel({ lot, totals, isNewest }: Props) {
  const id = useId()
  const { key, fetch } = queryWholeList('to_send', {})
  const { data: waiting } = useSWR(key, fetch)
  const { recall } = lot
  const toSend = (waiting?.data ?? [])
    .filter((order) => order.lot === lot.lot)
    .reduce((jars, { quantity }) => jars + quantity, 0)
  return (
    <article aria-labelledby={id} className={recall ? 'recall' : ''}>
      <h3 id={id} className={`text-h4 lg:text-2xl ${recall ? 'text-fault' : ''}`}>
        {`Lot ${lot.lot}${recall ? ', recalled' : ''}`}
      </h3>
      <p className="text-moss">
        {recall
          ? `Since ${showDate(recall.on)}: ${recall.reason}`
          : isNewest
            ? 'On sale, the newest: new sales get this lot.'
            : lot.state === 'on sale'
              ? 'On sale.'
              : 'Sold out.'}
      </p>
      <dl className="facts">
        <Fact name="Made on" value={showDate(lot.madeOn)} />
        <Fact name="Best before" value={showDate(lot.bestBefore)} />
        <Fact name="Size" value={showKilograms(lot.kilograms * 1000)} />
        <Fact name="Still to send" value={waiting ? showJars(toSend) : '…'} />
        {recall && (
          <Fact
            name="Warned"
            value={totals ? `${showCount(totals.warned)} of ${showOrders(totals.orders)}` : '…'}
          />
        )}
      </dl>
      {recall && <RecallDuties />}
      {totals && (
        <>
          <SoldTable totals={totals} />
          <RemainingWeight totals={totals} lot={lot} isNewest={isNewest} />
        </>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <a href={partLink('orders', lot.lot)} className={buttonStyle.plain}>
          {recall ? 'Its orders, to warn' : 'Its orders'}
        </a>
        {recall && (
          <a href="/api/stats/subscriptions.csv" download className={buttonStyle.plain}>
            <Download aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
            Subscribers
          </a>
        )}
        {lot.state === 'on sale' && (
          <a href={labelsPath(lot)} className={buttonStyle.plain}>
            <Printer aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
            Print labels
          </a>
        )}
        <a href={batchPath(lot)} className={buttonStyle.text}>
          Page of the lot
        </a>
      </div>
    </article>
  )
}

/** The authority's page of recalls, with the regulations and their forms. */
const FOOD_RECALL = 'https://fssai.gov.in/cms/food-recall.php'

/** What the law asks of whoever recalls a food, in short. */
function RecallDuties() {
  return (
    <div className="my-4.5">
      <p>
        The{' '}
        <a href={FOOD_RECALL} className="text-leaf underline underline-offset-4">
          Food Recall Procedure Regulations, 2017
        </a>
        , and section 28 of the Food Safety and Standards Act ask, in short:
      </p>
      <ul className="list-disc pl-5">
        <li>Stop selling and sending the lot, and take it back.</li>
        <li>Tell FSSAI and the State’s Commissioner of Food Safety at once, with the reason.</li>
        <li>Tell everybody who may have a jar: what it is, its lot, why, and what to do.</li>
        <li>Keep jars that come back apart, count them, and destroy them as the authority agrees.</li>
        <li>Report how it goes until it is over, and then what was done and why it happened.</li>
        <li>Ask in writing to end the recall, and keep the records of it and of who bought the lot.</li>
      </ul>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Orders, jars, weight and rupees of a lot, by pack. */
function SoldTable({ totals }: { totals: LotTotals }) {
  const { packs } = useShop()
  const gramsOf = (key: string) => packs.list.find(({ id }) => id === key)?.grams
  const sum = totals.packs.reduce((all, row) => all + row.rupees, 0)
  return (
    <table className="bar-table mt-4.5">
      <caption>Sold of this lot</caption>
      <thead>
        <tr>
          <th scope="col">Pack</th>
          <th scope="col">Orders</th>
          <th scope="col">Jars</th>
          <th scope="col">Weight</th>
          <th scope="col">Rupees</th>
        </tr>
      </thead>
      <tbody>
        {totals.packs.map(({ key, orders, jars, rupees: sold }) => (
          <tr key={key}>
            <th scope="row">{packName(key)}</th>
            <td>{showCount(orders)}</td>
            <td>
              <b>{showCount(jars)}</b>
            </td>
            <td>{weightText(jars, gramsOf(key))}</td>
            <td>{rupees(sold)}</td>
          </tr>
        ))}
        {totals.packs.length === 0 && (
          <tr>
            <td colSpan={5} className="nothing">
              Nothing sold of this lot yet.
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td>{showCount(totals.orders)}</td>
          <td>{showCount(totals.jars)}</td>
          <td>{showKilograms(gramsSold(totals, packs.list))}</td>
          <td>{rupees(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What jars of a pack weigh; of an unknown pack nothing is known. */
function weightText(jars: number, grams: number | undefined): string {
  return grams === undefined ? '–' : showKilograms(jars * grams)
}

type LeftProps = { totals: LotTotals; lot: Lot; isNewest: boolean }

function RemainingWeight({ totals, lot: { kilograms, state }, isNewest }: LeftProps) {
  const { packs } = useShop()
  const grams = gramsSold(totals, packs.list)
  const unweighed = totals.packs
    .filter(({ key }) => !packs.list.some(({ id }) => id === key))
    .reduce((jars, row) => jars + row.jars, 0)
  const { text, isFault } = describeRemaining(grams, kilograms, isNewest)
  const share = Math.min(1, grams / (kilograms * 1000))
  return (
    <div className="mt-3.5 grid gap-1.5">
      <span aria-hidden className="meter">
        <i style={{ '--share': share } as CSSProperties} />
      </span>
      {isFault ? (
        <Fault title={`${showKilograms(grams)} of ${showCount(kilograms)} kg sold.`}>{text}</Fault>
      ) : (
        <p>
          <b className="font-semibold">{`${showCount(grams / 1000)} of ${showCount(kilograms)} kg sold.`}</b>{' '}
          <span>{state !== 'sold out' && text}</span>
        </p>
      )}
      {unweighed > 0 && (
        <p className="text-moss text-sm">
          {`${showJars(unweighed)} of another size ${unweighed === 1 ? 'is' : 'are'} not weighed.`}
        </p>
      )}
    </div>
  )
}
