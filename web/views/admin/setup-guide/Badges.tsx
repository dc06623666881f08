import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Status } from '#contract/responses.ts'

/** The setup in two badges and one sentence. */
export function Badges({ status }: { status: Status | 'checking' | 'unknown' }) {
  if (typeof status === 'string') {
    return (
      <p role="status" className="mt-6 text-moss">
        {status === 'checking'
          ? 'Checking the setup...'
          : 'The setup could not be checked: the site did not respond.'}
      </p>
    )
  }
  const connected = status.mode === 'live' && status.migrated
  const keySet = status.ownerKey === 'set'
  return (
    <div role="status" className="mt-6">
      <p className="flex flex-wrap gap-2">
        <Badge good={connected} text={connected ? 'Connected' : 'Configuration needed'} />
        <Badge good={keySet} text={keySet ? 'Credentials set' : 'Credentials not set'} />
      </p>
      <p className="mt-3 text-moss">
        {status.mode === 'demo'
          ? 'No database is bound, so this is the demo: nothing that visitors send is kept.'
          : connected
            ? 'The database answers and has all its tables.'
            : 'A database is bound, but its tables are missing or out of date: step 3.'}
      </p>
    </div>
  )
}

function Badge({ good, text }: { good: boolean; text: string }) {
  const Drawing = good ? CircleCheck : TriangleAlert
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full px-4 py-1.5 font-semibold text-sm ${good ? 'bg-leaf text-paper' : 'bg-clay text-paper'}`}
    >
      <Drawing aria-hidden strokeWidth={1.75} className="size-4" />
      {text}
    </span>
  )
}
