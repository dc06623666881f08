import { type ComponentType, useEffect, useLayoutEffect } from 'react'
import { TopicsContext } from '../../model/context.ts'
import { button } from '../../ui/button.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { siteWords } from '../site-words.ts'

type Props<P> = {
  component: ComponentType<P>
  props: P
  /** The topics of the content that the island names. */
  content: object
  /** Called once the component's elements are in the page, before its effects. */
  onRendered?: () => void
  /** Called once the component is hydrated. */
  onHydrated?: () => void
  /** Whether the visitor has used the component: only then a failure is shown in its place. */
  isUsed?: () => boolean
  /** Remembers what was typed; what it returns writes it into the fields again. */
  remember?: () => () => void
}

/** What is rendered at build and hydrated in the browser: the same tree in both, or React would discard the HTML. */
export function IslandRoot<P extends object>({
  component: Component,
  props,
  content,
  onRendered,
  onHydrated,
  isUsed,
  remember,
}: Props<P>) {
  useLayoutEffect(() => onRendered?.(), [onRendered])
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <ErrorBoundary
      fallback={(retry, error) => {
        // React passes it on to the root, which puts the HTML back.
        if (!isUsed?.()) throw error
        return <FailureNotice retry={retry} />
      }}
      remember={remember}
    >
      <TopicsContext value={content}>
        <Component {...props} />
      </TopicsContext>
    </ErrorBoundary>
  )
}

function FailureNotice({ retry }: { retry: () => void }) {
  const words = siteWords()
  return (
    <div role="alert" className="py-4">
      <p>{words.stopped}</p>
      <button type="button" onClick={retry} className={`${button.outline} mt-3`}>
        {words.retry}
      </button>
    </div>
  )
}
