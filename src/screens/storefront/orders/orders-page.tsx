/** A customer's orders (/orders); one opens in a dialog. Has the states of the list. */
import type { ReactNode } from 'react'
import { ChevronRightIcon, HistoryIcon, MailIcon, TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { ClaimOrderForm, type ClaimOrderFormProps, type ClaimOrderState } from './claim-order-form'
import { OrderList, type OrderListProps } from './order-list'
import { useShop } from '../shared/shop-context'

export interface OrdersPageProps extends OrderListProps {
  /** Undefined until the session is known, because guests get the order lookup page instead. */
  claim?: ClaimOrderState
  onClaim: ClaimOrderFormProps['onSubmit']
  /** The opened order, an `OrderDetailDialog`. */
  children?: ReactNode
}

export function OrdersPage({ children, claim, onClaim, ...list }: OrdersPageProps) {
  const t = useTranslations('account')
  const shop = useShop()
  const help = [
    { href: '/legal/versand', Icon: TruckIcon, label: t('orders.help.shipping') },
    { href: '/legal/widerruf', Icon: HistoryIcon, label: t('orders.help.returns') },
    ...(shop ? [{ href: `mailto:${shop.email}`, Icon: MailIcon, label: shop.email }] : []),
  ]
  return (
    <Container data-slot="orders-page" className="pb-22 max-md:pb-12">
      <Breadcrumb
        items={[{ label: t('home'), href: '/' }, { label: t('orders.title') }]}
        className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4"
      />
      <h1 className="mb-6 font-serif text-display-m">{t('orders.title')}</h1>
      <div className="grid grid-cols-[minmax(0,8fr)_minmax(0,4fr)] items-start gap-14 max-lg:grid-cols-1 max-lg:gap-10">
        <OrderList {...list} />
        <aside aria-labelledby="orders-help" className="grid gap-9 border-t border-border pt-6 lg:mt-17">
          <div>
            <h2 id="orders-help" className="mb-2.5 font-serif text-title-s">
              {t('orders.help.title')}
            </h2>
            <ul>
              {help.map(({ href, Icon, label }) => (
                <li key={href} className="border-b border-border">
                  <a
                    href={href}
                    className="flex items-center gap-3 rounded-xs py-3 underline-offset-4 hover:underline"
                  >
                    <Icon />
                    {label}
                    <ChevronRightIcon size="s" className="ms-auto text-text-subtle" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {claim && <ClaimOrderForm state={claim} onSubmit={onClaim} />}
        </aside>
      </div>
      {children}
    </Container>
  )
}
