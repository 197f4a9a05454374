import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { pinsOf, type Pin } from './pins'

/** Distance in px from the edge of the picture to the centre of a pin. */
const GUTTER = 32

/** The lines of text, icons and controls in a picture, which a pin's line should not cross. */
function drawnIn(picture: HTMLElement): readonly DOMRect[] {
  const story = picture.querySelector('.docs-story')
  if (!story) return []
  const boxes = [...story.querySelectorAll('svg, img, input, button')].map((part) =>
    part.getBoundingClientRect(),
  )
  const texts = document.createTreeWalker(story, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  // Hidden texts are one pixel wide.
  return boxes.filter(({ width, height }) => width > 1 && height > 1)
}

/** Distance in px of a line's end from its part, so that it covers no letter. */
const GAP = 4

/** The end of a pin's line, a little before the part. */
function endOf({ x, y, toX, toY }: Pin) {
  const length = Math.hypot(toX - x, toY - y)
  const share = length > GAP ? 1 - GAP / length : 0
  return { x2: x + (toX - x) * share, y2: y + (toY - y) * share }
}

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
      const boxOf = ({ left, right, top, bottom }: DOMRect) => ({
        left: left - origin.left,
        right: right - origin.left,
        top: top - origin.top,
        bottom: bottom - origin.top,
      })
      const boxes = wanted.split('\n').map((selector) => {
        const part = selector === '' ? null : picture.querySelector(selector)
        return part ? boxOf(part.getBoundingClientRect()) : undefined
      })
      const drawn = drawnIn(picture).map(boxOf)
      setPins(pinsOf(boxes, origin.width, GUTTER, { height: origin.height, drawn }))
    }
    const resized = new ResizeObserver(measure)
    const changed = new MutationObserver(measure)
    resized.observe(picture)
    changed.observe(picture.querySelector('.docs-story') ?? picture, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
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
        {pins.map((pin) => {
          const end = endOf(pin)
          return (
            <g key={pin.number} stroke="currentColor">
              <line x1={pin.x} y1={pin.y} {...end} />
              <circle cx={end.x2} cy={end.y2} r={3} fill="currentColor" />
            </g>
          )
        })}
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
