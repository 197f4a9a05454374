import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './chunk-failure'

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode
  /** A new value after a failure renders the children again. */
  retry?: unknown
  children: ReactNode
}

/** Keeps the rest of the page usable if its children throw. Change `key` or `retry` to retry. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error: unknown; failed: boolean }
> {
  override state = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkFailure) error.forget?.()
  }

  override componentDidUpdate({ retry }: Readonly<ErrorBoundaryProps>) {
    if (this.state.failed && retry !== this.props.retry) this.setState({ failed: false })
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(this.state.error) : children
  }
}
