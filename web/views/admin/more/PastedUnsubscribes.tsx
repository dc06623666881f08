import { type SubmitEvent, useId } from 'react'
import { useUnsubscribe } from '../data/mail.ts'
import { SmallButton } from '../SmallButton.tsx'

export const ACTION_FAILED = 'That did not work. Please check your connection and try again.'

/** Takes over addresses that unsubscribed through the tool that letters are sent with. */
export function PastedUnsubscribes() {
  const id = useId()
  const { trigger, data, error, isMutating } = useUnsubscribe()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isMutating) void trigger(String(new FormData(event.currentTarget).get('addresses')))
  }
  const result = data?.data
  return (
    <form onSubmit={submit} className="mt-5 border-leaf/15 border-t pt-4 text-sm">
      <h3 className="font-semibold">They unsubscribed elsewhere</h3>
      <label htmlFor={id} className="mt-1 block text-moss">
        Paste addresses that unsubscribed through your letter tool
      </label>
      <textarea
        id={id}
        name="addresses"
        rows={3}
        required
        className="mt-2 w-full rounded-lg border border-leaf/40 bg-white p-3"
      />
      <SmallButton type="submit" busy={isMutating} className="mt-2">
        Unsubscribe them
      </SmallButton>
      <p role="status" className="mt-2">
        {!isMutating && error && ACTION_FAILED}
        {!isMutating &&
          result &&
          `Unsubscribed: ${result.unsubscribed}. Before: ${result.already}. Not in the list: ${result.unknown}.`}
      </p>
    </form>
  )
}
