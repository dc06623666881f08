import Undo2 from 'lucide-react/icons/undo-2'
import { type RefObject, useId, useRef, useState } from 'react'
import useSWRMutation from 'swr/mutation'
import type { Order } from '#contract/orders.ts'
import { rupees } from '#web/lib/format.ts'
import { type Mark, type OrderMarks, orderQuery, useOrderSearch } from '../data/orders.ts'
import { Panel } from '../panels/Panel.tsx'
import { PanelFailure } from '../panels/PanelBoundary.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { OrderLine } from './OrderLine.tsx'
import { SaleForm } from './SaleForm.tsx'

type Choice = { key: string; order?: Order; reference?: string }

/** Finds an order by what the customer wrote, and marks it as sold or not; records a sale without a reference. */
export function MarkOrder({ marks, demo }: { marks: OrderMarks; demo: boolean }) {
  const [typed, setTyped] = useState('')
  const [withoutReference, setWithoutReference] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  const done = () => {
    setTyped('')
    setWithoutReference(false)
    status.current?.focus()
  }
  return (
    <Panel heading="Mark an order">
      <label className="grid gap-1 text-sm">
        Paste the customer’s message or type the reference
        <textarea
          rows={2}
          value={typed}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value)
            setWithoutReference(false)
          }}
          className="min-h-11 w-full min-w-0 rounded-lg border border-moss bg-paper px-3.5 py-2 text-base"
        />
      </label>
      <FoundOrders typed={typed} marks={marks} onDone={done} />
      <MarkStatus marks={marks} demo={demo} ref={status} />
      {typed.trim() === '' && (
        <SmallButton
          aria-expanded={withoutReference}
          onClick={() => setWithoutReference(!withoutReference)}
          className="mt-3"
        >
          Sale without a reference
        </SmallButton>
      )}
      {withoutReference && <SaleForm marks={marks} onDone={done} />}
    </Panel>
  )
}

/** The orders that a text may be about, and the form for the chosen one. */
function FoundOrders({ typed, marks, onDone }: { typed: string; marks: OrderMarks; onDone: () => void }) {
  const name = useId()
  const [chosenKey, choose] = useState<string>()
  const query = orderQuery(typed)
  const { data, error, mutate } = useOrderSearch(query)
  /** The orders of the search, then valid references without an order; undefined while it runs. */
  const choices: Choice[] | undefined = data && [
    ...data.data.map((order) => ({ key: order.id, order })),
    ...data.unknown.map((reference) => ({ key: reference, reference })),
  ]
  const isBlank = typed.trim() === ''
  const chosen = choices?.length === 1 ? choices[0] : choices?.find(({ key }) => key === chosenKey)
  return (
    <>
      <p role="status" className={isBlank ? '' : 'mt-2 text-sm'}>
        {!isBlank && !error && searchResult(query, choices)}
      </p>
      {error && <PanelFailure onRetry={() => void mutate()} />}
      {choices && choices.length > 1 && (
        <fieldset className="mt-1">
          <legend className="sr-only">Possible orders</legend>
          {choices.map(({ key, order, reference }) => (
            <label
              key={key}
              className="flex min-h-11 cursor-pointer items-center gap-3 border-leaf/10 border-b py-2"
            >
              <input
                type="radio"
                name={name}
                checked={key === chosenKey}
                onChange={() => choose(key)}
                className="size-5 shrink-0 accent-leaf"
              />
              {order ? (
                <OrderLine order={order} />
              ) : (
                <span className="text-sm">
                  <span className="font-mono font-semibold text-base">{reference}</span> click not recorded
                </span>
              )}
            </label>
          ))}
        </fieldset>
      )}
      {choices?.length === 1 && chosen?.order && (
        <p className="mt-1">
          <OrderLine order={chosen.order} />
        </p>
      )}
      {chosen && (
        <SaleForm
          key={chosen.key}
          order={chosen.order}
          reference={chosen.reference}
          marks={marks}
          onDone={onDone}
        />
      )}
    </>
  )
}

/**
 * @param query the references of the text, undefined without any
 * @returns the result of the search, as announced
 */
function searchResult(query: string | undefined, choices: Choice[] | undefined): string {
  if (query && !choices) return 'Searching...'
  const [first, ...others] = choices ?? []
  if (!first)
    return 'No valid reference in this text. It has six letters and figures; one may be wrong or missing.'
  if (others.length > 0) return `${others.length + 1} possible orders. Choose the one that this is about.`
  return first.reference
    ? `${first.reference} is a valid reference, but its click was not recorded. You can record the sale with it.`
    : 'One order found.'
}

type StatusProps = { marks: OrderMarks; demo: boolean; ref: RefObject<HTMLDivElement | null> }

/** The latest mark with its undo. It takes the focus after a mark, because the form is gone then. */
function MarkStatus({ marks, demo, ref }: StatusProps) {
  const [latest] = marks.marks
  const { trigger, isMutating } = useSWRMutation(
    ['undo'],
    (_key, { arg: mark }: { arg: Mark }) => marks.undo(mark),
    { onSuccess: () => ref.current?.focus() },
  )
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        latest ? 'mt-3 flex items-center justify-between gap-3 rounded-2xl bg-linen px-4 py-2.5' : ''
      }
    >
      <p role="status">
        {latest && (latest.undone ? 'Undone.' : markText(latest))}
        {latest && demo && ' Demo: nothing is actually stored.'}
      </p>
      {latest?.before && (
        <SmallButton busy={isMutating} onClick={() => trigger(latest)}>
          <Undo2 aria-hidden strokeWidth={1.75} className="size-4" />
          Undo
        </SmallButton>
      )}
    </div>
  )
}

function markText({ after }: Mark): string {
  const name = after.reference ?? 'sale without a reference'
  if (after.status !== 'sold') return `${name}: Marked as not sold.`
  return `${name}: Marked as sold${after.amount === null ? '' : ` for ${rupees(after.amount)}`}.`
}
