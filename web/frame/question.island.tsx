import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { LanguageId } from '#contract/languages.ts'
import { QUESTION } from '#worker/inquiries/constants.ts'
import { type Answer, QUESTION_FIELDS, sendQuestion } from '../browser/api/question.ts'
import { useTopics } from '../model/context.ts'
import { fill } from '../shop/fill.ts'
import { button } from '../ui/button.ts'
import type { questionTopics } from './topics.ts'

type Props = {
  language: LanguageId
  /** The address of the page, for a form that the browser sends. */
  page: string
  privacyPath: string
}

const box =
  'mt-1 block min-h-12 w-full rounded-sm border-[1.5px] border-current/60 bg-transparent px-3.5 py-2.5 text-[1rem] aria-invalid:border-clay in-[.on-leaf]:aria-invalid:border-honey'

/**
 * The fields are uncontrolled: what was typed before hydration, or before a failure, stays. None has a `maxlength`, because
 * the browser would cut what is pasted without a word.
 */
export default function QuestionForm({ language, page, privacyPath }: Props) {
  const { question } = useTopics<typeof questionTopics>().words
  const [{ outcome, problems = {}, characters = 0 }, setAnswer] = useState<Partial<Answer>>({})
  const isPending = useRef(false)
  const hasFailed = outcome && !['sent', 'sending', 'invalid'].includes(outcome)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending.current) return
    isPending.current = true
    const form = event.currentTarget
    setAnswer({ outcome: 'sending' })
    const answer = await sendQuestion(new FormData(form)).catch(() => undefined)
    isPending.current = false
    setAnswer(answer ?? {})
    if (!answer) return window.eventReplay.fallBack(event.nativeEvent)
    if (answer.outcome === 'sent') form.reset()
    const wrong = QUESTION_FIELDS.find((name) => answer.problems?.[name])
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }

  const field = (name: (typeof QUESTION_FIELDS)[number]) => ({
    id: `question-${name}`,
    name,
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': `question-${name}-problem`,
    className: box,
  })
  const place = (name: (typeof QUESTION_FIELDS)[number]) => ({
    name,
    problem: problems[name] && fill(question.problems[problems[name]], { count: characters }),
  })
  return (
    <form
      action="/api/contact-inquiries"
      method="post"
      onSubmit={submit}
      data-failed={hasFailed ? '' : undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-3 pt-1 pb-4"
    >
      <input type="hidden" name="inquiry_type" value={QUESTION} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page_url" value={page} />
      <Field {...place('name')} label={question.name} hint={question.mayBeEmpty}>
        <input {...field('name')} dir="auto" autoComplete="name" />
      </Field>
      <Field {...place('reach')} label={question.reach}>
        <input
          {...field('reach')}
          required
          pattern=".*@.*\..*|(\P{Nd}*\p{Nd}){10,15}\P{Nd}*"
          title={question.problems.reach_empty}
          autoComplete="tel"
        />
      </Field>
      <Field {...place('message')} label={question.message} className="col-span-full">
        <textarea {...field('message')} rows={3} required dir="auto" />
      </Field>
      <p className="col-span-full text-small">
        {question.notice}{' '}
        <a href={privacyPath} className="whitespace-nowrap underline underline-offset-4">
          {question.privacyLink}
        </a>
      </p>
      <button type="submit" className={`${button.primary} col-span-full justify-self-start`}>
        {question.button}
      </button>
      <p role="status" className="col-span-full font-semibold empty:hidden">
        {outcome && question.outcomes[outcome]}
      </p>
    </form>
  )
}

type FieldProps = {
  name: string
  label: string
  hint?: string
  problem: string | undefined
  className?: string
  children: ReactNode
}

function Field({ name, label, hint, problem, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={`question-${name}`} className="font-semibold">
        {label}
        {hint && <span className="font-normal text-small"> ({hint})</span>}
      </label>
      {children}
      <p
        id={`question-${name}-problem`}
        className="not-empty:mt-1 text-clay text-small in-[.on-leaf]:text-amla"
      >
        {problem}
      </p>
    </div>
  )
}
