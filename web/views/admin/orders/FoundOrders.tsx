import { useId, useState } from 'react'
import type { Order } from '#contract/entities.ts'
import type { OrderMarks } from '../data/order-marks.ts'
import { orderQuery, useOrderSearch } from '../data/order-search.ts'
import { PanelFailure } from '../panels/PanelBoundary.tsx'
import { OrderLine } from './OrderLine.tsx'
import { SaleForm } from './SaleForm.tsx'

type Choice = { key: string; order?: Order; reference?: string }
type Props = { typed: string; marks: OrderMarks; onDone: () => void }

/** The orders that a text may be about, and the form for the chosen one. */
export function FoundOrders({ typed, marks, onDone }: Props) {
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
