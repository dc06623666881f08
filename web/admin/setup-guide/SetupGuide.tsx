import { databaseName } from 'virtual:shop'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import useSWR from 'swr'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { Status } from '#worker/owner/contract.ts'
import { CopyButton } from '../controls/SmallButton.tsx'

/** Four steps to a working dashboard, with badges that show which of them are done. */
export function SetupGuide() {
  const { data: status, error, isValidating } = useSWR(['status'], () => bodyOf(api.status.$get()))
  const live = status?.mode === 'live' && !isLocal()
  const done = {
    database: live,
    binding: live,
    migrations: live && status.migrated === true,
    'owner-key': status?.ownerKey === 'set' && !isLocal(),
  }
  return (
    <section aria-labelledby="setup-guide-heading" className="py-8">
      <h2 id="setup-guide-heading" className="text-h2">
        Setup Guide
      </h2>
      <p className="mt-3 max-w-[60ch] text-lede">
        The hosted backend is Cloudflare D1. Four steps, typed in a terminal in the project’s folder, about
        ten minutes. The quick way is npm run deploy: it asks, and does all four. It also works before the
        shop may open: then it publishes a preview.
      </p>
      <Badges status={status} hasFailed={Boolean(error) && !isValidating} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
        <ol className="grid min-w-0 grid-cols-1 gap-5">
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
    </section>
  )
}

type StepProps = { step: (typeof guideSteps)[number]; position: number; done: boolean }

function GuideStep({ step, position, done }: StepProps) {
  return (
    <li className="rounded-2xl bg-linen p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold font-text text-lg">
          <span className="text-moss">Step {position}:</span> {step.title}
        </h3>
        {done && (
          <span className="inline-flex items-center gap-1 font-semibold text-moss text-sm">
            <Check aria-hidden strokeWidth={2} className="size-4" />
            Done
          </span>
        )}
      </div>
      <p className="mt-1.5">{step.text}</p>
      <div className="mt-4">
        <pre className="mb-3 wrap-anywhere whitespace-pre-wrap rounded-lg border border-leaf/15 bg-paper p-4 text-sm leading-relaxed">
          <code>{step.code}</code>
        </pre>
        <CopyButton text={step.code} what={step.codeName} />
      </div>
    </li>
  )
}

/** Whether this is the machine of a developer, whose database is not the deployed one that the steps are about. */
const isLocal = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** The setup in two badges and one sentence. */
function Badges({ status, hasFailed }: { status: Status | undefined; hasFailed: boolean }) {
  if (!status || hasFailed) {
    return (
      <p role="status" className="mt-6 min-h-33 text-moss lg:min-h-17">
        {hasFailed ? 'The setup could not be checked: the site did not respond.' : 'Checking the setup...'}
      </p>
    )
  }
  const connected = status.mode === 'live' && status.migrated !== false
  const keySet = status.ownerKey === 'set'
  const demo = 'No database is bound, so this is the demo: nothing that visitors send is kept.'
  const repair = isLocal() ? 'npm run db:migrate, in another terminal.' : 'step 3.'
  return (
    <div role="status" className="mt-6 min-h-33 lg:min-h-17">
      <p className="flex flex-wrap gap-2">
        <Badge
          good={connected}
          text={connected ? (isLocal() ? 'A local database' : 'Connected') : 'Configuration needed'}
        />
        <Badge good={keySet} text={keySet ? 'Credentials set' : 'Credentials not set'} />
      </p>
      <p className="mt-3 text-moss">
        {status.mode === 'demo'
          ? demo
          : status.migrated === null
            ? 'The database does not answer just now, so whether it has all its tables is not known.'
            : status.migrated
              ? `The database answers and has all its tables.${isLocal() ? ' It is on this machine; the steps are about the deployed one.' : ''}`
              : `A database is bound, but its tables are missing or out of date: ${repair}`}
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
      <span>{text}</span>
    </span>
  )
}

/** Four steps from an empty account to a working dashboard: `code` is typed or pasted, `codeName` names it on the copy button. */
const guideSteps = [
  {
    id: 'database',
    title: 'Create the database',
    text: 'Sign in to Cloudflare when prompted. The command prints a database_id, which the next step needs.',
    code: `npx wrangler d1 create ${databaseName} --location apac`,
    codeName: 'the command that creates the database',
  },
  {
    id: 'binding',
    title: 'Put its id into wrangler.toml',
    text: 'The block is there already. Add the one line with the id, or leave it out and let npm run deploy provision the database.',
    code: `[[d1_databases]]
binding = "DB"
database_name = "${databaseName}"
database_id = "the id that step 1 printed"
migrations_dir = "migrations"`,
    codeName: 'the block for wrangler.toml',
  },
  {
    id: 'migrations',
    title: 'Run the migrations',
    text: 'They create the tables. Running them again does no harm: migrations that have run are skipped.',
    code: 'npx wrangler d1 migrations apply DB --remote',
    codeName: 'the command that runs the migrations',
  },
  {
    id: 'owner-key',
    title: 'Set OWNER_KEY',
    text: 'At least 16 characters that nobody can guess; let a password manager make and keep them. A new key signs everybody out; put it into the secrets of both workflows (Publish, Backup) too, in this order. For a local run it stands in .dev.vars, a copy of .dev.vars.example.',
    code: 'npx wrangler secret put OWNER_KEY',
    codeName: 'the command that sets the owner key',
  },
] as const

/** Who may do what. */
const accessNotes: readonly string[] = [
  'Visitors may insert only: a sign-up, a click, an enquiry. No visitor can read a single row of what others sent.',
  'Reading needs the owner: the key of step 4 opens the dashboard for 30 days in the browser you sign in with. Signing out ends it in that browser; a copied session ends after its 30 days, or with a new key. Ctrl+Shift+A and the hidden dot only lead to the sign-in form.',
  'Cloudflare Access is a second lock, beside the key: it requires your own account and a second factor. OPERATIONS.md says before which addresses to put it.',
]
