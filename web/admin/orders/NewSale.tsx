import { OnceButton } from '../controls/SmallButton.tsx'
import { rupees } from '../format.ts'
import { FormProblem } from './FormProblem.tsx'
import type { OrderMarks } from './marks.ts'
import { AmountField, JarsField, LotField, NoteField, PackField, SoldOnField } from './OrderFields.tsx'
import { useOrderForm } from './use-order-form.ts'

/** Records a sale that no order button began. */
export function NewSale({ marks, onDone }: { marks: OrderMarks; onDone: () => void }) {
  const form = useOrderForm({ marks, onDone })
  return (
    <form
      aria-label="Sale without a reference"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className="grid gap-2 border-moss/40 border-t py-3"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        <PackField form={form} />
        <JarsField form={form} />
        <AmountField form={form} />
        <LotField form={form} prefix="Lot" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        <SoldOnField form={form} />
        <NoteField form={form} />
      </div>
      <FormProblem form={form} />
      <OnceButton as={form.doubt ? 'finish' : 'filled'} type="submit" busy={form.busy}>
        <span>
          Mark sold {form.rupees !== undefined && <span className="font-normal">{rupees(form.rupees)}</span>}
        </span>
      </OnceButton>
    </form>
  )
}
