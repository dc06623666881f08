import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { LoadingNote, PanelBoundary } from './Panel.tsx'

type Loaded<Props> = { Component: ComponentType<Props> }

/** Makes a component whose script is loaded when it is first shown, and again after a failure. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = <LoadingNote />,
) {
  const start = () => lazy(async () => ({ default: await load() }))
  const part: Loaded<Props> = { Component: start() }
  // React remembers a failure for as long as the component is the same.
  const loadAgain = () => {
    part.Component = start()
  }
  return memo((props: Props) => (
    <PanelBoundary onRetry={loadAgain}>
      <Suspense fallback={loading}>
        <Latest part={part} props={props} />
      </Suspense>
    </PanelBoundary>
  ))
}

/** Renders the component that a part has when this is rendered, which a retry has replaced. */
function Latest<Props extends object>({ part, props }: { part: Loaded<Props>; props: Props }) {
  return <part.Component {...props} />
}
