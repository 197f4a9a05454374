import * as Popover from '@radix-ui/react-popover'
import { cva } from 'class-variance-authority'
import { useState, type ReactNode } from 'react'

const contentStyles = cva(
  'z-dialog grid max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-2rem)] overflow-y-auto rounded-m border border-border bg-surface-raised p-4 text-text shadow-l data-[state=open]:animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
)

interface ListPopoverProps {
  label: string
  /** Button that opens it. */
  trigger: ReactNode
  /** Width and gaps. */
  className: string
  children: ReactNode
}

/** What belongs to a list and is opened above it; closes when a form in it is sent. */
export function ListPopover({ label, trigger, className, children }: ListPopoverProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          data-slot="list-popover"
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // A form that is refused stops its event.
          onSubmit={() => setOpen(false)}
          className={contentStyles({ className })}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
