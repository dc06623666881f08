import { useEffect, useRef, useState } from 'react'
import { rupees } from '#web/lib/format.ts'
import { findReferences } from '#worker/orders/contract.ts'
import { type Mark, type OrderMarks, queryOrderSearch } from './marks.ts'
import { Panel, QueryResult } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { OrderEntry } from './OrderEntry.tsx'
import { SaleForm } from './SaleForm.tsx'

/** Finds an order by what the customer wrote, and marks it as sold or not; records a sale without a reference. */
export function MarkOrder({ marks, demo }: { marks: OrderMarks; demo: boolean }) {
  const [typed, setTyped] = useState('')
  const [withoutReference, setWithoutReference] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  // What was typed before hydration is only in the box.
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  const references = findReferences(typed)
  const isBlank = typed.trim() === ''
  const [latest] = marks.marks
  const done = () => {
    setTyped('')
    setWithoutReference(false)
    // The form that had the focus is gone.
    status.current?.focus()
  }
  return (
    <Panel heading="Mark an order">
      <label className="grid gap-1 text-sm">
        Paste the customer’s message or type the reference
        <textarea
          ref={box}
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
      {references.length > 0 && (
        <FoundOrders key={references.join()} references={references} marks={marks} onDone={done} />
      )}
      <p ref={status} role="status" tabIndex={-1} className={isBlank && !latest ? '' : 'mt-3 text-sm'}>
        {isBlank && latest && markText(latest)}
        {isBlank && latest && demo && ' Demo: nothing is actually stored.'}
        {!isBlank &&
          references.length === 0 &&
          'No valid reference in this text. It has six letters and figures; one may be wrong or missing.'}
      </p>
      {isBlank && (
        <div className="mt-3 flex flex-wrap gap-3">
          {latest?.before && (
            <SmallButton onClick={() => void marks.undo(latest).then(done)}>Undo</SmallButton>
          )}
          <SmallButton
            aria-expanded={withoutReference}
            onClick={() => setWithoutReference(!withoutReference)}
          >
            Sale without a reference
          </SmallButton>
        </div>
      )}
      {withoutReference && <SaleForm marks={marks} onDone={done} />}
    </Panel>
  )
}

type FoundProps = { references: string[]; marks: OrderMarks; onDone: () => void }

/** The orders that a text may be about; without any, a form for each of its valid references. */
function FoundOrders({ references, marks, onDone }: FoundProps) {
  return (
    <QueryResult query={queryOrderSearch(references)}>
      {({ data }) => (
        <>
          <p role="status" className="mt-2 text-sm">
            {data.length > 1 && `${data.length} possible orders. Mark the one that this is about.`}
            {data.length === 1 && 'One order found.'}
          </p>
          <ul>
            {data.map((order) => (
              <OrderEntry
                key={order.id}
                order={order}
                marks={marks}
                isOpen={data.length === 1}
                onDone={onDone}
              />
            ))}
          </ul>
          {(data.length === 0 ? references : []).map((reference) => (
            <div key={reference} className="mt-2 text-sm">
              {`${reference} is a valid reference, but its click was not recorded. You can record the sale with it.`}
              <SaleForm reference={reference} marks={marks} onDone={onDone} />
            </div>
          ))}
        </>
      )}
    </QueryResult>
  )
}

function markText({ after }: Mark): string {
  if (after.status === 'clicked') return 'Undone.'
  const name = after.reference ?? 'sale without a reference'
  if (after.status !== 'sold') return `${name}: Marked as not sold.`
  return `${name}: Marked as sold${after.amount === null ? '' : ` for ${rupees(after.amount)}`}.`
}
