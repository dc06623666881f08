import { OnceButton } from '../controls/SmallButton.tsx'
import { FormProblem } from './FormProblem.tsx'
import type { OrderMarks } from './marks.ts'
import { OrderFields } from './OrderFields.tsx'
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
      className="grid gap-2.5 border-moss/40 border-t py-3"
    >
      <OrderFields form={form} />
      <FormProblem form={form} />
      <OnceButton as={form.doubt ? 'finish' : 'filled'} type="submit" busy={form.busy}>
        Mark sold
      </OnceButton>
    </form>
  )
}
