import { useRef, useState } from 'react'
import { rupees } from '#contract/rupees.ts'
import {
  deleteMyData,
  type MyDataResult,
  type Progress,
  readMyData,
  type StoredData,
} from '#web/browser/api/my-data.ts'
import { useTopics } from '#web/model/context.ts'
import { dateFormat } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { button } from '#web/ui/button.ts'
import { billNumber } from '#worker/bills/contract.ts'
import type { myDataTopics } from './topics.ts'

type State = MyDataResult | { kind: 'failed' } | { kind: 'waiting' | 'deleting'; progress?: Progress }

/** Shows what is stored of this browser session, and deletes it. */
export default function MyData() {
  const { myData } = useTopics<typeof myDataTopics>().words
  const [state, setState] = useState<State>()
  const [sure, setSure] = useState(false)
  const showButton = useRef<HTMLButtonElement>(null)

  const isBusy = state?.kind === 'waiting' || state?.kind === 'deleting'

  async function run(
    kind: 'waiting' | 'deleting',
    call: (onProgress: (progress: Progress) => void) => Promise<MyDataResult>,
  ) {
    setSure(false)
    // The button of the deletion goes.
    showButton.current?.focus()
    setState({ kind })
    setState(await call((progress) => setState({ kind, progress })).catch(() => ({ kind: 'failed' })))
  }

  return (
    <div data-my-data className="rounded-sm bg-linen p-5 sm:p-6">
      <button
        ref={showButton}
        type="button"
        // Unlike a disabled one, it keeps the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && run('waiting', readMyData)}
        className={`${button.outline} aria-disabled:cursor-default aria-disabled:opacity-45`}
      >
        {myData.show}
      </button>
      <div role="status" className="text-base">
        {state && state.kind !== 'rows' && <p className="mt-5">{myData[state.kind]}</p>}
        {(state?.kind === 'waiting' || state?.kind === 'deleting') && <ProgressText {...state.progress} />}
        {state?.kind === 'rows' && <MyDataRows data={state.data} />}
        {state?.kind === 'rows' && sure && <p className="mt-6 font-semibold">{myData.sure}</p>}
      </div>
      {state?.kind === 'rows' && (
        <p className="mt-4 flex flex-wrap gap-3">
          {sure && (
            <button type="button" onClick={() => run('deleting', deleteMyData)} className={button.primary}>
              {myData.yes}
            </button>
          )}
          {/* The pressed button becomes the way out, so that a double press deletes nothing, and the focus stays. */}
          <button
            type="button"
            onClick={() => setSure(!sure)}
            className={sure ? button.outline : button.primary}
          >
            {sure ? myData.no : myData.remove}
          </button>
        </p>
      )}
    </div>
  )
}

/** Shows how many rows have come so far, and for how long the next call has to wait. */
function ProgressText({ rows, pause }: Progress) {
  const { myData } = useTopics<typeof myDataTopics>().words
  return (
    <>
      {rows ? <p>{fill(myData.found, { count: rows })}</p> : null}
      {pause && <p>{fill(myData.pause, { seconds: pause })}</p>}
    </>
  )
}

/** Lists the rows: what was recorded, when, and its data. */
function MyDataRows({ data }: { data: StoredData }) {
  const { myData } = useTopics<typeof myDataTopics>().words
  const nameOf = (type: string) => (myData.types as Record<string, string>)[type] ?? type
  return (
    <>
      <p className="mt-6 font-semibold text-leaf">{myData.heading}</p>
      <Rows
        title={myData.interactions}
        rows={data.interactions.map(
          ({ id, timestamp: when, interaction_type, page_url, additional_data }) => ({
            id,
            when,
            what: [
              nameOf(interaction_type),
              page_url,
              ...Object.entries(additional_data ?? {}).map(([name, value]) => `${name}: ${textOf(value)}`),
            ],
          }),
        )}
      />
      <Rows
        title={myData.orders}
        rows={data.orders.map((row) => ({
          id: row.id,
          when: row.clicked_at ?? row.sold_at ?? '',
          what: [
            row.reference,
            myData.orderStatus[row.status],
            row.pack,
            row.quantity > 1 && `× ${row.quantity}`,
            row.amount !== null && rupees(row.amount),
            row.page,
            row.placement,
            row.source,
            row.parcel,
            ...data.bills.filter(({ order_id }) => order_id === row.id).map(billNumber),
          ],
        }))}
      />
      <Rows
        title={myData.productEvents}
        rows={data.productEvents.map((row) => ({
          id: row.id,
          when: row.timestamp,
          what: [
            nameOf(row.event_name),
            row.product_name,
            row.conversion_value && rupees(row.conversion_value),
          ],
        }))}
      />
      <Rows
        title={myData.inquiries}
        rows={data.inquiries.map(({ id, created_at: when, inquiry_type: type, ...row }) => ({
          id,
          when,
          what: [
            nameOf(type),
            myData.inquiryStatus[row.status],
            row.page,
            row.source,
            row.name,
            row.email,
            row.phone,
            row.message,
          ],
        }))}
      />
    </>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

type Row = { id: string; when: string; what: (string | 0 | false | null)[] }

const newestFirst = (one: Row, other: Row) => other.when.localeCompare(one.when)

function Rows({ title, rows }: { title: string; rows: Row[] }) {
  const { language } = useTopics<typeof myDataTopics>()
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  if (rows.length === 0) return null
  return (
    <>
      <p className="mt-4">{`${title} (${rows.length})`}</p>
      <ul className="ledger closed mt-1 text-small">
        {rows.toSorted(newestFirst).map(({ id, when, what }) => (
          <li key={id} className="wrap-anywhere">
            <time dateTime={when} className="mr-3 tabular-nums">
              {time.format(new Date(when))}
            </time>
            {what.filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </>
  )
}
