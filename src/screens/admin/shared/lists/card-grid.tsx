import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/skeleton'
import type { ListState } from './list-state'
import { Panel } from '../panel'

/** Grid of cards; error and empty state are shown on a panel instead. */
export function CardGrid<Row>({ state, children }: { state: ListState<Row>; children: ReactNode }) {
  return state.status === 'error' || state.status === 'empty' ? (
    <Panel className="mt-4">{children}</Panel>
  ) : (
    <div className="mt-4 grid gap-4 [&>nav]:rounded-m [&>nav]:border [&>nav]:bg-surface">{children}</div>
  )
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

export function CardGridSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {CARDS.map((card) => (
        <div key={card} className="grid gap-3 rounded-m border border-border bg-surface p-4.5">
          <span className="flex justify-between gap-3">
            <Skeleton shape="heading" className="w-32" />
            <Skeleton className="h-5.5 w-16" />
          </span>
          <Skeleton className="w-3/5" />
          <Skeleton shape="heading" className="mt-2 w-20" />
          <Skeleton className="w-2/5" />
          <Skeleton className="mt-3 w-4/5" />
        </div>
      ))}
    </div>
  )
}
