import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** Keeps the rest of the page usable if its children throw. Change `key` to retry. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error: unknown; failed: boolean }
> {
  override state = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(this.state.error) : children
  }
}
