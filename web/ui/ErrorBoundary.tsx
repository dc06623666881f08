import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Renders the fallback; `retry` renders the children again. The next boundary handles an error that it throws. */
  fallback: (retry: () => void, error: unknown) => ReactNode
  /** Called before children that have failed are removed; what it returns is called once they are rendered again. */
  remember?: (() => () => void) | undefined
}

type State = { failed: boolean; error?: unknown }

/** Contains an error thrown while its children render, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  private restore: (() => void) | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override getSnapshotBeforeUpdate(_: Props, { failed }: State) {
    return this.state.failed && !failed ? (this.props.remember?.() ?? null) : null
  }

  override componentDidUpdate(_: Props, { failed }: State, restore: (() => void) | null) {
    if (restore) this.restore = restore
    if (failed && !this.state.failed) this.restore?.()
  }

  retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry, this.state.error) : this.props.children
  }
}
