import { type SubmitEvent, useState } from 'react'
import type { Status } from '../../../worker/contract/status.ts'
import { call } from '../../api/client.ts'
import { signInText } from '../../content/admin.ts'
import { button } from '../../ui/button.ts'
import { quietButton } from './quiet-button.ts'

type Props = {
  onSignedIn: () => void
  /** There is no key any more that could let anybody in. */
  onClosed: () => void
}

/** Where the numbers are locked. The Worker limits the tries and says when it does. */
export function SignIn({ onSignedIn, onClosed }: Props) {
  const [shown, setShown] = useState(false)
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = String(new FormData(event.currentTarget).get('key')).trim()
    if (!key) return setProblem(signInText.empty)
    setSending(true)
    setProblem('')
    try {
      const answer = await call('/owner/session', { key })
      if (answer.success) return (await isKept()) ? onSignedIn() : setProblem(signInText.noCookies)
      if (answer.code === 'forbidden') return onClosed()
      setProblem(answer.code === 'unauthorized' ? signInText.wrong : answer.message)
    } catch {
      setProblem(signInText.noAnswer)
    } finally {
      setSending(false)
    }
  }

  return (
    <section
      aria-labelledby="sign-in"
      className="mx-auto mt-12 max-w-md rounded-2xl border border-leaf/15 p-6 sm:p-8"
    >
      <h2 id="sign-in" className="text-h3">
        {signInText.heading}
      </h2>
      <p className="mt-2">{signInText.lede}</p>
      <form noValidate onSubmit={signIn} className="mt-6 grid gap-4">
        {/* Password managers keep a key under a name. */}
        <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden readOnly />
        <div>
          <label htmlFor="owner-key" className="font-semibold">
            {signInText.label}
          </label>
          <div className="mt-1.5 flex gap-2">
            <input
              id="owner-key"
              name="key"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={512}
              aria-invalid={problem !== ''}
              aria-describedby="owner-key-hint owner-key-problem"
              className="min-h-12 w-full min-w-0 rounded-lg border border-moss bg-paper px-4 aria-invalid:border-clay"
            />
            <button type="button" onClick={() => setShown(!shown)} className={`${quietButton} shrink-0`}>
              {shown ? signInText.hide : signInText.show}
            </button>
          </div>
          <p id="owner-key-hint" className="mt-2 text-moss text-sm">
            {signInText.hint}
          </p>
          <p id="owner-key-problem" role="alert" className="mt-2 font-semibold text-clay empty:hidden">
            {problem}
          </p>
        </div>
        <button type="submit" disabled={sending} className={button.primary}>
          {signInText.submit}
        </button>
      </form>
    </section>
  )
}

/** Whether the browser sends the session back; one that keeps no cookies would come to this panel again and again. */
async function isKept(): Promise<boolean> {
  const status = await call<Status>('/status').catch(() => undefined)
  return !status?.success || status.signedIn
}
