import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { NoScript } from './no-script'

const layoutStyles = cva([
  'flex min-h-dvh flex-col bg-bg text-text',
  // Leaves room for a product's buy bar, which is fixed to the bottom on phones.
  'max-md:has-[[data-slot=buy-row]]:pb-20',
])
const skipStyles = cva([
  // Transparent as well: a picture of the whole page, taken further down, shows what lies above the window.
  'fixed inset-s-2 top-2 z-toast -translate-y-20 rounded-m bg-primary px-4 py-3 font-semibold text-on-primary opacity-0',
  'focus-visible:translate-y-0 focus-visible:opacity-100 print:hidden',
])

interface ShopLayoutOwnProps {
  announcement: ReactNode
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}
export type ShopLayoutProps = ShopLayoutOwnProps & Omit<ComponentProps<'div'>, keyof ShopLayoutOwnProps>

/** Layout of all storefront pages; its children are the page's `main`. */
export function ShopLayout({ announcement, header, footer, className, children, ...rest }: ShopLayoutProps) {
  const t = useTranslations('shop')
  return (
    <div data-slot="shop-layout" className={layoutStyles({ className })} {...rest}>
      <a href="#main" className={skipStyles()}>
        {t('skip')}
      </a>
      <NoScript />
      {announcement}
      {header}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
