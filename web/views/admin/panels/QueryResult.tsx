import type { ReactNode } from 'react'
import { PanelBoundary, PanelFailure } from './PanelBoundary.tsx'

export type Query<T> = {
  /** What `useSWR` returns. */
  query: { data: T | undefined; error: unknown; mutate: () => Promise<unknown> }
  /** Stands in the data's place while it is loading. */
  loading?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders a query's data, or that it is loading, or that it failed with a button to try again. */
export function QueryResult<T>({ query: { data, error, mutate }, loading, children }: Query<T>) {
  const retry = () => void mutate()
  if (data === undefined) {
    if (error) return <PanelFailure onRetry={retry} />
    return loading ?? <p className="text-moss">Loading...</p>
  }
  return (
    <PanelBoundary data={data} onRetry={retry}>
      <Render data={data}>{children}</Render>
    </PanelBoundary>
  )
}

/** A component of its own, so that the boundary contains what `children` throws. */
function Render<T>({ data, children }: { data: T; children: (data: T) => ReactNode }) {
  return children(data)
}
