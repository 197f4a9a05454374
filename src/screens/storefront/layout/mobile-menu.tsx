import { cva } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Logo } from '@/art/logo'
import { BoxIcon, ChevronRightIcon, CloseIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { HeaderSearch, type HeaderSearchProps } from '../search/header-search'
import { LanguageLinks, type LanguageChoice } from './language-links'
import type { AccountActions, HeaderAccount } from './header-account'
import { MobileAccount } from './mobile-account'
import { MobileWishlist } from './mobile-wishlist'
import { SHOP_SECTIONS } from './shop-sections'

const menuStyles = cva([
  'm-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-bg text-text',
  'backdrop:bg-scrim open:animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]',
])
const languageStyles = cva([
  'grid min-h-hit place-items-center rounded-[9px] text-[0.9375rem] font-semibold text-text-muted',
  'aria-current:bg-surface-raised aria-current:text-text aria-current:shadow-s forced-colors:aria-current:border',
])

interface MobileMenuOwnProps extends AccountActions, LanguageChoice, Pick<HeaderSearchProps, 'suggestions'> {
  account: HeaderAccount
  wishlistCount: number
  /** The cart button; repeated here because the menu covers the header. */
  cart: ReactNode
}
export type MobileMenuProps = MobileMenuOwnProps & Omit<ComponentProps<'dialog'>, keyof MobileMenuOwnProps>

/**
 * Full-screen menu for small screens. The native modal dialog traps focus, closes on Escape and restores focus;
 * open it with `showModal()` of its ref.
 */
export function MobileMenu({
  account,
  wishlistCount,
  cart,
  suggestions,
  onLogin,
  onRegister,
  onProfile,
  onOrders,
  onWishlist,
  onLogout,
  onLanguageChange,
  className,
  ...rest
}: MobileMenuProps) {
  const t = useTranslations('shop')
  /** Every link and button leads elsewhere, so any of them closes the menu. */
  const handleClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target instanceof Element && target.closest('a, button:not([type=submit])')) currentTarget.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the controls inside are what is pressed
    <dialog
      data-slot="mobile-menu"
      aria-label={t('header.menu')}
      onClick={handleClick}
      className={menuStyles({ className })}
      {...rest}
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col">
        <div className="flex h-16 flex-none items-center justify-between ps-gutter pe-3">
          <Logo />
          <span className="flex gap-1.5">
            {cart}
            <IconButton label={t('header.closeMenu')} icon={CloseIcon} className="[&>svg]:size-6" />
          </span>
        </div>
        <div className="flex flex-1 flex-col px-gutter pt-2 pb-7">
          <HeaderSearch suggestions={suggestions} className="relative" />
          <nav aria-label={t('header.navigation')} className="mt-3">
            <ul>
              {SHOP_SECTIONS.map((section) => (
                <li key={section} className="border-b border-border">
                  <a
                    href={`/#${section}`}
                    className="flex items-center justify-between py-3.75 font-serif text-[1.75rem]/tight font-normal tracking-[-0.02em]"
                  >
                    {t(`header.${section}`)}
                    <ChevronRightIcon className="text-text-subtle" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {account.status === 'signedIn' ? (
            <MobileAccount
              account={account}
              wishlistCount={wishlistCount}
              onProfile={onProfile}
              onOrders={onOrders}
              onWishlist={onWishlist}
              onLogout={onLogout}
            />
          ) : (
            <>
              <div className="mt-7 grid gap-2.5">
                <Button full onClick={onLogin}>
                  {t('header.login')}
                </Button>
                <Button full variant="outline" onClick={onRegister}>
                  {t('header.register')}
                </Button>
              </div>
              <div className="mt-3.5 mb-5.5">
                <MobileWishlist count={wishlistCount} onChoose={onWishlist} />
                <a href="/orders" className="flex min-h-12 items-center gap-3.5 font-medium">
                  <BoxIcon className="text-text-subtle" />
                  {t('account.findOrder')}
                </a>
              </div>
            </>
          )}
          <ul
            aria-label={t('language.label')}
            className="mt-auto grid grid-cols-3 rounded-m bg-surface-sunken p-1"
          >
            <LanguageLinks onLanguageChange={onLanguageChange} className={languageStyles()} />
          </ul>
        </div>
      </div>
    </dialog>
  )
}
