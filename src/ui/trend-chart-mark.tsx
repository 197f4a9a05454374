import { cva } from 'class-variance-authority'

export interface TrendPoint {
  /** Short label for the axis: 'Kas'. */
  label: string
  /** Full label for the tooltip: 'Kasım 2026'. @default label */
  title?: string
  current: number
  previous?: number
}

const tooltipStyles = cva(
  'pointer-events-none absolute top-0 z-1 w-max max-w-[70cqw] rounded-admin border border-border bg-surface-raised px-3 py-2 text-text shadow-m',
  { variants: { side: { right: 'translate-x-3', left: '-translate-x-[calc(100%+0.75rem)]' } } },
)

interface TrendChartMarkProps {
  point: TrendPoint
  /** Position in percent of the plot's width, from the left. */
  x: number
  /** Position in percent of the plot's height, from the top. */
  y: number
  currentLabel: string
  previousLabel?: string
  formatValue: (value: number) => string
  /** Shows its values in a tooltip. */
  tooltip: boolean
}

/** Data point of a line chart: marker, vertical line and tooltip. */
export function TrendChartMark({
  point: { label, title = label, current, previous },
  x,
  y,
  currentLabel,
  previousLabel,
  formatValue,
  tooltip,
}: TrendChartMarkProps) {
  const left = `${x}%`
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {tooltip && (
        <span className="absolute inset-y-0 border-s border-dashed border-border-input" style={{ left }} />
      )}
      <span
        className="absolute size-3 -translate-1/2 rounded-pill border-2 border-chart-1 bg-surface forced-colors:border-[Highlight]"
        style={{ left, top: `${y}%` }}
      />
      {tooltip && (
        <div className={tooltipStyles({ side: x > 50 ? 'left' : 'right' })} style={{ left }}>
          <b className="font-semibold">{title}</b>
          <p>
            {currentLabel} <b className="font-semibold tabular-nums">{formatValue(current)}</b>
          </p>
          {previousLabel !== undefined && previous !== undefined && (
            <p className="text-text-subtle tabular-nums">
              {previousLabel} {formatValue(previous)}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
