import { Fault } from '../controls/Panel.tsx'
import { buttonStyle, SmallButton } from '../controls/SmallButton.tsx'
import { partLink } from '../routing.ts'
import type { OrderForm } from './use-order-form.ts'

/** What another device has changed meanwhile; why an order could not be stored, and what to do about it. */
export function FormProblem({ form, reference }: { form: OrderForm; reference?: string | undefined }) {
  const { problem, news } = form
  if (news && news.disputed.length > 0) {
    return (
      <Fault
        title="Another device has changed it meanwhile."
        action={
          <span className="flex gap-2 max-md:flex-col">
            <SmallButton onClick={() => form.settle('typed')}>Keep mine</SmallButton>
            <SmallButton onClick={() => form.settle('stored')}>Take theirs</SmallButton>
          </span>
        }
      >
        {`It is now: ${news.text}. Which is right?`}
      </Fault>
    )
  }
  if (!problem) {
    return news?.text ? (
      <p role="status" className="py-1 text-moss text-sm">{`Changed meanwhile: ${news.text}.`}</p>
    ) : null
  }
  const [title = '', ...rest] = problem.text.split(/(?<=\.) /)
  return (
    <Fault
      title={title}
      action={
        problem.answers ? (
          <span className="flex gap-2 max-md:flex-col">
            {problem.answers.map(({ label, typed }) => (
              <SmallButton key={label} busy={form.busy} onClick={() => void form.submit(typed)}>
                {label}
              </SmallButton>
            ))}
          </span>
        ) : (
          problem.code === 'reference_taken' &&
          reference && (
            <a href={partLink('orders', reference)} className={buttonStyle.text}>
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
