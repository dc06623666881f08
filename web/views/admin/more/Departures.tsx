import { type SubmitEvent, useId, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { UnsubscribedAddresses } from '#contract/subscriptions.ts'
import { mailPanelText } from '#web/content/admin-mail.ts'
import { unsubscribeAddresses, useAction } from '../data/mail.ts'
import { smallButton } from '../small-button.ts'

/** Takes over addresses that unsubscribed through the tool that letters are sent with. */
export function Departures() {
  const text = mailPanelText.departures
  const id = useId()
  const [result, setResult] = useState<UnsubscribedAddresses>()
  const { mutate } = useSWRConfig()
  const { state, run } = useAction(() => mutate(() => true))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pasted = String(new FormData(event.currentTarget).get('addresses'))
    void run(async () => setResult((await unsubscribeAddresses(pasted)).data))
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
      <button type="submit" aria-busy={state === 'busy'} className={`${smallButton} mt-2`}>
        {text.button}
      </button>
      <p role="status" className="mt-2">
        {state === 'failed' && mailPanelText.failed}
        {state === 'idle' && result && text.result(result.unsubscribed, result.already, result.unknown)}
      </p>
    </form>
  )
}
