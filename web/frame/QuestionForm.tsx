import type { ReactNode } from 'react'
import { pathIn } from '#contract/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { QUESTION } from '#worker/inquiries/contract.ts'
import { useContent } from '../model/context.ts'
import { button } from '../ui/button.ts'
import { ChatLink } from '../ui/ChatLink.tsx'
import { Fold } from '../ui/Fold.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { usePage } from '../ui/page.ts'
import { views } from '../views.ts'

type Props = {
  /** Of the chat link beside the form, which is also the way out. */
  placement: string
  className?: string
}

/**
 * Takes a question from those who have no WhatsApp. Closed, it costs a page no script: `load-on-use.ts` loads what sends it
 * when it is used, and without JavaScript the browser sends it.
 */
export function QuestionForm({ placement, className = '' }: Props) {
  const { language, question } = useContent()
  const { formsNeedScripts, path } = usePage()
  const { problems, outcomes } = question
  return (
    <Fold label={question.heading} className={`write ${className}`}>
      {formsNeedScripts && <p className="write-scripts">{question.withoutScripts}</p>}
      <form
        action="/api/contact-inquiries"
        method="post"
        data-question={JSON.stringify({ problems, outcomes })}
        className={formsNeedScripts ? 'needs-scripts' : undefined}
      >
        <input type="hidden" name="inquiry_type" value={QUESTION} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="page_url" value={pathIn(language, path)} />
        <Field name="name" label={question.name} hint={question.mayBeEmpty}>
          <input
            id="question-name"
            name="name"
            autoComplete="name"
            maxLength={LIMITS.inquiryName}
            aria-describedby="question-name-problem"
          />
        </Field>
        <Field name="reach" label={question.reach}>
          <input
            id="question-reach"
            name="reach"
            required
            pattern=".*@.*\..*|(\P{Nd}*\p{Nd}){10,15}\P{Nd}*"
            title={problems.reach_empty}
            autoComplete="tel"
            maxLength={LIMITS.email}
            aria-describedby="question-reach-problem"
          />
        </Field>
        <Field name="message" label={question.message}>
          <textarea
            id="question-message"
            name="message"
            rows={3}
            required
            aria-describedby="question-message-problem"
          />
        </Field>
        <p className="text-small">
          {question.notice}{' '}
          <PageLink
            to={views['privacy-policy'].path}
            className="whitespace-nowrap underline underline-offset-4"
          >
            {question.privacyLink}
          </PageLink>
        </p>
        <fieldset aria-label={question.challenge} className="min-w-0 empty:hidden" />
        <button type="submit" className={button.primary}>
          {question.button}
        </button>
        <p role="status" className="font-semibold empty:hidden" />
        <p hidden data-way-out="">
          <ChatLink placement={placement} className="go">
            {question.wayOut}
          </ChatLink>
        </p>
      </form>
    </Fold>
  )
}

function Field({
  name,
  label,
  hint,
  children,
}: {
  name: string
  label: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className={`field-${name}`}>
      <label htmlFor={`question-${name}`} className="font-semibold">
        {label}
        {hint && <span className="font-normal text-small"> ({hint})</span>}
      </label>
      {children}
      <p id={`question-${name}-problem`} className="problem" />
    </div>
  )
}
