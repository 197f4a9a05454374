import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'

export interface LineChartPoint {
  /** Of the axis: 'Kas'. */
  label: string
  /** Of the tooltip: 'Kasım 2026'. @default label */
  title?: string
  current: number
  previous?: number
}

const chartStyles = cva('text-a-caption text-text-subtle')

interface LineChartOwnProps {
  /** The drawing as one sentence of text; the table beside it holds every value. */
  label: string
  /** In the order of time. */
  points: readonly LineChartPoint[]
  /** Names the solid line: 'This year'. */
  currentLabel: string
  /** Names the dotted line: 'Last year'. */
  previousLabel?: string
  /** Writes a value out: '72.410 €'. */
  formatValue: (value: number) => string
  /** Writes a value short for the axis: '75 B'. */
  formatTick: (value: number) => string
  /** @default 340 */
  height?: number
}
export type LineChartProps = LineChartOwnProps & Omit<ComponentProps<'div'>, keyof LineChartOwnProps>

const tick = { fill: 'currentColor', fontSize: 11.5 }

/** A line over time: this year solid, last year dotted. Heavy: load it lazily from this file. */
export default function LineChart({
  label,
  points,
  currentLabel,
  previousLabel,
  formatValue,
  formatTick,
  height = 340,
  className,
  ...rest
}: LineChartProps) {
  // Of nothing but zeros every mark would say the same.
  const isFlat = points.every(({ current, previous = 0 }) => current === 0 && previous === 0)
  const at = (index: unknown) => (typeof index === 'number' ? points[index] : undefined)
  return (
    <div
      data-slot="line-chart"
      role="img"
      aria-label={label}
      className={chartStyles({ className })}
      {...rest}
    >
      <ComposedChart
        responsive
        accessibilityLayer={false}
        data={points.map((point, index) => ({ ...point, index }))}
        style={{ width: '100%', height }}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="index"
          interval="equidistantPreserveStart"
          tickFormatter={(index) => at(index)?.label ?? ''}
          axisLine={false}
          tickLine={false}
          tickMargin={10}
          tick={tick}
        />
        <YAxis
          ticks={isFlat ? [0] : undefined}
          tickFormatter={formatTick}
          axisLine={false}
          tickLine={false}
          width={48}
          tick={tick}
        />
        <Tooltip
          cursor={{ stroke: 'var(--border-input)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={({ active, label: index }) => {
            const point = active ? at(index) : undefined
            return (
              point && (
                <div className="rounded-admin border border-border bg-surface-raised px-3 py-2 text-text shadow-m">
                  <b className="font-semibold">{point.title ?? point.label}</b>
                  <p>
                    {currentLabel} <b className="font-semibold tabular-nums">{formatValue(point.current)}</b>
                  </p>
                  {previousLabel && point.previous !== undefined && (
                    <p className="text-text-subtle tabular-nums">
                      {previousLabel} {formatValue(point.previous)}
                    </p>
                  )}
                </div>
              )
            )
          }}
        />
        {previousLabel && (
          <Line
            dataKey="previous"
            stroke="var(--text-subtle)"
            strokeWidth={1.6}
            strokeDasharray="2 5"
            strokeLinecap="round"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        )}
        <Area
          dataKey="current"
          stroke="var(--chart-1)"
          strokeWidth={2.2}
          strokeLinejoin="round"
          fill="var(--chart-1)"
          fillOpacity={0.07}
          dot={false}
          activeDot={{ r: 5, fill: 'var(--surface)', stroke: 'var(--chart-1)', strokeWidth: 2.2 }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </div>
  )
}
