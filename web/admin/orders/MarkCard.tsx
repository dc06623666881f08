import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, useState } from 'react'
import { OnceButton, SmallButton } from '../controls/SmallButton.tsx'
import { rupees, showAge } from '../format.ts'
import { FormProblem } from './FormProblem.tsx'
import type { OrderMarks } from './marks.ts'
import type { OrderMatch } from './match-orders.ts'
import { AmountField, JarsField, LotField, NoteField, PackField, SoldOnField } from './OrderFields.tsx'
import { type OrderForm, useOrderForm } from './use-order-form.ts'

type Props = {
  found: OrderMatch
  marks: OrderMarks
  /** Whether it is the first that is not marked yet: its button is the next tap of all. */
  isNext: boolean
  /** Called with the row that was marked. */
  onDone: (row: Element | null) => void
}

/**
 * One order of a pasted text. What was read for sure is one closed row; a guess is open and dashed. Marked, the row keeps
 * its place and height without a control under the finger.
 */
export function MarkCard({ found: { read, order }, marks, isNext, onDone }: Props) {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const isGuess = read.check !== undefined || (read.pack ?? order?.pack ?? null) === null
  const isMarked = order?.status === 'sold' || order?.status === 'cancelled'
  const [isOpen, setOpen] = useState(isGuess && !isMarked)
  const form = useOrderForm({
    order,
    reference: read.reference,
    read: isMarked ? undefined : read,
    marks,
    onDone: () => {
      setOpen(false)
      onDone(row.current)
    },
  })
  return (
    <li ref={row} className={`card ${isMarked ? 'text-moss' : ''}`}>
      <div className="head">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="opener"
        >
          <code>{read.reference}</code> <span>{describe(form, order !== undefined)}</span>
          <ChevronDown aria-hidden strokeWidth={1.75} className="chevron" />
          <span className="line">
            {order
              ? read.who || (order.clicked_at && showAge(order.clicked_at, Date.now()))
              : [read.who, 'its click was not recorded'].filter(Boolean).join(', ')}
          </span>
          {read.check && !isMarked && (
            <span className="line font-semibold text-jam">{`Check: “${read.check}”`}</span>
          )}
        </button>
        {isMarked && !isOpen ? (
          <State order={order} />
        ) : (
          <OnceButton
            as={isNext && !form.doubt ? 'filled' : 'finish'}
            busy={form.busy}
            data-mark={isMarked ? undefined : ''}
            onClick={() =>
              form.draft.pack === null && form.amount === '' && !isOpen ? setOpen(true) : void form.submit()
            }
          >
            <span>
              <span>{form.isSold ? 'Save' : form.amount === '' ? 'Mark sold…' : 'Mark sold'}</span>
              <span className="sr-only"> {read.reference}</span>{' '}
              {form.rupees !== undefined && <span className="font-normal">{rupees(form.rupees)}</span>}
            </span>
          </OnceButton>
        )}
      </div>
      <FormProblem form={form} reference={read.reference} />
      {isOpen && (
        <div id={id}>
          <CardFields form={form} guessed={isGuess && !isMarked} isRecorded={order !== undefined} />
        </div>
      )}
    </li>
  )
}

/** Describes the order in its row: `2 × 500g`. */
function describe({ draft }: OrderForm, isRecorded: boolean): string {
  if (draft.pack === null) return isRecorded ? 'no pack' : ''
  return `${draft.jars || '?'} × ${draft.pack}`
}

function State({ order }: { order: OrderMatch['order'] }) {
  if (order?.status !== 'sold') return <p className="state">Not sold</p>
  return (
    <p className="state">
      <Check aria-hidden strokeWidth={2} className="size-4.5" />
      Sold {order.amount !== null && <span className="font-normal">{rupees(order.amount)}</span>}
    </p>
  )
}

type FieldsProps = { form: OrderForm; guessed: boolean; isRecorded: boolean }

function CardFields({ form, guessed, isRecorded }: FieldsProps) {
  const [withNote, setWithNote] = useState(form.draft.note !== '')
  return (
    <div className="grid gap-2 pt-1 pb-2.5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        <PackField form={form} guessed={guessed} />
        <JarsField form={form} guessed={guessed} />
        <AmountField form={form} />
        <LotField form={form} prefix="Lot" />
      </div>
      {form.price && <p className="text-moss text-sm">{form.price.text}</p>}
      {withNote && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
          <SoldOnField form={form} />
          <NoteField form={form} />
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        {form.isSold || !isRecorded ? (
          <span />
        ) : (
          <SmallButton busy={form.busy} onClick={() => void form.markNotSold()}>
            Mark not sold
          </SmallButton>
        )}
        <SmallButton aria-expanded={withNote} onClick={() => setWithNote(!withNote)}>
          Date and note
        </SmallButton>
      </div>
    </div>
  )
}
