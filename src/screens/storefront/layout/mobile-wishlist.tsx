import { HeartIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { MobileMenuLine } from './mobile-menu-line'

interface MobileWishlistProps {
  /** Products on the wishlist. */
  count: number
  onChoose: () => void
}

/** Wishlist row of the mobile menu, for guests and customers. */
export function MobileWishlist({ count, onChoose }: MobileWishlistProps) {
  const t = useTranslations('shop')
  const format = useFormat()
  return (
    <MobileMenuLine
      icon={HeartIcon}
      label={t('account.wishlist')}
      {...(count > 0 && { note: format.number(count), spoken: t('account.wishlistCount', { count }) })}
      onChoose={onChoose}
    />
  )
}
