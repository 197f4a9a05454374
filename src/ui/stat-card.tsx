import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from './skeleton'

const statStyles = cva('min-w-0 rounded-m border border-border bg-surface px-4.5 pt-3.75 pb-4 text-a-body')
const trendStyles = cva('font-semibold tabular-nums', {
  variants: { direction: { up: 'text-success-fg', down: 'text-danger-fg', flat: 'text-text-muted' } },
})

interface StatCardOwnProps {
  /** Label of the value. */
  label: string
  /** Formatted number. */
  value: ReactNode
  /** Change as text such as '8.2%', coloured by direction. */
  trend?: { text: string; direction: 'up' | 'down' | 'flat' }
  /** What the value is compared with. */
  hint?: ReactNode
  /** True while the value is loading. */
  loading?: boolean
}
export type StatCardProps = StatCardOwnProps & Omit<ComponentProps<'div'>, keyof StatCardOwnProps>

/** Key figure of a dashboard. */
export function StatCard({ label, value, trend, hint, loading = false, className, ...rest }: StatCardProps) {
  return (
    <div
      data-slot="stat-card"
      aria-busy={loading || undefined}
      className={statStyles({ className })}
      {...rest}
    >
      <dl>
        <dt className="font-medium text-text-muted">{label}</dt>
        <dd className="mt-2 mb-0.5 flow-root text-a-figure font-semibold tabular-nums">
          {loading ? <Skeleton shape="heading" className="my-1.75 w-24" /> : value}
        </dd>
        {loading ? (
          <dd className="flow-root">
            <Skeleton className="my-0.75 w-32" />
          </dd>
        ) : (
          (trend ?? hint) && (
            <dd className="text-caption text-text-subtle">
              {trend && <span className={trendStyles({ direction: trend.direction })}>{trend.text}</span>}
              {trend && hint && ' '}
              {hint}
            </dd>
          )
        )}
      </dl>
    </div>
  )
}
