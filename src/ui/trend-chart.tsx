import { cva } from 'class-variance-authority'
import { useState, type ComponentProps, type PointerEvent } from 'react'
import { useTranslations } from '../i18n'
import { axisTicks, lineThrough, percentAlong } from './chart-scale'
import { TrendChartLabels } from './trend-chart-labels'
import { TrendChartMark, type TrendPoint } from './trend-chart-mark'

export type { TrendPoint }

const chartStyles = cva(
  '@container grid grid-cols-[4rem_minmax(0,1fr)] grid-rows-1 text-a-caption text-text-subtle',
)
/** Space above for the highest value, below for the labels. */
const plotStyles = cva('relative mt-2 mb-7.5')

interface TrendChartOwnProps {
  /** Text alternative of the chart; the table beside it contains all values. */
  label: string
  /** Data points in chronological order. */
  points: readonly TrendPoint[]
  /** Name of the solid line: 'This year'. */
  currentLabel: string
  /** Name of the dotted line: 'Last year'. */
  previousLabel?: string
  /** Formats a value in full: '€72,410'. */
  formatValue: (value: number) => string
  /** Formats a value for the axis: '75K'. */
  formatTick: (value: number) => string
  /** Shown instead of a line if all values are 0: 'No orders in this period'. */
  emptyText?: string
  /** Height in px. @default 340 */
  height?: number
}
export type TrendChartProps = TrendChartOwnProps & Omit<ComponentProps<'div'>, keyof TrendChartOwnProps>

/**
 * Line chart of this and last year, drawn without a chart library, because it is part of the first view.
 * Hover and arrow keys select a data point.
 */
export function TrendChart({
  label,
  points,
  currentLabel,
  previousLabel,
  formatValue,
  formatTick,
  emptyText,
  height = 340,
  className,
  ...rest
}: TrendChartProps) {
  const t = useTranslations('ui')
  const [chosen, setChosen] = useState(0)
  const [isShown, setShown] = useState(false)
  const currents = points.map(({ current }) => current)
  const previouses = previousLabel === undefined ? [] : points.map(({ previous }) => previous)
  const ticks = axisTicks([...currents, ...previouses.filter((value) => value !== undefined)])
  const [bottom] = ticks
  const span = (ticks.at(-1) ?? bottom) - bottom || 1
  const yOf = (value: number) => (1 - (value - bottom) / span) * 100
  const last = Math.max(0, points.length - 1)
  // The points may have become fewer since.
  const at = Math.min(chosen, last)
  const line = lineThrough(currents, yOf)
  const show = (index: number) => {
    setChosen(Math.min(last, Math.max(0, index)))
    setShown(true)
  }
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    show(Math.round(((event.clientX - left) / width) * last))
  }
  const point = points[at]
  return (
    // Time runs from left to right in every language.
    <div
      data-slot="trend-chart"
      dir="ltr"
      className={chartStyles({ className })}
      style={{ height }}
      {...rest}
    >
      <div aria-hidden="true" className={plotStyles()}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-e-2.5 -translate-y-1/2 whitespace-nowrap tabular-nums"
            style={{ top: `${yOf(tick)}%` }}
          >
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div
        className={plotStyles({ className: 'me-3' })}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setShown(false)}
      >
        <input
          type="range"
          className="peer sr-only"
          aria-label={t('chart.values')}
          aria-valuetext={point && `${point.title ?? point.label}: ${formatValue(point.current)}`}
          max={last}
          value={at}
          onChange={(event) => show(Number(event.currentTarget.value))}
          onFocus={() => setShown(true)}
          onBlur={() => setShown(false)}
        />
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible rounded-xs fill-none outline-offset-4 *:[vector-effect:non-scaling-stroke] peer-focus-visible:outline-2"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${yOf(tick)}H100`}
              className="stroke-border forced-colors:stroke-[GrayText]"
            />
          ))}
          <path
            d={lineThrough(previouses, yOf)}
            strokeWidth={1.6}
            strokeDasharray="2 5"
            strokeLinecap="round"
            className="stroke-text-subtle forced-colors:stroke-[CanvasText]"
          />
          {points.length > 1 && (
            <path d={`${line}V${yOf(0)}H0Z`} fillOpacity={0.07} className="fill-chart-1" />
          )}
          <path d={line} strokeWidth={2.2} strokeLinejoin="round" className="stroke-chart-1" />
        </svg>
        {emptyText !== undefined && ticks.length === 1 && (
          <p className="absolute inset-0 grid place-items-center text-a-body text-text-muted">{emptyText}</p>
        )}
        <TrendChartLabels points={points} />
        {point && (isShown || points.length === 1) && (
          <TrendChartMark
            point={point}
            x={percentAlong(at, points.length)}
            y={yOf(point.current)}
            currentLabel={currentLabel}
            previousLabel={previousLabel}
            formatValue={formatValue}
            tooltip={isShown}
          />
        )}
      </div>
    </div>
  )
}
