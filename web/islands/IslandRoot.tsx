import { type ComponentType, useEffect } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

type Props<P> = {
  component: ComponentType<P>
  props: P
  /** Called once the component is hydrated. */
  onHydrated?: () => void
}

/** What is rendered at build and hydrated in the browser: the same tree in both, or React would discard the HTML. */
export function IslandRoot<P extends object>({ component: Content, props, onHydrated }: Props<P>) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <ErrorBoundary message="This part of the page stopped working.">
      <Content {...props} />
    </ErrorBoundary>
  )
}
