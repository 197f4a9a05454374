import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const containerStyles = cva('mx-auto w-full max-w-[calc(var(--container)+2*var(--gutter))] px-gutter')

export interface ContainerProps extends ComponentProps<'div'> {
  /** Draws the width on the only child, a `main` or `section` for example. */
  asChild?: boolean
}

/** The shop's page width with its fluid gutter. */
export function Container({ asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="container" className={containerStyles({ className })} {...rest} />
}
