import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { seriesStyles, type ChartSeries } from './chart-legend'

export interface BarListItem {
  label: string
  value: number
  /** Formatted value: '84.210 €'. */
  text: string
}

const listStyles = cva('grid gap-2.5 text-a-small')

interface BarListOwnProps {
  /** Bars in display order. */
  items: readonly BarListItem[]
  /** Value at full width. @default the largest value */
  max?: number
  /** @default 1 */
  series?: ChartSeries
}
export type BarListProps = BarListOwnProps & Omit<ComponentProps<'ul'>, keyof BarListOwnProps>

/** Bar chart for comparison: one bar per item, with its value as text. */
export function BarList({ items, max, series = 1, className, ...rest }: BarListProps) {
  const full = max ?? Math.max(1, ...items.map(({ value }) => value))
  return (
    <ul data-slot="bar-list" className={listStyles({ className })} {...rest}>
      {items.map(({ label, value, text }) => (
        <li
          key={label}
          className="grid grid-cols-[minmax(5.75rem,30%)_minmax(0,1fr)_minmax(3.875rem,auto)] items-center gap-3"
        >
          <span className="wrap-break-word">{label}</span>
          <span
            aria-hidden="true"
            className="block h-4 overflow-hidden rounded-[4px] bg-surface-sunken forced-colors:border"
          >
            <span
              className={seriesStyles({ series, className: 'block h-full rounded-[4px]' })}
              style={{ width: `${Math.min(100, (value / full) * 100)}%` }}
            />
          </span>
          <b className="text-end font-semibold tabular-nums">{text}</b>
        </li>
      ))}
    </ul>
  )
}
