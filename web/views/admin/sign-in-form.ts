import type { Status } from '#contract/status.ts'
import { call } from '#web/api/client.ts'
import { signInText } from '#web/content/sign-in.ts'

/** Rejected keys and failures come back as a message; `closed`: the Worker has no owner key any more. */
type Result = 'signed-in' | 'closed' | { problem: string }

/**
 * Makes the sign-in form work.
 *
 * @param onDone called when the session has begun, or when no key can begin one
 */
export function enableSignInForm(form: HTMLFormElement, onDone: () => void): void {
  const key = form.elements.namedItem('key') as HTMLInputElement
  const submit = form.elements.namedItem('submit') as HTMLButtonElement
  const toggle = form.elements.namedItem('toggle') as HTMLButtonElement
  const alert = form.querySelector<HTMLElement>('[role="alert"]')

  const showProblem = (problem: string) => {
    key.setAttribute('aria-invalid', String(problem !== ''))
    if (alert) alert.textContent = problem
  }

  toggle.addEventListener('click', () => {
    const shown = key.type === 'password'
    key.type = shown ? 'text' : 'password'
    toggle.textContent = shown ? signInText.hide : signInText.show
  })

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (submit.disabled) return
    showProblem('')
    submit.disabled = true
    const result = await signIn(key.value.trim())
    submit.disabled = false
    if (typeof result === 'object') return showProblem(result.problem)
    form.reset()
    onDone()
  })
}

async function signIn(key: string): Promise<Result> {
  if (!key) return { problem: signInText.empty }
  try {
    const answer = await call('/owner/session', { key })
    if (answer.success) return (await isSessionKept()) ? 'signed-in' : { problem: signInText.noCookies }
    if (answer.code === 'forbidden') return 'closed'
    return { problem: answer.code === 'unauthorized' ? signInText.wrong : answer.message }
  } catch {
    return { problem: signInText.noAnswer }
  }
}

/** Whether the browser sends the session cookie back; with cookies blocked, signing in would never end. */
async function isSessionKept(): Promise<boolean> {
  const status = await call<Status>('/status').catch(() => undefined)
  return !status?.success || status.signedIn
}
