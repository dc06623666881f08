import { Component, type ReactNode } from 'react'
import { button } from './button.ts'

type Props = {
  /** What failed, as a sentence for a person. */
  message: string
  children: ReactNode
}

/** Keeps an error inside the part of the page that it happened in, says so, and offers to try again. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="py-4">
        <p>{this.props.message}</p>
        <button
          type="button"
          className={`${button.outline} mt-3`}
          onClick={() => this.setState({ failed: false })}
        >
          Try again
        </button>
      </div>
    )
  }
}
