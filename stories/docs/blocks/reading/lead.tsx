import type { ReactNode } from 'react'

/** What a page is about, in one or two sentences under its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled mb-10 max-w-176 text-body-l text-pretty text-text-muted">{children}</div>
}
