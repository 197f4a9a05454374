import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './chunk-failure'

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode
  /** A value other than at the last attempt renders the children again after a failure. */
  retry?: unknown
  children: ReactNode
}

/** Keeps the rest of the page usable if its children throw. Change `key` or `retry` to retry. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error: unknown; readonly failed: boolean; readonly tried: unknown }
> {
  override state = { error: undefined, failed: false, tried: this.props.retry }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkFailure) error.forget?.()
  }

  override componentDidUpdate() {
    const { retry } = this.props
    // Also if it changed while the attempt was still loading.
    if (this.state.failed && retry !== this.state.tried) this.setState({ failed: false, tried: retry })
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(this.state.error) : children
  }
}
