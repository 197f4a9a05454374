import { HeartIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { IconButton, type IconButtonProps } from '@/ui/icon-button'
import { badgeStyles } from './cart-button'

interface WishlistButtonOwnProps {
  /** Products on the wishlist. */
  count: number
}
export type WishlistButtonProps = WishlistButtonOwnProps &
  Omit<IconButtonProps, keyof WishlistButtonOwnProps | 'label' | 'icon'>

/** Wishlist button of the wide header. */
export function WishlistButton({ count, ...rest }: WishlistButtonProps) {
  const t = useTranslations('shop')
  const title = t('account.wishlist')
  return (
    <IconButton
      data-slot="wishlist-button"
      aria-haspopup="dialog"
      label={count > 0 ? `${title}, ${t('account.wishlistCount', { count })}` : title}
      icon={HeartIcon}
      className="[&>svg]:size-6"
      {...rest}
    >
      {count > 0 && (
        <span
          aria-hidden="true"
          className={badgeStyles({ className: 'translate-x-0.75 -translate-y-0.5 rtl:-translate-x-0.75' })}
        >
          {count}
        </span>
      )}
    </IconButton>
  )
}
