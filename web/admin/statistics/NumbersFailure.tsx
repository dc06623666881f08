import { hasCode, isFullDay } from '#web/browser/api/client.ts'
import { Fault } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { FULL_DAY_TEXT } from '../format.ts'
import { SetupGuide } from '../lazy-pages.tsx'
import { useMarks } from '../orders/marks.ts'
import { useNumbers } from './use-numbers.ts'

/** In the place of numbers that could not be loaded: what failed, with the way to try again, and the setup guide. */
export function NumbersFailure() {
  const { failure, guide } = useNumbers()
  const { refresh } = useMarks()
  return (
    <>
      <Fault
        title="The numbers could not be loaded."
        action={<SmallButton onClick={() => void refresh()}>Try again</SmallButton>}
      >
        {describeFailure(failure)}
      </Fault>
      {guide.open ? (
        <SetupGuide />
      ) : (
        <div className="grid justify-items-center gap-5 py-12 text-center">
          <p className="text-lede">No data available.</p>
          <SmallButton as="filled" {...guide.button}>
            View Setup Guide
          </SmallButton>
        </div>
      )}
    </>
  )
}

/** What failed, in the owner's words. Whether the site is set up is not among it: only `/api/status` knows that. */
function describeFailure(error: unknown): string {
  if (isFullDay(error)) return `${FULL_DAY_TEXT} Nothing that was stored is lost.`
  if (hasCode(error, 'forbidden')) return 'No owner key is set, so that nobody can read them: see step 4.'
  if (hasCode(error, 'rate_limited')) return 'Too many tries within a minute. Please wait a minute.'
  if (hasCode(error, 'unavailable') || hasCode(error, 'internal'))
    return 'The database could not answer just now. Please wait a minute.'
  if (hasCode(error, 'invalid')) return `The site refused the request: ${(error as Error).message}.`
  return 'The site did not answer. Please check your connection.'
}
