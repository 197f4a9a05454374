import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../icons'

const collapsibleStyles = cva('group/collapsible', {
  variants: {
    variant: {
      line: 'border-b border-border',
      box: 'rounded-m border border-border bg-surface px-4',
      warn: 'rounded-m border border-transparent bg-warn-bg px-4 text-warn-fg',
    },
  },
  defaultVariants: { variant: 'line' },
})

interface CollapsibleOwnProps extends VariantProps<typeof collapsibleStyles> {
  /** Content of the summary that toggles it. */
  title: ReactNode
}
export type CollapsibleProps = CollapsibleOwnProps &
  Omit<ComponentProps<'details'>, keyof CollapsibleOwnProps>

/** Native `details` element: works without JavaScript, and find-in-page opens it. */
export function Collapsible({ title, variant, className, children, ...rest }: CollapsibleProps) {
  return (
    <details data-slot="collapsible" className={collapsibleStyles({ variant, className })} {...rest}>
      <summary className="flex min-h-control-md cursor-pointer list-none items-center gap-3 rounded-xs py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 items-center gap-3">{title}</span>
        <ChevronDownIcon className="transition-transform duration-base group-open/collapsible:rotate-180" />
      </summary>
      <div className="pt-0.5 pb-4.5">{children}</div>
    </details>
  )
}
