import { useStatus } from '../data/status.ts'
import { Badges } from './Badges.tsx'
import { GuideStep } from './GuideStep.tsx'
import { accessNotes, guideSteps } from './guide-steps.ts'
import { MailGuide } from './MailGuide.tsx'

/** Four steps to a working dashboard, with badges that show which of them are done. */
export function SetupGuide() {
  const { data: status, error, isValidating } = useStatus()
  const live = status?.mode === 'live'
  const done = {
    database: live,
    binding: live,
    migrations: live && status.migrated,
    'owner-key': status?.ownerKey === 'set',
  }
  return (
    <section aria-labelledby="setup-guide-heading" className="py-8">
      <h2 id="setup-guide-heading" className="text-h2">
        Setup Guide
      </h2>
      <p className="mt-3 max-w-[60ch] text-lede">
        The hosted backend is Cloudflare D1. Four steps, typed in a terminal in the project’s folder, about
        ten minutes. The quick way is npm run deploy: it does the first three for you.
      </p>
      <Badges status={error && !isValidating ? 'unknown' : (status ?? 'checking')} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
        <ol className="grid min-w-0 gap-5">
          {guideSteps.map((step, index) => (
            <GuideStep key={step.id} step={step} position={index + 1} done={done[step.id]} />
          ))}
        </ol>
        <div>
          <h3 className="text-h3">Who may do what</h3>
          <ul className="mt-4 grid gap-4">
            {accessNotes.map((note) => (
              <li key={note} className="border-leaf/20 border-t pt-3 wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <MailGuide />
    </section>
  )
}
