import { cva } from 'class-variance-authority'
import type { ReactNode, RefObject } from 'react'

interface ListToolbarProps {
  /** Receives focus when the focused button is removed. */
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** Dark while rows are selected. @default false */
  selecting?: boolean
  children: ReactNode
}

const toolbarStyles = cva(
  'flex min-h-14.25 items-center gap-2.5 border-b border-border px-4.5 focus-visible:-outline-offset-2 max-md:min-h-12 max-md:gap-2 max-md:border-b-0 max-md:px-4 max-md:pt-0 md:flex-wrap md:py-1.5',
  { variants: { selecting: { true: 'bg-surface-inverse text-on-inverse', false: '' } } },
)

/** Toolbar between filters and list with constant height, so that selecting does not shift the rows. */
export function ListToolbar({ ref, label, selecting = false, children }: ListToolbarProps) {
  return (
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={toolbarStyles({ selecting })}>
      {children}
    </div>
  )
}
