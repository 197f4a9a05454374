import * as Radix from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'
import { CheckIcon, type IconProps } from '../icons'

/** Menu root, holds the open state. Not modal, so that the page remains accessible while open. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}
/** Opens the menu; wrap a Button with `asChild`. */
export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuGroup = Radix.Group
export const DropdownMenuRadioGroup = Radix.RadioGroup

const menuStyles = cva([
  'z-dialog max-h-(--radix-dropdown-menu-content-available-height) min-w-50 overflow-y-auto rounded-m border border-border',
  'bg-surface-raised p-1.5 text-text shadow-l',
  'data-[state=open]:animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
])
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  align = 'end',
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu"
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={menuStyles({ className })}
        {...rest}
      />
    </Radix.Portal>
  )
}

const itemStyles = cva(
  [
    'relative flex min-h-control-admin cursor-pointer items-center gap-2.75 rounded-admin px-2.5 text-small font-medium outline-none select-none',
    'data-disabled:cursor-not-allowed data-disabled:text-disabled-text pointer-coarse:min-h-hit',
    'forced-colors:data-highlighted:outline-2',
  ],
  {
    variants: {
      /** `danger` colours an action that deletes or ends something; it comes last. */
      tone: {
        neutral: 'data-highlighted:bg-surface-hover [&>svg]:text-text-subtle',
        danger: 'text-danger-fg data-highlighted:bg-danger-bg',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
interface ItemOwnProps extends VariantProps<typeof itemStyles> {
  icon?: ComponentType<IconProps>
}
export type DropdownMenuItemProps = ItemOwnProps & Omit<ComponentProps<typeof Radix.Item>, keyof ItemOwnProps>

export function DropdownMenuItem({ icon: Icon, tone, className, children, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item data-slot="dropdown-menu-item" className={itemStyles({ tone, className })} {...rest}>
      {Icon && <Icon size="s" />}
      <Slottable>{children}</Slottable>
    </Radix.Item>
  )
}

/** One of several exclusive options, marked with a check. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={itemStyles({ className: ['pe-9', className] })}
      {...rest}
    >
      {children}
      <Radix.ItemIndicator className="absolute inset-e-2.5">
        <CheckIcon size="s" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

const labelStyles = cva('px-2.5 pt-2 pb-1 text-a-caption font-semibold text-text-subtle')
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label data-slot="dropdown-menu-label" className={labelStyles({ className })} {...rest} />
}

const separatorStyles = cva('-mx-1.5 my-1.5 h-px bg-border')
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      className={separatorStyles({ className })}
      {...rest}
    />
  )
}
