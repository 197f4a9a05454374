import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { pinsOf, type Pin } from './pins'

/** Distance in px from the edge of the picture to the centre of a pin. */
const GUTTER = 32

interface AnatomyPictureProps {
  of: ComponentProps<typeof Story>['of']
  /** Selectors of the parts in the story: '[data-slot=card-header]'. */
  selectors: readonly (string | undefined)[]
}

/** A story with numbered parts; the list below it explains them. */
export function AnatomyPicture({ of, selectors }: AnatomyPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<readonly Pin[]>([])
  const wanted = selectors.join('\n')
  useEffect(() => {
    const picture = frame.current
    if (!picture) return undefined
    const measure = () => {
      const origin = picture.getBoundingClientRect()
      const boxes = wanted.split('\n').map((selector) => {
        const part = selector === '' ? null : picture.querySelector(selector)
        const box = part?.getBoundingClientRect()
        return (
          box && {
            left: box.left - origin.left,
            right: box.right - origin.left,
            top: box.top - origin.top,
            bottom: box.bottom - origin.top,
          }
        )
      })
      setPins(pinsOf(boxes, origin.width, GUTTER))
    }
    const resized = new ResizeObserver(measure)
    const drawn = new MutationObserver(measure)
    resized.observe(picture)
    drawn.observe(picture.querySelector('.docs-story') ?? picture, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      drawn.disconnect()
    }
  }, [wanted])
  return (
    <div
      ref={frame}
      aria-hidden="true"
      inert
      className="sb-unstyled relative mb-4 overflow-hidden rounded-l border border-border bg-surface-sunken"
    >
      <div className="docs-story grid min-h-44 place-items-center px-20 py-10 max-sm:px-14">
        <Story of={of} />
      </div>
      <svg className="pointer-events-none absolute inset-0 size-full overflow-visible text-text-brand">
        {pins.map(({ number, x, y, toX, toY }) => (
          <g key={number} stroke="currentColor">
            <line x1={x} y1={y} x2={toX} y2={toY} />
            <circle cx={toX} cy={toY} r={3} fill="currentColor" />
          </g>
        ))}
      </svg>
      {pins.map(({ number, x, y }) => (
        <span
          key={number}
          style={{ left: x, top: y }}
          className="absolute grid size-6 -translate-1/2 place-items-center rounded-pill bg-primary text-a-caption font-semibold text-on-primary tabular-nums"
        >
          {number}
        </span>
      ))}
    </div>
  )
}
