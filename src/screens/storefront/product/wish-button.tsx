import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { HeartIcon } from '@/icons'

const wishStyles = cva(
  [
    'grid flex-none place-items-center transition-[background-color,color,transform] duration-fast active:scale-92',
    'aria-pressed:[&>svg]:fill-current',
  ],
  {
    variants: {
      look: {
        /** Without background, for the tint of a card. */
        bare: 'size-hit rounded-pill text-text hover:bg-surface',
        /** With background, for an image. */
        filled: 'size-hit rounded-pill bg-surface text-text',
        /** Outlined, beside the buy button. */
        outline:
          'size-control-lg rounded-m border border-border-strong text-text hover:border-text-subtle hover:bg-surface-hover',
      },
      wished: { true: 'text-text-accent', false: '' },
    },
    defaultVariants: { look: 'bare', wished: false },
  },
)

interface WishButtonOwnProps extends VariantProps<typeof wishStyles> {
  /** Accessible name of the action. */
  label: string
}
export type WishButtonProps = WishButtonOwnProps & Omit<ComponentProps<'button'>, keyof WishButtonOwnProps>

/** Wishlist toggle; `aria-pressed` while the product is on the wishlist. */
export function WishButton({ label, wished, look, className, ...rest }: WishButtonProps) {
  return (
    <button
      type="button"
      data-slot="wish-button"
      aria-label={label}
      aria-pressed={wished ?? false}
      className={wishStyles({ look, wished, className })}
      {...rest}
    >
      <HeartIcon />
    </button>
  )
}
