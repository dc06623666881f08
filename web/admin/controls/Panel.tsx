import { type ComponentProps, type ReactNode, useDeferredValue, useId } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { SmallButton } from './SmallButton.tsx'
import { useVisible } from './use-visible.ts'

type Frame = {
  heading: string
  /** Shown beside the heading. */
  lede?: ReactNode
  /** A control beside the heading. */
  choice?: ReactNode
  className?: string
}
type PanelProps = Frame & Pick<ComponentProps<'section'>, 'ref' | 'tabIndex' | 'children' | 'id'>

/** What a panel fetches. Those with the same key share one call. */
type Query<T> = { key: readonly unknown[]; fetch: () => Promise<T> }

/** A titled region of the dashboard. */
export function Panel({ heading, lede, choice, className = '', children, ...section }: PanelProps) {
  const headingId = useId()
  return (
    <section {...section} aria-labelledby={headingId} className={`min-w-0 ${className}`}>
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
        {lede && <p className="max-w-[60ch] text-[0.9375rem] text-moss leading-snug">{lede}</p>}
        {choice}
      </div>
      <div className="mt-2.5">{children}</div>
    </section>
  )
}

type QueryPanelProps<T> = Frame & {
  query: Query<T> | undefined
  /** The height that is reserved for the data, as a Tailwind class. */
  minHeight?: string
  children: (data: T) => ReactNode
}

/** A panel of what a query returns. Its data is fetched and rendered once it is within a screen of the viewport. */
export function QueryPanel<T>({ query, minHeight = 'min-h-24', children, ...frame }: QueryPanelProps<T>) {
  const { isVisible, ref } = useVisible<HTMLElement>()
  return (
    // Until it has content, the panel is a Tab stop: focus scrolls it into view, which loads it.
    <Panel {...frame} ref={ref} tabIndex={isVisible ? -1 : 0}>
      <QueryResult query={isVisible ? query : undefined} loading={<LoadingNote className={minHeight} />}>
        {children}
      </QueryResult>
    </Panel>
  )
}

/** Shown while data is loading, and not printed. */
export function LoadingNote({ className = '' }: { className?: string }) {
  return (
    <p data-loading className={`text-moss ${className}`}>
      Loading...
    </p>
  )
}

type QueryProps<T> = {
  /** No call is made without one. */
  query: Query<T> | undefined
  /** Shown in the data's place while it is loading. */
  loading?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders a query's data, or that it is loading, or that it failed with a button to try again. */
export function QueryResult<T>({ query, loading = <LoadingNote />, children }: QueryProps<T>) {
  const { data: loaded, error, mutate } = useSWR(query?.key ?? null, query?.fetch ?? null)
  // What has arrived is rendered in slices, between which the browser responds.
  const data = useDeferredValue(loaded)
  const retry = () => void mutate()
  if (loaded === undefined && error) return <PanelFailure onRetry={retry} />
  return (
    <PanelBoundary data={data} onRetry={retry}>
      <DeferredChildren>{() => (data === undefined ? loading : children(data))}</DeferredChildren>
    </PanelBoundary>
  )
}

/**
 * A component of its own, so that the boundary contains what `children` throws. It renders the loading state too, so that
 * React keeps the elements that both have.
 */
function DeferredChildren({ children }: { children: () => ReactNode }) {
  return children()
}

type BoundaryProps = {
  /** What the children render; new data renders them again. */
  data: unknown
  /** Fetches the data again. */
  onRetry: () => void
  children: ReactNode
}

/** Contains the error of a malformed response, so that only the part that renders it fails. */
export function PanelBoundary({ data, onRetry, children }: BoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={data}
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

type PartProps = {
  /** The first parts of the keys of what it fetches. */
  keys: readonly string[]
  children: ReactNode
}

/** A part that fetches by itself. Where it fails, it is left out until “Try again” fetches again what it had. */
export function Part({ keys, children }: PartProps) {
  const { mutate } = useSWRConfig()
  const isOfPart = (key: unknown) => Array.isArray(key) && keys.includes(key[0])
  return (
    <PanelBoundary data={keys.join()} onRetry={() => void mutate(isOfPart, undefined)}>
      {children}
    </PanelBoundary>
  )
}

/** Replaces a part of the dashboard that failed. */
function PanelFailure({ onRetry }: Pick<BoundaryProps, 'onRetry'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-clay">This part could not be loaded.</p>
      <SmallButton onClick={onRetry}>Try again</SmallButton>
    </div>
  )
}
