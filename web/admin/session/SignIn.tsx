import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import useSWRMutation from 'swr/mutation'
import { answerOf, api } from '#web/browser/api/client.ts'
import { field } from '../controls/fields.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { SetupGuide } from '../lazy-pages.tsx'
import { useSetupGuide } from '../routing.ts'
import { GuideToggle } from '../setup-guide/GuideToggle.tsx'

const WRONG_KEY = 'That is not the owner key. Please check it for a missing letter or a space too many.'
const NO_COOKIE =
  'The key is right, but this browser did not keep the cookie that lets you in. Please allow cookies for this site and sign in again.'

/** Shown while the numbers are locked: the sign-in form, or the setup guide, which is readable without a session. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const guide = useSetupGuide()
  if (!guide.open) {
    return (
      <div className="wide pb-16">
        <Form onSignedIn={onSignedIn} onGuide={guide.toggle} />
      </div>
    )
  }
  return (
    <div className="wide pb-16">
      <div className="border-leaf/15 border-b py-3">
        <GuideToggle {...guide} />
      </div>
      <SetupGuide />
    </div>
  )
}

function Form({ onSignedIn, onGuide }: { onSignedIn: () => void; onGuide: () => void }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mx-auto mt-8 max-w-md rounded-lg border border-moss/40 p-5 sm:mt-12 sm:p-8"
    >
      <h2 id={id} className="text-h3">
        Sign in
      </h2>
      <p className="mt-2">Only the owner can see the numbers and addresses.</p>
      <KeyForm onSignedIn={onSignedIn} withHint>
        <SmallButton onClick={onGuide}>Setup Guide</SmallButton>
      </KeyForm>
    </section>
  )
}

type KeyFormProps = { onSignedIn: () => void; withHint?: boolean; children: ReactNode }

/** The form for the owner key; `children` is the other way out. */
export function KeyForm({ onSignedIn, withHint = false, children }: KeyFormProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { trigger, data, isMutating } = useSWRMutation(['sign-in'], signIn, {
    onSuccess: ({ problem }) => problem === undefined && onSignedIn(),
  })
  const problem = isMutating ? undefined : data?.problem

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isMutating) void trigger(String(new FormData(event.currentTarget).get('key')).trim())
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-3">
      {/* Password managers store a key together with a name. */}
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden readOnly />
      <div>
        <label htmlFor={id} className="font-semibold">
          Owner key
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <input
            id={id}
            name="key"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={512}
            aria-invalid={Boolean(problem)}
            aria-describedby={`${withHint ? `${id}-hint ` : ''}${id}-problem`}
            className={`${field} flex-1 basis-40`}
          />
          <SmallButton onClick={() => setShown(!isShown)} className="shrink-0">
            {isShown ? 'Hide key' : 'Show key'}
          </SmallButton>
        </div>
        {withHint && (
          <p id={`${id}-hint`} className="mt-2 text-moss text-sm">
            It is the OWNER_KEY of step 4 in the setup guide.
          </p>
        )}
        <p id={`${id}-problem`} role="alert" className="mt-2 font-semibold text-clay empty:hidden">
          {problem}
        </p>
      </div>
      <SmallButton as="filled" type="submit" busy={isMutating}>
        Sign in
      </SmallButton>
      {children}
    </form>
  )
}

type Result = { problem?: string }

/** Begins a session, or returns why it did not begin. */
async function signIn(_: unknown, { arg: key }: { arg: string }): Promise<Result> {
  if (!key) return { problem: 'Please type the owner key.' }
  try {
    const answer = await answerOf(api.owner.session.$post({ json: { key } }))
    // The Worker has no owner key: the dashboard explains that.
    if (!answer.success && answer.code === 'forbidden') return {}
    if (!answer.success) {
      const isWrong = answer.code === 'unauthorized'
      return { problem: isWrong ? WRONG_KEY : answer.message }
    }
    const status = await answerOf(api.status.$get())
    if (!status.success) return { problem: status.message }
    return status.signedIn ? {} : { problem: NO_COOKIE }
  } catch {
    return { problem: 'The site did not answer. Please check your connection and try again.' }
  }
}
