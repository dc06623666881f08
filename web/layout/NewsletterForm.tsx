import { type FormEvent, useRef, useState } from 'react'
import { type Notice, subscribe } from '../api/newsletter.ts'
import { newsletter } from '../content/newsletter.ts'
import { button } from '../ui/button.ts'

/**
 * The box is uncontrolled: what was typed before hydration, or before a failure, is kept. Outside a dialog the method
 * `dialog` makes a submit without scripts do nothing; a GET would put the address into the URL.
 */
export function NewsletterForm() {
  const [notice, setNotice] = useState<Notice>()
  const pending = useRef(false)
  const box = useRef<HTMLInputElement>(null)
  const challengePlace = useRef<HTMLFieldSetElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending.current) return
    pending.current = true
    const form = event.currentTarget
    const typed = new FormData(form)
    setNotice(undefined)
    const outcome = await subscribe(String(typed.get('email')), {
      honeypot: String(typed.get('website')),
      challengePlace: challengePlace.current,
    })
    pending.current = false
    setNotice(outcome)
    if (outcome.kind === 'success') form.reset()
    else if (outcome.kind === 'invalid') box.current?.focus()
  }

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      {/* A honeypot: invisible to people, filled in by simple bots. */}
      <div className="hidden" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap gap-3">
        <label className="grow basis-64">
          <span className="mb-2 block font-semibold">{newsletter.label}</span>
          <input
            ref={box}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={newsletter.placeholder}
            aria-invalid={notice?.kind === 'invalid' || undefined}
            aria-describedby="newsletter-notice"
            className="min-h-13 w-full rounded-full border-[1.5px] border-paper/60 bg-transparent px-6 text-paper placeholder:text-paper/70 aria-invalid:border-honey"
          />
        </label>
        <button type="submit" className={`${button.primary} min-h-13 grow self-end sm:grow-0`}>
          {newsletter.button}
        </button>
      </div>
      <fieldset
        ref={challengePlace}
        aria-label={newsletter.challenge}
        className="mt-4 min-w-0 empty:hidden"
      />
      <p id="newsletter-notice" role="status" className="mt-2 min-h-[1.6em] text-base">
        {notice && (
          <>
            <strong className={notice.kind === 'success' ? 'text-amla' : 'text-honey'}>
              {notice.message}
            </strong>{' '}
            {notice.description}
          </>
        )}
      </p>
    </form>
  )
}
