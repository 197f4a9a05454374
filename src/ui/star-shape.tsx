import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const STAR = 'l2.05 4.25 4.65.65-3.38 3.25.82 4.65-4.14-2.2-4.14 2.2.82-4.65L'
/** Distance between stars in viewBox units: 15 wide, 1.5 gap. */
const STEP = 16.5

const starAt = (index: number) => {
  const x = STEP * index
  return `M${7.5 + x} .9${STAR}${0.8 + x} 5.8l4.65-.65z`
}

const starStyles = cva('flex-none fill-current')

interface StarShapeProps extends ComponentProps<'svg'> {
  /**
   * Number of stars.
   * @default 1
   */
  count?: number
}

/** Row of solid stars as a single path, to keep the HTML of product grids small. */
export function StarShape({ count = 1, className, ...rest }: StarShapeProps) {
  const path = Array.from({ length: count }, (_, index) => starAt(index)).join('')
  return (
    <svg
      viewBox={`0 0 ${STEP * count - 1.5} 15`}
      aria-hidden="true"
      className={starStyles({ className })}
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
