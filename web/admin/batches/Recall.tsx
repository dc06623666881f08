import Download from 'lucide-react/icons/download'
import { type ReactNode, useId } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { batchPath } from '#web/shop/batch.ts'
import type { LotTotals } from '#worker/orders/contract.ts'
import type { RecallStep } from '#worker/runs/contract.ts'
import { buttonStyle, SmallButton } from '../controls/SmallButton.tsx'
import { showFailure } from '../controls/show-failure.ts'
import { showCount, showDate, showJars, showKilograms, showMoment, showOrders } from '../format.ts'
import type { OrderMarks } from '../orders/marks.ts'
import { partLink } from '../routing.ts'
import { useSession } from '../session/session.ts'
import type { Lot } from '../shop.ts'
import { CustomerWarnings } from './CustomerWarnings.tsx'
import { Fact } from './LotPanel.tsx'
import { UnknownLots } from './UnknownLots.tsx'

/** The text of the law that a recall follows, with section 28. */
const ACT = 'https://www.indiacode.nic.in/handle/123456789/7800'

type Props = { lot: Lot; totals: LotTotals | undefined; marks: OrderMarks }

/** What is to be done of a recalled lot, in this order, and when it was done. */
export function Recall({ lot, totals, marks }: Props) {
  const id = useId()
  const { recall } = lot
  if (!recall) return null
  return (
    <article aria-labelledby={id} className="recall">
      <h3 id={id} className="text-fault text-h4 lg:text-2xl">
        {`Lot ${lot.lot}, recalled`}
      </h3>
      <p className="text-moss">{`Since ${showDate(recall.on)}: ${recall.reason}`}</p>
      <dl className="facts">
        <Fact name="Made on" value={showDate(lot.madeOn)} />
        <Fact name="Size" value={showKilograms(lot.kilograms * 1000)} />
        <Fact name="Sold" value={totals ? `${showOrders(totals.orders)}, ${showJars(totals.jars)}` : '…'} />
        <Fact
          name="Written to"
          value={totals ? `${showCount(totals.warned)} of ${showCount(totals.orders)}` : '…'}
        />
      </dl>
      <ol className="steps">
        <Step lot={lot.lot} step="stopped" title="Stop selling and sending">
          <p>
            The lot’s page says that it is recalled, no order button offers it, and no new sale gets it. Keep
            back what is still <a href={partLink('orders', 'to-send')}>to send</a>.
          </p>
        </Step>
        <Step lot={lot.lot} step="authority" title="Tell the authority at once">
          <p>
            The <a href={ACT}>Food Safety and Standards Act, section 28</a>, asks it of whoever recalls a
            food. The time is noted here. What else the law asks is counsel’s to say.
          </p>
        </Step>
        <Step
          lot={lot.lot}
          step="customers"
          title={`Write to ${totals ? showOrders(totals.orders) : 'its orders'}`}
        >
          <CustomerWarnings lot={lot} marks={marks} />
        </Step>
        <Step lot={lot.lot} step="unknown_lots" title="Look at sales without a lot">
          <UnknownLots lot={lot} />
        </Step>
        <Step lot={lot.lot} step="subscribers" title="Write to subscribers">
          <p>All confirmed addresses, each with its link to unsubscribe.</p>
          <a href="/api/stats/subscriptions.csv" download className={buttonStyle.plain}>
            <Download aria-hidden strokeWidth={1.75} className="size-4.5" />
            Subscribers
          </a>
        </Step>
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`/api/stats/lot.csv?${new URLSearchParams({ lot: lot.lot })}`}
          download
          className={buttonStyle.plain}
        >
          <Download aria-hidden strokeWidth={1.75} className="size-4.5" />
          Its orders as a file
        </a>
        <a href={batchPath(lot)} className={buttonStyle.text}>
          Page of the lot
        </a>
      </div>
    </article>
  )
}

type StepProps = { lot: string; step: RecallStep; title: string; children: ReactNode }

/** A step, which keeps the time when it was first done. */
function Step({ lot, step, title, children }: StepProps) {
  const { key, fetch } = queryRecall(lot)
  const { data } = useSWR(key, fetch)
  const { mutate } = useSWRConfig()
  const { retryAfterSignIn } = useSession()
  const doneAt = data?.data[step]
  const { trigger, isMutating } = useSWRMutation(
    ['recall-step', lot, step],
    () =>
      retryAfterSignIn(
        () => bodyOf(api.owner.recalls[':lot'].$patch({ param: { lot }, json: { step, done: !doneAt } })),
        `${title}: not noted yet`,
      ),
    {
      throwOnError: false,
      onSuccess: () => void mutate(key),
      onError: () => showFailure('Not saved'),
    },
  )
  return (
    <li className={doneAt ? 'done' : ''}>
      <h4>{title}</h4>
      {children}
      <div className="flex flex-wrap items-center gap-x-3">
        <SmallButton as={doneAt ? 'text' : 'finish'} busy={isMutating} onClick={() => trigger()}>
          <span>{doneAt ? 'Not done after all' : 'Mark done'}</span>
          <span className="sr-only">: {title}</span>
        </SmallButton>
        {doneAt && <p className="text-moss text-sm">{`Done ${showMoment(doneAt)}`}</p>}
      </div>
    </li>
  )
}

/** When the owner did each step of a recall. */
function queryRecall(lot: string) {
  return {
    key: ['recall', lot],
    fetch: () => bodyOf(api.owner.recalls[':lot'].$get({ param: { lot } })),
  }
}
