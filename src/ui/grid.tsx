import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const gridStyles = cva('grid', {
  variants: {
    /** Space between columns and rows, in steps of 4 px. */
    gap: { 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' },
  },
  defaultVariants: { gap: 4 },
})

export interface GridProps extends ComponentProps<'div'>, VariantProps<typeof gridStyles> {
  /** Smallest width of a column as a CSS length; as many columns as fit share the width. @default '16rem' */
  min?: string
  /** Renders the only child, for example a `ul`, as the grid. */
  asChild?: boolean
}

/** Places children in columns of equal width, whose number follows from the room. */
export function Grid({ min = '16rem', asChild = false, gap, className, style, ...rest }: GridProps) {
  const Root = asChild ? Slot : 'div'
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`
  return (
    <Root
      data-slot="grid"
      className={gridStyles({ gap, className })}
      style={{ gridTemplateColumns, ...style }}
      {...rest}
    />
  )
}
