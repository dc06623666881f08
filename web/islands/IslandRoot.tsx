import { type ComponentType, useEffect } from 'react'
import { button } from '../ui/button.ts'
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
    <ErrorBoundary fallback={(retry) => <StoppedWorking retry={retry} />}>
      <Content {...props} />
    </ErrorBoundary>
  )
}

function StoppedWorking({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="py-4">
      <p>This part of the page stopped working.</p>
      <button type="button" onClick={retry} className={`${button.outline} mt-3`}>
        Try again
      </button>
    </div>
  )
}
