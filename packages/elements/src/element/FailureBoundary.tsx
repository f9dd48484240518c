import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** Shown instead of the children after they threw. */
  fallback: (retry: () => void) => ReactNode
  onError: (error: unknown) => void
  children?: ReactNode
}

/** Keeps what a component throws from the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  readonly #retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children
  }
}
