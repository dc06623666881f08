import type { ReactNode } from 'react'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { SmallButton } from '../SmallButton.tsx'

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

/** Stands in for a part of the dashboard that failed. */
export function PanelFailure({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-clay">This part could not be loaded.</p>
      <SmallButton onClick={onRetry}>Try again</SmallButton>
    </div>
  )
}
