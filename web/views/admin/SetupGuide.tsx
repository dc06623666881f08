import { useEffect, useState } from 'react'
import type { Status } from '../../../worker/contract/status.ts'
import { call } from '../../api/client.ts'
import { accessNotes, guideSteps, guideText } from '../../content/setup-guide.ts'
import { Badges } from './Badges.tsx'
import { GuideStep } from './GuideStep.tsx'

/** Asks `/api/status` when it is shown, so that its badges tell the truth of that moment. */
export function SetupGuide() {
  const [status, setStatus] = useState<Status | 'checking' | 'unknown'>('checking')
  useEffect(() => {
    let current = true
    const settle = (found: Status | 'unknown') => current && setStatus(found)
    call<Status>('/status').then(
      (answer) => settle(answer.success ? answer : 'unknown'),
      () => settle('unknown'),
    )
    return () => {
      current = false
    }
  }, [])

  const known = typeof status === 'object' ? status : undefined
  const bound = known?.mode === 'live'
  const done = {
    database: bound,
    binding: bound,
    migrations: bound && known.migrated,
    'owner-key': known?.ownerKey === 'set',
  }
  return (
    <section aria-labelledby="setup-guide" className="py-8">
      <h2 id="setup-guide" className="text-h2">
        {guideText.heading}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lede">{guideText.lede}</p>
      <Badges status={status} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
        <ol className="grid min-w-0 gap-5">
          {guideSteps.map((step, index) => (
            <GuideStep key={step.id} step={step} position={index + 1} done={done[step.id]} />
          ))}
        </ol>
        <div>
          <h3 className="text-h3">{accessNotes.heading}</h3>
          <ul className="mt-4 grid gap-4">
            {accessNotes.notes.map((note) => (
              <li key={note} className="border-leaf/20 border-t pt-3 wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
