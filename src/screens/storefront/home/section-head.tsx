import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const headStyles = cva('mb-7 grid gap-x-8 gap-y-5.5 lg:mb-11 lg:items-end [&>*]:min-w-0', {
  variants: {
    aside: { text: 'lg:grid-cols-[7fr_5fr]', controls: 'lg:grid-cols-[1fr_auto]' },
  },
  defaultVariants: { aside: 'text' },
})

interface SectionHeadOwnProps extends VariantProps<typeof headStyles> {
  /** Id of the heading, for `aria-labelledby` of the section. */
  titleId: string
  title: string
  /** Class that limits the width of the heading, for example 'max-w-[12ch]'. */
  titleClassName: string
  /** Content on the right. */
  children?: ReactNode
}
export type SectionHeadProps = SectionHeadOwnProps & Omit<ComponentProps<'div'>, keyof SectionHeadOwnProps>

export function SectionHead({
  titleId,
  title,
  titleClassName,
  aside,
  className,
  children,
  ...rest
}: SectionHeadProps) {
  return (
    <div data-slot="section-head" className={headStyles({ aside, className })} {...rest}>
      <h2 id={titleId} className={`font-serif text-display-l text-balance ${titleClassName}`}>
        {title}
      </h2>
      {children}
    </div>
  )
}
