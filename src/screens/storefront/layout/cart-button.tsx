import { cva } from 'class-variance-authority'
import { useState } from 'react'
import { BagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { IconButton, type IconButtonProps } from '@/ui/icon-button'
import { useCartCount } from './cart-count'

const buttonStyles = cva('[&>svg]:size-6')
/** Badge with the count on a header button. */
export const badgeStyles = cva([
  'absolute -inset-e-1 top-px h-4.75 min-w-4.75 rounded-pill bg-accent px-1.25 text-center text-[0.75rem]/4.75 font-bold text-on-accent tabular-nums',
  'shadow-[0_0_0_2px_var(--verda-bg)] forced-colors:border',
])

export type CartButtonProps = Omit<IconButtonProps, 'label' | 'icon'>

/** Opens the cart; its badge shows the count of `CartCountContext` and animates when it changes. */
export function CartButton({ className, ...rest }: CartButtonProps) {
  const t = useTranslations('shop')
  const count = useCartCount()
  const [seen, setSeen] = useState({ count, changes: 0 })
  if (seen.count !== count)
    setSeen({ count, changes: seen.count === undefined ? seen.changes : seen.changes + 1 })
  return (
    <IconButton
      data-slot="cart-button"
      aria-haspopup="dialog"
      label={t('header.cart', { count: count ?? 0 })}
      icon={BagIcon}
      className={buttonStyles({ className })}
      {...rest}
    >
      {count !== undefined && count > 0 && (
        <span
          key={seen.changes}
          aria-hidden="true"
          className={badgeStyles({
            className: seen.changes > 0 && 'animate-[bump_320ms_var(--verda-ease-out)]',
          })}
        >
          {count}
        </span>
      )}
    </IconButton>
  )
}
