import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
}

/** One component's row in a matrix. */
export function Section({ title, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-border py-5">
      <h2 className="text-caption font-semibold text-text-subtle">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}
