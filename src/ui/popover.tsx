import * as Radix from '@radix-ui/react-popover'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseButton } from './close-button'
import { ignorePressAbove } from './ignore-press-above'
import { keepScroll } from './keep-scroll'

export const POPOVER_SIZES = ['s', 'm'] as const

/** Popover root, holds the open state. Not modal: the page stays reachable; Escape and a press outside close it. */
export const Popover = Radix.Root
/** Opens the popover and has the focus again after it; wrap a Button with `asChild`. */
export const PopoverTrigger = Radix.Trigger
/** Closes the popover from inside; wrap a Button with `asChild`. */
export const PopoverClose = Radix.Close

const contentStyles = cva(
  [
    'group/popover z-dialog max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto',
    'rounded-m border border-border bg-surface-raised p-4 text-text shadow-l outline-none [--verda-disabled-bg:var(--verda-neutral-bg)]',
    'data-[state=open]:animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
  ],
  {
    variants: {
      /** Width: `s` 288 px, `m` 360; never more than the window's. */
      size: { s: 'w-72', m: 'w-90' } satisfies Record<(typeof POPOVER_SIZES)[number], string>,
      /** `shop` is spacious, `admin` is compact for the back office. */
      density: { shop: '', admin: 'text-a-body' },
    },
    defaultVariants: { size: 's', density: 'shop' },
  },
)

interface PopoverContentOwnProps extends VariantProps<typeof contentStyles> {
  /** Side of the trigger on which it opens, if there is room; beside it a phone has none. @default 'bottom' */
  side?: 'top' | 'bottom'
  /** Edge of the trigger with which it is in line. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Distance from the trigger in pixels. @default 6 */
  sideOffset?: number
  /** Shows the close button in the corner, for content that is read rather than finished by a button. @default false */
  closable?: boolean
}
export type PopoverContentProps = PopoverContentOwnProps &
  Omit<ComponentProps<typeof Radix.Content>, keyof PopoverContentOwnProps>

/** The panel. It is named by its `PopoverTitle`, else give it an `aria-label`. Focus moves into it. */
export function PopoverContent({
  size,
  density = 'shop',
  side = 'bottom',
  align = 'start',
  sideOffset = 6,
  closable = false,
  className,
  children,
  ...rest
}: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover"
        data-density={density}
        data-closable={closable || undefined}
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        onPointerDownOutside={ignorePressAbove}
        onWheel={keepScroll}
        onTouchMove={keepScroll}
        className={contentStyles({ size, density, className })}
        {...rest}
      >
        {children}
        {/* Last in the DOM, so that focus starts on the content; positioned in the corner, where it stays while the content scrolls. */}
        {closable && (
          <Radix.Close asChild>
            <CloseButton
              size={density === 'admin' ? 'admin' : 's'}
              className="absolute inset-e-2 top-2 bg-surface-raised"
            />
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
}

const titleStyles = cva([
  'text-body/snug font-semibold text-balance group-data-closable/popover:pe-9',
  'group-data-[density=admin]/popover:text-a-body',
])
/** Accessible name of the popover. */
export function PopoverTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="popover-title" className={titleStyles({ className })} {...rest} />
}
