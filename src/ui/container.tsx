import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const containerStyles = cva(
  'mx-auto w-full max-w-[calc(var(--verda-container)+2*var(--verda-gutter))] px-gutter',
)

export interface ContainerProps extends ComponentProps<'div'> {
  /** Renders the only child, for example a `main` or `section`, with the container's styles. */
  asChild?: boolean
}

/** Limits content to the shop's page width, with fluid gutters. */
export function Container({ asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="container" className={containerStyles({ className })} {...rest} />
}
