import { BoxIcon, HeartIcon, LogoutIcon, UserIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import type { AccountActions, HeaderAccount } from './header-account'

type MobileAccountProps = Omit<AccountActions, 'onLogin' | 'onRegister'> & {
  account: Extract<HeaderAccount, { status: 'signedIn' }>
}

/** The signed-in part of the mobile menu. */
export function MobileAccount({ account, onProfile, onOrders, onWishlist, onLogout }: MobileAccountProps) {
  const t = useTranslations('shop')
  const format = useFormat()
  const { openOrders = 0, wishlistCount = 0 } = account
  const lines = [
    { key: 'profile', Icon: UserIcon, onChoose: onProfile, note: '', spoken: '' },
    {
      key: 'orders',
      Icon: BoxIcon,
      onChoose: onOrders,
      note: openOrders > 0 ? t('account.openOrders', { count: openOrders }) : '',
      spoken: '',
    },
    {
      key: 'wishlist',
      Icon: HeartIcon,
      onChoose: onWishlist,
      note: wishlistCount > 0 ? format.number(wishlistCount) : '',
      spoken: wishlistCount > 0 ? t('account.wishlistCount', { count: wishlistCount }) : '',
    },
    { key: 'logout', Icon: LogoutIcon, onChoose: onLogout, note: '', spoken: '' },
  ] as const
  return (
    <div className="mb-5.5">
      <p className="mt-6.5 mb-1 text-small text-text-subtle">
        {t('account.signedInAs', { name: account.name })}
      </p>
      <ul>
        {lines.map(({ key, Icon, onChoose, note, spoken }) => (
          <li key={key}>
            <button
              type="button"
              onClick={onChoose}
              className="flex min-h-12 w-full items-center gap-3.5 text-left font-medium"
            >
              <Icon className="text-text-subtle" />
              {t(`account.${key}`)}
              {note && (
                <span className="ml-auto text-small font-normal text-text-subtle tabular-nums">
                  {spoken ? (
                    <>
                      <span aria-hidden="true">{note}</span>
                      <span className="sr-only">, {spoken}</span>
                    </>
                  ) : (
                    note
                  )}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
