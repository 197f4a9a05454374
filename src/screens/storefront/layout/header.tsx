import { cva } from 'class-variance-authority'
import { useRef, type ComponentProps, type Ref } from 'react'
import { Logo } from '@/art/logo'
import { MenuIcon, SearchIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { AccountMenu } from './account-menu'
import { CartButton } from './cart-button'
import type { AccountActions, HeaderAccount } from './header-account'
import type { LanguageChoice } from './language-links'
import { HeaderSearch, type HeaderSearchProps } from '../search/header-search'
import { LanguageMenu } from './language-menu'
import { MobileMenu } from './mobile-menu'
import { SHOP_SECTIONS } from './shop-sections'
import { useScrolled } from './use-scrolled'
import { WishlistButton } from './wishlist-button'

const headerStyles = cva([
  'sticky top-0 z-header border-b border-transparent bg-bg transition-colors duration-base',
  'data-scrolled:border-border print:hidden',
])
/** Between lg and xl the search is an icon that expands to a field on focus: there is no room for it at full width. */
const searchStyles = cva([
  'relative w-13 max-lg:hidden xl:w-60',
  'max-xl:[&_input:not(:focus)]:border-transparent max-xl:[&_input:not(:focus)]:bg-transparent',
  'max-xl:focus-within:absolute max-xl:focus-within:inset-e-gutter max-xl:focus-within:z-1 max-xl:focus-within:w-80',
])

type HeaderTarget = 'cart' | 'auth' | 'account' | 'wishlist'

interface HeaderOwnProps extends AccountActions, LanguageChoice, Pick<HeaderSearchProps, 'suggestions'> {
  account: HeaderAccount
  /** Products on the wishlist, also for guests. */
  wishlistCount?: number
  onCart: () => void
  /** The cart button, target of the add-to-cart animation. */
  cartButtonRef?: Ref<HTMLButtonElement>
  /** Called on hover or focus, to prefetch what a press will need. */
  onIntent?: (target: HeaderTarget) => void
}
export type HeaderProps = HeaderOwnProps & Omit<ComponentProps<'header'>, keyof HeaderOwnProps>

/** Its content is not rendered again when the page is scrolled. */
function HeaderFrame({ className, ...rest }: ComponentProps<'header'>) {
  const scrolled = useScrolled()
  return <header data-scrolled={scrolled || undefined} className={headerStyles({ className })} {...rest} />
}

/**
 * Header of all shop pages; `CartCountContext` provides the number of units in the cart. States: guest, signed in; with
 * or without cart and wishlist; mobile menu.
 */
export function Header({
  account,
  wishlistCount = 0,
  cartButtonRef,
  onCart,
  onIntent,
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
}: HeaderProps) {
  const t = useTranslations('shop')
  const menuRef = useRef<HTMLDialogElement>(null)
  const handleMenu = () => menuRef.current?.showModal()
  const handleSearch = () => {
    handleMenu()
    menuRef.current?.querySelector('input')?.focus()
  }
  const actions = { onLogin, onRegister, onProfile, onOrders, onWishlist, onLogout }
  const intend = (target: HeaderTarget) => ({
    onPointerEnter: () => onIntent?.(target),
    onFocus: () => onIntent?.(target),
  })
  return (
    <HeaderFrame data-slot="header" className={className} {...rest}>
      <div className="mx-auto grid h-16 max-w-[calc(var(--verda-container)+2*var(--verda-gutter))] grid-cols-[1fr_auto] items-center gap-2 px-gutter lg:h-21 lg:grid-cols-[auto_1fr_auto] lg:gap-6 min-[90rem]:gap-14">
        <a href="/" aria-label={t('header.home')} className="inline-flex justify-self-start rounded-xs py-1">
          <Logo />
        </a>
        <nav aria-label={t('header.navigation')} className="max-lg:hidden">
          <ul className="flex gap-5 text-[0.9375rem] font-medium whitespace-nowrap min-[90rem]:gap-9">
            {SHOP_SECTIONS.map((section) => (
              <li key={section}>
                <a
                  href={`/#${section}`}
                  className="block py-3 underline-offset-8 transition-colors duration-fast hover:text-text-brand hover:underline"
                >
                  {t(`header.${section}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Reserves the buttons' width, because the first paint may come before all of them were parsed. */}
        <div className="-me-2.5 flex min-w-36 items-center justify-end gap-1.5 lg:me-0">
          <HeaderSearch suggestions={suggestions} className={searchStyles()} />
          <IconButton
            label={t('header.search')}
            icon={SearchIcon}
            aria-haspopup="dialog"
            onClick={handleSearch}
            className="lg:hidden [&>svg]:size-6"
          />
          <div className="flex items-center gap-1.5 max-lg:hidden">
            <WishlistButton count={wishlistCount} onClick={onWishlist} {...intend('wishlist')} />
            {account.status === 'signedIn' ? (
              <div {...intend('account')}>
                <AccountMenu account={account} {...actions} />
              </div>
            ) : (
              <div {...intend('auth')} className="flex items-center gap-1.5">
                <Button variant="ghost" size="s" onClick={onLogin}>
                  {t('header.login')}
                </Button>
                <Button variant="outline" size="s" onClick={onRegister}>
                  {t('header.register')}
                </Button>
              </div>
            )}
            <LanguageMenu onLanguageChange={onLanguageChange} />
          </div>
          <CartButton ref={cartButtonRef} onClick={onCart} {...intend('cart')} />
          <IconButton
            label={t('header.menu')}
            icon={MenuIcon}
            aria-haspopup="dialog"
            onClick={handleMenu}
            className="lg:hidden [&>svg]:size-6"
          />
        </div>
      </div>
      <MobileMenu
        ref={menuRef}
        account={account}
        wishlistCount={wishlistCount}
        cart={<CartButton onClick={onCart} />}
        suggestions={suggestions}
        onLanguageChange={onLanguageChange}
        {...actions}
      />
    </HeaderFrame>
  )
}
