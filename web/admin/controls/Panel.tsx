import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useId, useState } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { useSession } from '../session/session.ts'
import { SmallButton } from './SmallButton.tsx'

type Frame = {
  heading: string
  /** Shown beside the heading. */
  lede?: string
  /** A control beside the heading. */
  choice?: ReactNode
  id?: string
  className?: string
}

/** A titled region of the dashboard, which fails by itself. */
export function Panel({
  heading,
  lede,
  choice,
  id,
  className = '',
  children,
}: Frame & { children: ReactNode }) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={`min-w-0 ${className}`}>
      <div
        className={
          choice
            ? 'flex flex-wrap items-center justify-between gap-x-4.5 md:justify-start'
            : 'items-baseline gap-x-4 md:flex md:flex-wrap'
        }
      >
        <h2 id={headingId} className="text-h4 lg:text-2xl">
          {heading}
        </h2>
        {lede && <p className="max-w-[60ch] text-label text-moss leading-snug">{lede}</p>}
        {choice}
      </div>
      <div className="in-order mt-2.5">
        <Part>{children}</Part>
      </div>
    </section>
  )
}

const SUMMARY =
  'min-h-11 w-fit cursor-pointer text-label text-moss leading-11 underline decoration-moss/60 underline-offset-4'

type DisclosureProps = { summary: ReactNode; summaryClass?: string; className: string; children: ReactNode }

/** A disclosure, whose content is rendered once it is opened. */
export function LazyDisclosure({ summary, summaryClass = SUMMARY, className, children }: DisclosureProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className={className}>
      <summary className={summaryClass}>{summary}</summary>
      {isOpened && children}
    </details>
  )
}

/** What is fetched. Those with the same key share one call. */
export type Query<T> = { key: readonly unknown[]; fetch: () => Promise<T> }

/** Fetches a query's data; no call is made without one, nor before it is known that the owner may read. */
export function useQuery<T>(query: Query<T> | undefined, options?: SWRConfiguration<T>) {
  const { isOpen } = useSession()
  return useSWR(isOpen && query ? query.key : null, query?.fetch ?? null, options)
}

type QueryProps<T> = {
  query: Query<T> | undefined
  /** Whether what was loaded last stays while another key is loading, with all that was typed in it. */
  keepPreviousData?: boolean
  /** Shown in the data's place while it is loading. */
  loading?: ReactNode
  children: (data: T) => ReactNode
}

export function QueryPanel<T>({ query, loading, children, ...frame }: Frame & QueryProps<T>) {
  return (
    <Panel {...frame}>
      <QueryResult query={query} loading={loading}>
        {children}
      </QueryResult>
    </Panel>
  )
}

/** Sentences, or names, one a line. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="wrap-anywhere grid max-w-[60ch] gap-1.5 text-sm">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Shown while data is loading, and not printed. */
export function LoadingNote({ className = 'py-4' }: { className?: string }) {
  return (
    <p data-loading className={`text-moss ${className}`}>
      Loading...
    </p>
  )
}

/**
 * Renders a query's data, or that it is loading, or that it failed with a button to try again. The boundary
 * around it handles what `children` throws.
 */
export function QueryResult<T>({
  query,
  keepPreviousData = false,
  loading = <LoadingNote />,
  children,
}: QueryProps<T>) {
  const { data, error, mutate } = useQuery(query, { keepPreviousData })
  if (data !== undefined) return children(data)
  return error ? <PanelFailure onRetry={() => void mutate()} /> : loading
}

/** Contains the error of a malformed response, so that only this part fails, until “Try again” loads everything again. */
export function Part({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig()
  return <PanelBoundary onRetry={() => void mutate(() => true, undefined)}>{children}</PanelBoundary>
}

type BoundaryProps = {
  /** Fetches what failed again. */
  onRetry: () => void
  children: ReactNode
}

/** Contains what its children throw. */
export function PanelBoundary({ onRetry, children }: BoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <PanelFailure
          onRetry={() => {
            retry()
            onRetry()
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Replaces a part of the dashboard that failed. */
export function PanelFailure({ onRetry }: Pick<BoundaryProps, 'onRetry'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      <p className="text-clay">This part could not be loaded.</p>
      <SmallButton onClick={onRetry}>Try again</SmallButton>
    </div>
  )
}

type FaultProps = { title: string; children?: ReactNode; action?: ReactNode }

/** Shows what went wrong, with an icon and the action that resolves it. */
export function Fault({ title, children, action }: FaultProps) {
  return (
    <div
      role="alert"
      className="my-2 grid w-full grid-cols-[1.375rem_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1 border-fault border-l-4 py-1 pl-2.5 text-sm/[1.35] min-[24rem]:grid-cols-[1.375rem_minmax(0,1fr)_auto]"
    >
      <TriangleAlert aria-hidden strokeWidth={2} className="size-5 text-fault" />
      <p>
        <b className="font-bold text-fault">{title}</b> <span>{children}</span>
      </p>
      {action && <div className="flex max-[24rem]:col-start-2 max-[24rem]:justify-self-start">{action}</div>}
    </div>
  )
}
