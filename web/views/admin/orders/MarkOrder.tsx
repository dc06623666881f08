import { useRef, useState } from 'react'
import type { OrderMarks } from '../data/order-marks.ts'
import { Panel } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { FoundOrders } from './FoundOrders.tsx'
import { MarkStatus } from './MarkStatus.tsx'
import { SaleForm } from './SaleForm.tsx'

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
