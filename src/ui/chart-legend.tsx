import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Series numbers; at most four per chart. */
export const CHART_SERIES = [1, 2, 3, 4] as const
export type ChartSeries = (typeof CHART_SERIES)[number]

export const seriesStyles = cva('forced-color-adjust-none', {
  variants: {
    series: { 1: 'bg-chart-1', 2: 'bg-chart-2', 3: 'bg-chart-3', 4: 'bg-chart-4' } satisfies Record<
      ChartSeries,
      string
    >,
  },
})

const keyStyles = cva('inline-block flex-none', {
  variants: {
    shape: {
      square: 'size-2.25 rounded-[3px]',
      line: 'h-0.75 w-2.25 rounded-[3px]',
      dotted: 'h-0 w-3.5 border-t-2 border-dotted border-text-subtle',
    },
  },
  defaultVariants: { shape: 'square' },
})

const legendStyles = cva('flex flex-wrap gap-x-4.5 gap-y-1 text-a-small text-text-muted')

export interface ChartLegendItem {
  label: string
  /** @default 1 */
  series?: ChartSeries
  /** Marker shape; `dotted` for the previous year. @default 'square' */
  shape?: 'square' | 'line' | 'dotted'
}
interface ChartLegendOwnProps {
  /** Series with their names. */
  items: readonly ChartLegendItem[]
}
export type ChartLegendProps = ChartLegendOwnProps & Omit<ComponentProps<'ul'>, keyof ChartLegendOwnProps>

/** Legend of a chart. */
export function ChartLegend({ items, className, ...rest }: ChartLegendProps) {
  return (
    <ul data-slot="chart-legend" className={legendStyles({ className })} {...rest}>
      {items.map(({ label, series = 1, shape = 'square' }) => (
        <li key={label} className="flex items-center gap-1.75">
          <span
            aria-hidden="true"
            className={keyStyles({
              shape,
              className: shape === 'dotted' ? undefined : seriesStyles({ series }),
            })}
          />
          {label}
        </li>
      ))}
    </ul>
  )
}
