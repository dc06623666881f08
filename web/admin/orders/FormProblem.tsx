import { Fault } from '../controls/Fault.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { rupees } from '../format.ts'
import { partLink } from '../routing.ts'
import type { OrderForm } from './use-order-form.ts'

/** Why an order could not be stored, and what to do about it. */
export function FormProblem({ form, reference }: { form: OrderForm; reference?: string | undefined }) {
  const { doubt, problem, price } = form
  if (doubt && price) {
    return (
      <Fault
        title="Not marked yet."
        action={
          <SmallButton as="filled" onClick={() => form.set({ amount: String(price.amount) })}>
            {`Use ${rupees(price.amount)}`}
          </SmallButton>
        }
      >
        {`${doubt} Press again to keep it.`}
      </Fault>
    )
  }
  if (!problem) return null
  const [title = '', ...rest] = problem.text.split(/(?<=\.) /)
  return (
    <Fault
      title={title}
      action={
        problem.code === 'already_changed' ? (
          <SmallButton onClick={() => void form.refresh()}>Show it as it is</SmallButton>
        ) : (
          problem.code === 'reference_taken' &&
          reference && (
            <a href={partLink('orders', reference)} className="inline-flex min-h-11 items-center underline">
              Open it
            </a>
          )
        )
      }
    >
      {rest.join(' ')}
    </Fault>
  )
}
