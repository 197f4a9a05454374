import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const hiddenStyles = cva('sr-only')

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={hiddenStyles({ className })} {...rest} />
}
