import type { ReactNode } from 'react'

/** An introduction of one or two sentences below the page title. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled mb-10 max-w-176 text-body-l text-pretty wrap-anywhere text-text-muted">
      {children}
    </div>
  )
}
