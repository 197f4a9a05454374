import { HeartIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import { MobileMenuLine } from './mobile-menu-line'

interface MobileWishlistProps {
  /** Products on the list. */
  count: number
  onChoose: () => void
}

/** The wishlist in the mobile menu, a visitor's and a customer's. */
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
