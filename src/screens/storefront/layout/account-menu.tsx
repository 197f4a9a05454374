import { BoxIcon, ChevronDownIcon, HeartIcon, LogoutIcon, UserIcon } from '@/icons'
import { isolated } from '@/shop/shared/isolated'
import { useTranslations } from '@/i18n'
import type { AccountActions, HeaderAccount } from './header-account'
import { HeaderMenu, headerMenuItem } from './header-menu'

type AccountMenuProps = Omit<AccountActions, 'onLogin' | 'onRegister'> & {
  account: Extract<HeaderAccount, { status: 'signedIn' }>
}

/** Account menu of the wide header for signed-in customers. */
export function AccountMenu({ account, onProfile, onOrders, onWishlist, onLogout }: AccountMenuProps) {
  const t = useTranslations('shop')
  const lines = [
    { key: 'profile', Icon: UserIcon, onChoose: onProfile },
    { key: 'orders', Icon: BoxIcon, onChoose: onOrders },
    { key: 'wishlist', Icon: HeartIcon, onChoose: onWishlist },
    { key: 'logout', Icon: LogoutIcon, onChoose: onLogout },
  ] as const
  return (
    <HeaderMenu
      trigger={
        <>
          <UserIcon />
          <span aria-hidden="true" className="max-w-28 truncate">
            {account.name.split(' ')[0]}
          </span>
          <span className="sr-only">{t('account.menu', { name: isolated(account.name) })}</span>
          <ChevronDownIcon size="s" />
        </>
      }
    >
      <p className="truncate border-b border-border px-3 pt-2 pb-3 text-caption text-text-subtle">
        {t('account.signedInAs', { name: isolated(account.name) })}
      </p>
      <ul className="pt-1.5">
        {lines.map(({ key, Icon, onChoose }) => (
          <li key={key}>
            <button type="button" onClick={onChoose} className={headerMenuItem()}>
              <Icon />
              {t(`account.${key}`)}
            </button>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  )
}
