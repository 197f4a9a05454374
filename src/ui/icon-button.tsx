import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'
import type { IconProps } from '../icons'
import { Spinner } from './spinner'

export const ICON_BUTTON_VARIANTS = ['ghost', 'fill', 'outline', 'soft', 'danger-quiet'] as const
export const ICON_BUTTON_SIZES = ['admin', 's', 'm'] as const

const iconButtonStyles = cva(
  [
    'relative inline-grid flex-none place-items-center border select-none',
    'transition-[background-color,border-color,color] duration-fast',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-disabled-text',
    'aria-busy:cursor-progress',
    'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
  ],
  {
    variants: {
      variant: {
        ghost: 'border-transparent text-text hover:bg-surface-hover active:bg-border',
        fill: 'border-transparent bg-surface text-text hover:bg-surface-hover active:bg-border',
        outline: 'border-border-strong text-text hover:border-text-subtle hover:bg-surface-hover',
        soft: 'border-transparent bg-soft text-on-soft hover:bg-soft-hover',
        'danger-quiet': 'border-transparent text-danger-fg hover:bg-danger-bg',
      } satisfies Record<(typeof ICON_BUTTON_VARIANTS)[number], string>,
      /** Side of the square: `admin` 34 px (44 on phones), `s` 40, `m` 44. */
      size: {
        admin:
          "size-8.5 max-sm:size-hit pointer-coarse:before:absolute pointer-coarse:before:-inset-1.25 pointer-coarse:before:content-['']",
        s: "size-10 before:absolute before:-inset-0.5 before:content-['']",
        m: 'size-hit',
      } satisfies Record<(typeof ICON_BUTTON_SIZES)[number], string>,
      /** A circle instead of a rounded square. */
      round: { true: 'rounded-pill', false: '' },
    },
    compoundVariants: [
      { round: false, size: 'admin', class: 'rounded-admin' },
      { round: false, size: 's', class: 'rounded-s' },
      { round: false, size: 'm', class: 'rounded-m' },
      { variant: 'ghost', size: 'admin', class: 'text-text-muted' },
    ],
    defaultVariants: { variant: 'ghost', size: 'm', round: false },
  },
)

interface IconButtonOwnProps extends VariantProps<typeof iconButtonStyles> {
  /** Accessible name of the button. */
  label: string
  /** Icon component. */
  icon: ComponentType<IconProps>
  /** Shows a spinner and blocks clicks. */
  loading?: boolean
  /** Renders the only child, for example a link, with the component's styles. */
  asChild?: boolean
}
export type IconButtonProps = IconButtonOwnProps & Omit<ComponentProps<'button'>, keyof IconButtonOwnProps>

/** Icon-only button. Children are rendered after the icon, for example a count. */
export function IconButton({
  label,
  icon: Icon,
  variant,
  size,
  round,
  loading = false,
  asChild = false,
  type,
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="icon-button"
      type={asChild ? type : (type ?? 'button')}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={iconButtonStyles({ variant, size, round, className })}
      {...rest}
    >
      {loading ? <Spinner size="s" /> : <Icon size={size === 'admin' || size === 's' ? 's' : 'm'} />}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
