import { cva } from 'class-variance-authority'
import { labelStep, percentAlong } from './chart-scale'
import type { TrendPoint } from './trend-chart-mark'

const labelStyles = cva('absolute top-2.5 whitespace-nowrap', {
  variants: {
    side: { start: '', middle: '-translate-x-1/2', end: '-translate-x-full' },
    wideOnly: { true: 'hidden @lg:inline', false: '' },
  },
})

/** More labels would overlap; narrow charts show half of them. */
const MOST_LABELS = 8

/** Time axis of a line chart with as many labels as fit. */
export function TrendChartLabels({ points }: { points: readonly TrendPoint[] }) {
  const step = labelStep(points.length, MOST_LABELS)
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-full">
      {points.map(({ label }, index) => {
        if (index % step !== 0) return null
        const side = index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'
        return (
          <span
            key={index}
            className={labelStyles({ side, wideOnly: (index / step) % 2 === 1 })}
            style={{ left: `${percentAlong(index, points.length)}%` }}
          >
            {label}
          </span>
        )
      })}
    </div>
  )
}
