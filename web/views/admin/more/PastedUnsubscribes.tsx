import { type SubmitEvent, useId } from 'react'
import { useUnsubscribe } from '../data/mail.ts'
import { smallButton } from '../small-button.ts'
import { mailPanelText } from './mail-words.ts'

/** Takes over addresses that unsubscribed through the tool that letters are sent with. */
export function PastedUnsubscribes() {
  const text = mailPanelText.unsubscribes
  const id = useId()
  const { trigger, data, error, isMutating } = useUnsubscribe()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isMutating) void trigger(String(new FormData(event.currentTarget).get('addresses')))
  }
  return (
    <form onSubmit={submit} className="mt-5 border-leaf/15 border-t pt-4 text-sm">
      <h3 className="font-semibold">{text.heading}</h3>
      <label htmlFor={id} className="mt-1 block text-moss">
        {text.label}
      </label>
      <textarea
        id={id}
        name="addresses"
        rows={3}
        required
        className="mt-2 w-full rounded-lg border border-leaf/40 bg-white p-3"
      />
      <button type="submit" aria-busy={isMutating} className={`${smallButton} mt-2`}>
        {text.button}
      </button>
      <p role="status" className="mt-2">
        {!isMutating && (error ? mailPanelText.failed : data && text.result(data.data))}
      </p>
    </form>
  )
}
