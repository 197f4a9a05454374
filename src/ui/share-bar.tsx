import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { seriesStyles, type ChartSeries } from './chart-legend'

export interface ShareBarItem {
  label: string
  value: number
  /** Formatted share: '%54'. */
  text: string
}

const shareStyles = cva('text-a-small')

interface ShareBarOwnProps {
  /** Parts of the whole, at most four. */
  items: readonly [ShareBarItem, ...ShareBarItem[]]
}
export type ShareBarProps = ShareBarOwnProps & Omit<ComponentProps<'div'>, keyof ShareBarOwnProps>

const seriesAt = (index: number): ChartSeries => (index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : 4)

/** Stacked bar as an alternative to a pie chart; all shares are listed below. */
export function ShareBar({ items, className, ...rest }: ShareBarProps) {
  return (
    <div data-slot="share-bar" className={shareStyles({ className })} {...rest}>
      <div aria-hidden="true" className="mb-3.5 flex h-5 gap-0.5">
        {items.map(({ label, value }, index) => (
          <span
            key={label}
            className={seriesStyles({ series: seriesAt(index), className: 'min-w-1 rounded-[4px]' })}
            style={{ flexGrow: value, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="grid gap-2">
        {items.map(({ label, text }, index) => (
          <li key={label} className="flex items-center gap-2.25">
            <span
              aria-hidden="true"
              className={seriesStyles({
                series: seriesAt(index),
                className: 'size-2.25 flex-none rounded-[3px]',
              })}
            />
            {label}
            <b className="ms-auto font-semibold tabular-nums">{text}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
