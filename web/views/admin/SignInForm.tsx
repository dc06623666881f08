import { dashboardText } from '#web/content/admin.ts'
import { signInText } from '#web/content/sign-in.ts'
import { button } from '#web/ui/button.ts'
import { smallButton } from './small-button.ts'

/** Static and hidden; sign-in.ts reveals it where the numbers are locked, and sign-in-form.ts submits it. */
export function SignInForm() {
  return (
    <section
      id="sign-in"
      hidden
      aria-labelledby="sign-in-heading"
      className="mx-auto mt-8 max-w-md rounded-2xl border border-leaf/15 p-6 sm:mt-12 sm:p-8"
    >
      <h2 id="sign-in-heading" className="text-h3">
        {signInText.heading}
      </h2>
      <p className="mt-2">{signInText.lede}</p>
      <form noValidate className="mt-6 grid gap-4">
        {/* Password managers store a key together with a name. */}
        <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden readOnly />
        <div>
          <label htmlFor="owner-key" className="font-semibold">
            {signInText.label}
          </label>
          <div className="mt-1.5 flex gap-2">
            <input
              id="owner-key"
              name="key"
              type="password"
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={512}
              aria-describedby="owner-key-hint owner-key-problem"
              className="min-h-12 w-full min-w-0 rounded-lg border border-moss bg-paper px-4 aria-invalid:border-clay"
            />
            <button type="button" name="toggle" className={`${smallButton} shrink-0`}>
              {signInText.show}
            </button>
          </div>
          <p id="owner-key-hint" className="mt-2 text-moss text-sm">
            {signInText.hint}
          </p>
          <p id="owner-key-problem" role="alert" className="mt-2 font-semibold text-clay empty:hidden" />
        </div>
        <button type="submit" name="submit" className={button.primary}>
          {signInText.submit}
        </button>
        <button type="button" name="guide" className={smallButton}>
          {dashboardText.guide}
        </button>
      </form>
    </section>
  )
}
