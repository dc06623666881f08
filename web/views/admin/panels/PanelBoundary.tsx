import type { ReactNode } from 'react'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { PanelFailure } from './PanelFailure.tsx'

type Props = {
  /** What the children render; new data renders them again. */
  data: unknown
  /** Fetches the data again. */
  onRetry: () => void
  children: ReactNode
}

/** Keeps an answer of an unexpected shape from taking down more than the part that renders it. */
export function PanelBoundary({ data, onRetry, children }: Props) {
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
