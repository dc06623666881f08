import { type FormEvent, useRef, useState } from 'react'
import type { LanguageId } from '#contract/languages.ts'
import { type Outcome, subscribe } from '../browser/api/newsletter.ts'
import { showToast } from '../browser/toast.ts'
import { useTopics } from '../model/context.ts'
import { button } from '../ui/button.ts'
import type { newsletterTopics } from './topics.ts'

/** One id, so that the outcome replaces the loading toast. */
const TOAST_ID = 'newsletter'

type Props = { noticeVersion: string; language: LanguageId }

/**
 * The box is uncontrolled: what was typed before hydration, or before a failure, stays. Without JavaScript the
 * browser validates and sends the form; with it the inline script has switched that validation off.
 */
export default function NewsletterForm({ noticeVersion, language }: Props) {
  const { signUp } = useTopics<typeof newsletterTopics>().words
  const [outcome, setOutcome] = useState<Outcome>()
  const [isPending, setPending] = useState(false)
  /** Whether the focus moves to the box, so that screen readers read the notice that describes it. */
  const [isRead, setRead] = useState(false)
  const isSent = useRef(false)
  const box = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    const form = event.currentTarget
    const typed = new FormData(form)
    setOutcome(undefined)
    const result = await subscribe(String(typed.get('email')), {
      noticeVersion,
      language,
      onSend() {
        setPending(true)
        showToast('loading', signUp.subscribing, {
          id: TOAST_ID,
          duration: Number.POSITIVE_INFINITY,
          silent: true,
        })
      },
    }).catch(() => undefined)
    isSent.current = false
    setPending(false)
    if (!result) return window.eventReplay.fallBack(event.nativeEvent)
    const { title, text } = signUp.outcomes[result.code]
    showToast(result.kind === 'success' ? 'success' : 'error', title, {
      id: TOAST_ID,
      description: text,
      silent: true,
    })
    setRead(result.kind === 'invalid' && document.activeElement !== box.current)
    setOutcome(result)
    if (result.kind === 'success') form.reset()
    else if (result.kind === 'invalid') box.current?.focus()
  }

  const notice = outcome && signUp.outcomes[outcome.code]
  return (
    <form action="/api/newsletter" method="post" onSubmit={submit}>
      <input type="hidden" name="notice_version" value={noticeVersion} />
      <input type="hidden" name="language" value={language} />
      <div className="flex flex-wrap gap-2">
        <label className="min-w-0 grow basis-40">
          <span className="mb-1.5 block font-semibold text-base">{signUp.label}</span>
          <input
            ref={box}
            type="email"
            name="email"
            required
            pattern="\S+@\S+\.\S+"
            autoComplete="email"
            placeholder={signUp.placeholder}
            aria-invalid={outcome?.kind === 'invalid' || undefined}
            aria-describedby="newsletter-notice"
            className="min-h-12 w-full rounded-sm border-[1.5px] border-paper/60 bg-transparent px-3.5 text-base text-paper placeholder:text-paper/80 aria-invalid:border-honey"
          />
        </label>
        <button type="submit" className={`${button.primary} grow self-end text-base sm:grow-0`}>
          {signUp.button}
        </button>
      </div>
      <p
        id="newsletter-notice"
        role="status"
        aria-live={isRead ? 'off' : 'polite'}
        className="my-2 min-h-[1.1em] text-base"
      >
        {isPending && <span className="sr-only">{signUp.subscribing}</span>}
        {/* A translator replaces texts: those that change are in elements of their own. */}
        {notice && (
          <span>
            <strong className={outcome.kind === 'success' ? 'text-amla' : 'text-paper'}>
              {notice.title}
            </strong>{' '}
            <span>{notice.text}</span>
            {outcome.kind === 'invalid' && <span className="block"> {signUp.example}</span>}
          </span>
        )}
      </p>
    </form>
  )
}
