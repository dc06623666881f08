import { useId, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { answerOf, api, Redirected } from '#web/browser/api/client.ts'
import { field } from '../controls/fields.tsx'
import { buttonStyle, SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { SetupGuide } from '../lazy-pages.tsx'
import { useSetupGuide } from '../routing.ts'
import { useSession } from './session.ts'

const WRONG_KEY = 'That is not the owner key. Please check it for a missing letter or a space too many.'
const NO_COOKIE =
  'The key is right, but this browser did not keep the cookie that lets you in. Please allow cookies for this site and sign in again.'

/** Shown while the numbers are locked: the sign-in form, or the setup guide, which is readable without a session. */
export function SignIn() {
  const id = useId()
  const { state, isRedirected } = useSession()
  const guide = useSetupGuide()
  return (
    <div className="wide pb-16">
      {guide.open ? (
        <>
          <div className="border-leaf/15 border-b py-3">
            <SmallButton aria-pressed {...guide.button} className="max-md:px-2.5">
              Setup Guide
            </SmallButton>
          </div>
          <SetupGuide />
        </>
      ) : (
        <section
          aria-labelledby={id}
          className="mx-auto mt-8 max-w-md rounded-lg border border-moss/40 p-5 sm:mt-12 sm:p-8"
        >
          <h2 id={id} className="text-h3">
            Sign in
          </h2>
          <p className="mt-2">
            {state === 'ended'
              ? 'The sign-in has ended, and what you pressed last is not done. All that you typed stays here.'
              : 'Only the owner can see the numbers and addresses.'}
          </p>
          {isRedirected ? (
            <a
              href={location.href}
              onClick={(event) => {
                event.preventDefault()
                location.reload()
              }}
              className={`${buttonStyle.filled} mt-5`}
            >
              Sign in again
            </a>
          ) : (
            <KeyForm />
          )}
        </section>
      )}
    </div>
  )
}

/** The form for the owner key. What could not be loaded is loaded again after it. */
function KeyForm() {
  const id = useId()
  const session = useSession()
  const { mutate } = useSWRConfig()
  const [isShown, setShown] = useState(false)
  const key = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, submit] = useAction(async () => {
    setProblem(undefined)
    const problemNow = await signIn(key.current?.value.trim() ?? '')
    if (problemNow) return setProblem(problemNow)
    session.signIn()
    void mutate(() => true)
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-5 grid gap-3"
    >
      {/* Password managers store a key together with a name. */}
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden readOnly />
      <div>
        <label htmlFor={id} className="font-semibold">
          Owner key
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <input
            ref={key}
            id={id}
            name="key"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={512}
            aria-invalid={Boolean(problem)}
            aria-describedby={`${id}-hint ${id}-problem`}
            className={`${field} flex-1 basis-40`}
          />
          <SmallButton onClick={() => setShown(!isShown)} className="shrink-0">
            {isShown ? 'Hide key' : 'Show key'}
          </SmallButton>
        </div>
        <p id={`${id}-hint`} className="mt-2 text-moss text-sm">
          It is the OWNER_KEY of step 4 in the setup guide.
        </p>
        <p id={`${id}-problem`} role="alert" className="mt-2 font-semibold text-clay empty:hidden">
          {problem}
        </p>
      </div>
      <SmallButton as="filled" type="submit" busy={busy}>
        Sign in
      </SmallButton>
      <SmallButton {...useSetupGuide().button}>Setup Guide</SmallButton>
    </form>
  )
}

/** Begins a session, or returns why it did not begin. */
async function signIn(key: string): Promise<string | undefined> {
  if (!key) return 'Please type the owner key.'
  try {
    const answer = await answerOf(api.owner.session.$post({ json: { key } }))
    // The Worker has no owner key: the dashboard explains that.
    if (!answer.success && answer.code === 'forbidden') return undefined
    if (!answer.success) return answer.code === 'unauthorized' ? WRONG_KEY : answer.message
    const status = await answerOf(api.status.$get())
    if (!status.success) return status.message
    return status.signedIn ? undefined : NO_COOKIE
  } catch (error) {
    if (error instanceof Redirected) throw error
    return 'The site did not answer. Please check your connection and try again.'
  }
}
