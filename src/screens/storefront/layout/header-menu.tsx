import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useDisclosure } from '../shared/disclosure'

const triggerStyles = cva([
  'inline-flex min-h-hit min-w-hit items-center justify-center gap-2 rounded-m px-3 text-small font-semibold',
  'transition-colors duration-fast hover:bg-surface-hover aria-expanded:bg-surface-hover',
])
const panelStyles = cva([
  'absolute inset-e-0 top-full z-1 mt-1.5 min-w-60 rounded-m border border-border bg-surface-raised p-1.5 shadow-l',
  'animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
])
const itemStyles = cva([
  'flex min-h-hit w-full items-center gap-3 rounded-s px-3 text-start text-[0.9375rem] font-medium',
  'transition-colors duration-fast hover:bg-surface-hover [&>svg]:text-text-subtle',
])

/** Styles of a menu item, on a button or a link. */
export const headerMenuItem = itemStyles

interface HeaderMenuProps {
  /** Content of the button that opens the menu. */
  trigger: ReactNode
  /** Menu items; choosing one closes the menu. */
  children: ReactNode
}

/** Menu under a header button, built as a disclosure (not role="menu"), so that every item is reached by Tab. */
export function HeaderMenu({ trigger, children }: HeaderMenuProps) {
  const { close, rootProps, buttonProps, panelProps } = useDisclosure()
  return (
    <div data-slot="header-menu" className="relative" {...rootProps}>
      <button type="button" className={triggerStyles()} {...buttonProps}>
        {trigger}
      </button>
      {/* Clicks on an item bubble up after the item's own handler. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the lines inside are the controls */}
      <div className={panelStyles()} onClick={close} {...panelProps}>
        {children}
      </div>
    </div>
  )
}
