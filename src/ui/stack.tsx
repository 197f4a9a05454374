import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const gap = {
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  6: 'gap-6',
  8: 'gap-8',
}
const align = { start: 'items-start', center: 'items-center', end: 'items-end' }

const stackStyles = cva('flex flex-col', {
  variants: {
    /** Space between children, in steps of 4 px. */
    gap,
    /** Position across. Stretched by default. */
    align,
  },
  defaultVariants: { gap: 4 },
})

export interface StackProps extends ComponentProps<'div'>, VariantProps<typeof stackStyles> {
  /** Renders the only child, for example a `ul` or `form`, as the stack. */
  asChild?: boolean
}

/** Places children one below the other. */
export function Stack({ asChild = false, gap: space, align: across, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root data-slot="stack" className={stackStyles({ gap: space, align: across, className })} {...rest} />
  )
}

const inlineStyles = cva('flex flex-wrap', {
  variants: {
    /** Space between children and between lines, in steps of 4 px. */
    gap,
    /** Position across. */
    align,
    /** Position along the line. At its start by default. */
    justify: { center: 'justify-center', between: 'justify-between', end: 'justify-end' },
  },
  defaultVariants: { gap: 3, align: 'center' },
})

export interface InlineProps extends ComponentProps<'div'>, VariantProps<typeof inlineStyles> {
  /** Renders the only child, for example a `ul` or `nav`, as the line. */
  asChild?: boolean
}

/** Places children side by side, and on further lines where they do not fit. */
export function Inline({
  asChild = false,
  gap: space,
  align: across,
  justify,
  className,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot : 'div'
  const styles = inlineStyles({ gap: space, align: across, justify, className })
  return <Root data-slot="inline" className={styles} {...rest} />
}
