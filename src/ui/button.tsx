import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

export const BUTTON_VARIANTS = ['primary', 'outline', 'soft', 'ghost', 'danger', 'danger-quiet'] as const
export const BUTTON_SIZES = ['admin', 's', 'm', 'l'] as const

const buttonStyles = cva(
  [
    'relative inline-flex items-center justify-center gap-2.5 border font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,transform] duration-fast active:translate-y-px',
    'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled-bg disabled:text-disabled-text',
    'aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
        outline:
          'border-border-strong text-text hover:border-text-subtle hover:bg-surface-hover active:bg-border',
        soft: 'border-transparent bg-soft text-on-soft hover:bg-soft-hover',
        ghost: 'border-transparent text-text hover:bg-surface-hover active:bg-border',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-fg',
        'danger-quiet': 'border-border-strong text-danger-fg hover:bg-danger-bg',
      } satisfies Record<(typeof BUTTON_VARIANTS)[number], string>,
      /** Height: `admin` 36 px, `s` 40, `m` 48, `l` 56. */
      size: {
        admin: 'min-h-control-admin gap-2 rounded-admin px-3.5 text-a-body max-sm:min-h-hit',
        s: 'min-h-control-sm rounded-s px-4 text-small',
        m: 'min-h-control-md rounded-m px-5.5 text-[0.9375rem]/tight',
        l: 'min-h-control-lg rounded-m px-7 text-body/tight',
      } satisfies Record<(typeof BUTTON_SIZES)[number], string>,
      /** Takes the full width of the container. */
      full: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'm' },
  },
)

interface ButtonOwnProps extends VariantProps<typeof buttonStyles> {
  /** Shows a spinner and blocks clicks; width, accessible label and focus are kept, also if it is `disabled` as well. */
  loading?: boolean
  /** Renders the only child, for example a link, with the component's styles. */
  asChild?: boolean
}

export type ButtonProps = ButtonOwnProps & Omit<ComponentProps<'button'>, keyof ButtonOwnProps>

export function Button({
  variant,
  size,
  full,
  loading = false,
  disabled,
  asChild = false,
  type,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="button"
      type={asChild ? type : (type ?? 'button')}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      disabled={disabled && !loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonStyles({ variant, size, full, className })}
      {...rest}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="s" />
        </span>
      )}
      {loading ? (
        <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      ) : (
        <Slottable>{children}</Slottable>
      )}
    </Root>
  )
}
