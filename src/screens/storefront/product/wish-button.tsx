import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { HeartIcon } from '../../../icons'

const wishStyles = cva(
  [
    'grid flex-none place-items-center transition-[background-color,color,transform] duration-fast active:scale-92',
    'aria-pressed:[&>svg]:fill-current',
  ],
  {
    variants: {
      look: {
        /** On the tint of a card. */
        bare: 'size-hit rounded-pill text-text hover:bg-surface',
        /** On a picture. */
        filled: 'size-hit rounded-pill bg-surface text-text',
        /** Beside the buy button. */
        outline:
          'size-control-lg rounded-m border border-border-strong text-text hover:border-text-subtle hover:bg-surface-hover',
      },
      wished: { true: 'text-text-accent', false: '' },
    },
    defaultVariants: { look: 'bare', wished: false },
  },
)

interface WishButtonOwnProps extends VariantProps<typeof wishStyles> {
  /** What a press does, as an accessible name. */
  label: string
}
export type WishButtonProps = WishButtonOwnProps & Omit<ComponentProps<'button'>, keyof WishButtonOwnProps>

/** The heart: pressed while the product is on the wish list. */
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
