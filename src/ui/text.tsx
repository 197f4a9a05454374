import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const headingStyles = cva('text-balance', {
  variants: {
    /** `admin` is for the compact pages of a back office. By default the size of its level. */
    size: {
      xl: 'font-serif text-display-l',
      l: 'font-serif text-title-l',
      m: 'font-serif text-title-m',
      s: 'text-body font-semibold',
      admin: 'text-a-title font-semibold',
    },
  },
})

const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 's', 6: 's' } as const

export interface HeadingProps extends ComponentProps<'h1'>, VariantProps<typeof headingStyles> {
  /** Depth in the outline of the page, which is independent of the size. */
  level: 1 | 2 | 3 | 4 | 5 | 6
}

/** A heading; the stylesheet's reset leaves bare `h1` to `h6` without size and weight. */
export function Heading({ level, size = SIZES[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag data-slot="heading" className={headingStyles({ size, className })} {...rest} />
}

const textStyles = cva('', {
  variants: {
    size: { l: 'text-body-l', m: 'text-body', s: 'text-small', xs: 'text-caption' },
    tone: { muted: 'text-text-muted', subtle: 'text-text-subtle', danger: 'text-danger-fg' },
  },
  defaultVariants: { size: 'm' },
})

export interface TextProps extends ComponentProps<'p'>, VariantProps<typeof textStyles> {
  /** Renders the only child, for example a `span` or `time`, as the text. */
  asChild?: boolean
}

/** A paragraph in one of the sizes and colours of text. */
export function Text({ asChild = false, size, tone, className, ...rest }: TextProps) {
  const Root = asChild ? Slot : 'p'
  return <Root data-slot="text" className={textStyles({ size, tone, className })} {...rest} />
}
