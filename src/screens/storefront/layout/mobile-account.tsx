import { BoxIcon, LogoutIcon, UserIcon } from '@/icons'
import { isolated } from '@/shop/shared/isolated'
import { useTranslations } from '@/i18n'
import type { AccountActions, HeaderAccount } from './header-account'
import { MobileMenuLine } from './mobile-menu-line'
import { MobileWishlist } from './mobile-wishlist'

type MobileAccountProps = Omit<AccountActions, 'onLogin' | 'onRegister'> & {
  account: Extract<HeaderAccount, { status: 'signedIn' }>
  wishlistCount: number
}

/** Account section of the mobile menu for signed-in customers. */
export function MobileAccount({
  account,
  wishlistCount,
  onProfile,
  onOrders,
  onWishlist,
  onLogout,
}: MobileAccountProps) {
  const t = useTranslations('shop')
  return (
    <div className="mb-5.5">
      <p className="mt-6.5 mb-1 text-small text-text-subtle">
        {t('account.signedInAs', { name: isolated(account.name) })}
      </p>
      <ul>
        <li>
          <MobileMenuLine icon={UserIcon} label={t('account.profile')} onChoose={onProfile} />
        </li>
        <li>
          <MobileMenuLine icon={BoxIcon} label={t('account.orders')} onChoose={onOrders} />
        </li>
        <li>
          <MobileWishlist count={wishlistCount} onChoose={onWishlist} />
        </li>
        <li>
          <MobileMenuLine icon={LogoutIcon} label={t('account.logout')} onChoose={onLogout} />
        </li>
      </ul>
    </div>
  )
}
