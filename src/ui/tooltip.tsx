import * as Radix from '@radix-ui/react-tooltip'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const tooltipStyles = cva([
  'z-toast max-w-xs rounded-admin border border-border bg-surface-raised px-3 py-2 text-a-caption text-text shadow-m',
  'animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
])

interface TooltipOwnProps {
  /** Additional information; must not be the only place that provides it, nor repeat the name, which would be read twice. */
  content: ReactNode
  /** One focusable element. */
  children: ReactNode
}
export type TooltipProps = TooltipOwnProps & Omit<ComponentProps<typeof Radix.Content>, keyof TooltipOwnProps>

export function Tooltip({ content, children, className, sideOffset = 6, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={sideOffset}
            className={tooltipStyles({ className })}
            {...rest}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
