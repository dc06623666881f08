import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Renders the fallback; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode
}

type State = { failed: boolean }

/** Contains an error thrown while its children render, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
