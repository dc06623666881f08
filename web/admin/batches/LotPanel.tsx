import Printer from 'lucide-react/icons/printer'
import { useId } from 'react'
import { currentDay } from '#web/browser/api/clock.ts'
import { batchPath, labelsPath } from '#web/shop/batch.ts'
import type { LotTotals } from '#worker/orders/contract.ts'
import { MAX_DAYS } from '#worker/statistics/constants.ts'
import { QueryResult } from '../controls/Panel.tsx'
import { buttonStyle, DownloadLink } from '../controls/SmallButton.tsx'
import { addDays, rupees, showCount, showDate, showJars } from '../format.ts'
import { packName } from '../names.ts'
import { querySoldTotals } from '../orders/queries.ts'
import { partLink } from '../routing.ts'
import { type Lot, useShop } from '../shop.ts'
import { BarTable } from '../statistics/BarTable.tsx'

type Props = { lot: Lot; totals: LotTotals | undefined; isNewest: boolean }

/** What was sold of a lot; of a recalled one what the law asks. */
export function LotPanel({ lot, totals, isNewest }: Props) {
  const id = useId()
  const { recall } = lot
  const { expiry } = useShop()
  const facts = [
    ['Made on', showDate(lot.madeOn)],
    [expiry, showDate(lot.expiresOn)],
    ['Size', `${showCount(lot.kilograms)} kg`],
    ...lot.mrps.map(({ pack, mrp, today }) => [
      `MRP on ${packName(pack)}`,
      today ? `${rupees(mrp)}; the shop has ${rupees(today)}` : rupees(mrp),
    ]),
    // Who has a jar: an order that is not sent is held back.
    ...(recall && totals
      ? [['Warned', `${showCount(totals.warned)} of ${showCount(totals.sent)} who have a jar`]]
      : []),
  ]
  return (
    <article aria-labelledby={id} className={recall ? 'border-fault border-t-3 pt-3.5' : ''}>
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
      <dl className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-5 border-jam/35 border-t">
        {facts.map(([name, value]) => (
          <div key={name} className="py-1.75">
            <dt className="text-caption text-moss">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {totals && <JarsLeft lot={lot} sold={totals.jars} />}
      {recall && <RecallDuties />}
      {totals && (
        <div className="mt-4.5">
          <BarTable
            name="Sold of this lot"
            heading="Pack"
            keyName={packName}
            rows={totals.packs}
            columns={[
              { name: 'Orders', of: ({ orders }) => orders, all: totals.orders },
              { name: 'Rupees', of: (row) => row.rupees, format: rupees },
              { name: 'Jars', of: ({ jars }) => jars },
            ]}
            empty="Nothing sold of this lot yet."
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <a href={partLink('orders', lot.lot)} className={buttonStyle.plain}>
          {recall ? 'Its orders, to warn' : 'Its orders'}
        </a>
        {recall && <DownloadLink href="/api/stats/subscriptions.csv">Subscribers</DownloadLink>}
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

/** The jars filled less those sold with this lot; beside it the jars sold without a lot, some of which may be of this one. */
function JarsLeft({ lot: { jars, madeOn }, sold }: { lot: Lot; sold: number }) {
  const to = currentDay()
  const from = [addDays(to, 1 - MAX_DAYS), madeOn].sort()[1] ?? to
  return (
    jars && (
      <QueryResult query={querySoldTotals({ from, to })}>
        {({ data: { withoutLot } }) => (
          <p>
            {`${showJars(jars - sold)} left of ${jars}. `}
            {withoutLot > 0 && `Sold without a lot since ${showDate(from)}: ${showJars(withoutLot)}.`}
          </p>
        )}
      </QueryResult>
    )
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
