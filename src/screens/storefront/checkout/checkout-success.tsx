/**
 * Order confirmation: number, payment instructions, lines and address. States: bank transfer, PayPal, paid; account or guest.
 */
import { cva } from 'class-variance-authority'
import { useEffect, useRef, type ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import { cancelledAt, CONFIRM_HOURS } from '@/shop/checkout/unpaid-limits'
import type { OrderDetail } from '@/shop/orders/order'
import { isolated } from '@/shop/shared/isolated'
import { platformTimeZone } from '@/shop/shared/platform'
import { CheckIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { CopyButton } from '@/ui/copy-field'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { TINT_STYLES } from '@/ui/tints'
import { OrderAddress } from '../orders/order-address'
import { plantsOf } from '../product/product-plants'
import { DeliveryDate } from '../shared/delivery-date'
import { useShop } from '../shared/shop-context'
import { PaymentDetails } from './payment-details'
import { SuccessOrder } from './success-order'
import { SuccessSteps } from './success-steps'

const archStyles = cva(
  'relative aspect-[1/0.98] w-full overflow-hidden rounded-t-[280px] rounded-b-xl bg-(image:--verda-pool) print:hidden',
  { variants: { tint: TINT_STYLES } },
)

export interface CheckoutSuccessProps {
  order: Pick<
    OrderDetail,
    | 'number'
    | 'createdAt'
    | 'platform'
    | 'customer'
    | 'address'
    | 'giftMessage'
    | 'payment'
    | 'paymentInstructions'
    | 'lines'
    | 'totals'
    | 'couponCode'
    | 'premiumMonths'
    | 'delivery'
  >
  /** Guests are told to look up the order by number, email and code. */
  guest?: boolean
  /** The address is not confirmed, so the mail has a link that keeps the goods until the payment (ORDER-60). */
  unconfirmed?: boolean
  /** The guest's code; missing if only the mail has it. */
  lookupCode?: string
  /** @default '/orders' */
  ordersHref?: string
  /** Offers a guest an account, which takes the order once its address is confirmed. */
  onRegister?: () => void
}

interface FactProps {
  label: string
  value: string
  children?: ReactNode
}

function Fact({ label, value, children }: FactProps) {
  return (
    <div className="md:not-first:border-s md:not-first:border-border-strong md:not-first:ps-8">
      <dt className="text-small text-text-subtle">{label}</dt>
      <dd className="flex items-center gap-x-2 font-semibold whitespace-nowrap tabular-nums">
        {value}
        {children}
      </dd>
    </div>
  )
}

export function CheckoutSuccess({
  order,
  guest = false,
  unconfirmed = false,
  lookupCode,
  ordersHref = '/orders',
  onRegister,
}: CheckoutSuccessProps) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const unpaidDays = useShop()?.unpaidDays
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // This page is shorter than the form it replaces, so the scroll position must be reset.
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { number, createdAt, platform, customer, address, giftMessage, payment, paymentInstructions } = order
  const { lines, premiumMonths, delivery } = order
  const [firstName = ''] = customer.name.trim().split(/\s+/)
  const shown = lines.find(({ imageUrl }) => imageUrl !== undefined)
  const [plant] = plantsOf({ name: shown?.name ?? '', subtitle: shown?.subtitle ?? '', ingredients: [] })
  const isPaid = payment.status === 'completed'
  const until = unpaidDays && cancelledAt(new Date(createdAt), unpaidDays).toISOString()
  const text = isPaid ? 'success.paid' : (`success.${payment.method}` as const)
  return (
    <Container
      data-slot="checkout-success"
      className="grid grid-cols-[minmax(0,8fr)_minmax(0,5fr)] items-start gap-x-16 gap-y-10 py-18 max-lg:grid-cols-1 max-md:py-10 print:block"
    >
      <div className="min-w-0">
        <Badge variant="soft" className="mb-5">
          <CheckIcon size="s" />
          {t('success.badge')}
        </Badge>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-display-l text-balance wrap-anywhere outline-none"
        >
          {t('success.title', { name: isolated(firstName) })}
        </h1>
        <p className="mt-4.5 max-w-[34em] text-body-l text-text-muted">{t(text)}</p>
        <p className="mt-2 max-w-[44em] wrap-anywhere text-text-muted">
          {t(guest ? 'success.mailGuest' : 'success.mail', { email: customer.email })}
        </p>
        {unconfirmed && !isPaid && (
          <Note tone="warn" className="mt-5">
            {t('success.confirm', { hours: CONFIRM_HOURS })}
          </Note>
        )}
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
          <Fact label={t('success.number')} value={number} />
          {guest && lookupCode && (
            <Fact label={t('success.codeLabel')} value={lookupCode}>
              <CopyButton label={t('success.codeLabel')} value={lookupCode} className="-my-2" />
            </Fact>
          )}
        </dl>
        {(delivery || !isPaid) && (
          <DeliveryDate
            country={address.country}
            dates={delivery}
            awaitsPayment={!delivery}
            className="mt-4"
          />
        )}
        {paymentInstructions && !isPaid && (
          <PaymentDetails
            title={
              until
                ? t('success.openUntil', {
                    day: format.date(until, 'weekdayLong', platformTimeZone[platform]),
                  })
                : t('success.open')
            }
            instructions={paymentInstructions}
            className="mt-8"
          />
        )}
        <SuccessSteps method={payment.method} isPaid={isPaid} />
        <div className="mt-9 grid gap-x-12 gap-y-6 border-t border-border pt-6.5 text-small wrap-anywhere md:grid-cols-2">
          <div>
            <h2 className="mb-1.5 font-semibold">{t('address.title')}</h2>
            <OrderAddress customer={customer} address={address} vatIdLabel={t('customer.vatId')} />
            {giftMessage && (
              <>
                <h2 className="mt-4.5 mb-1.5 font-semibold">{t('gift.label')}</h2>
                <p className="whitespace-pre-line text-text-muted">{giftMessage}</p>
              </>
            )}
          </div>
          {premiumMonths > 0 && (
            <p className="text-text-muted">
              {t(guest ? 'success.premiumGuest' : 'success.premium', { count: premiumMonths })}
            </p>
          )}
        </div>
        <div className="mt-7 flex flex-wrap gap-3 max-md:*:flex-[1_1_100%] print:hidden">
          <Button asChild size="l">
            <a href="/">{t('success.continue')}</a>
          </Button>
          <Button asChild size="l" variant="outline">
            <a href={ordersHref}>{t('success.orders')}</a>
          </Button>
        </div>
        {onRegister && (
          <p className="mt-5 text-small text-text-muted print:hidden">
            {t('success.account')}{' '}
            <Link asChild>
              <button type="button" onClick={onRegister}>
                {t('success.register')}
              </button>
            </Link>
          </p>
        )}
      </div>
      <div className="grid min-w-0 items-start gap-5 sm:max-lg:grid-cols-2">
        <div aria-hidden="true" className={archStyles({ tint: shown?.tint ?? 'apricot' })}>
          <Botanical name={plant} className="absolute inset-e-[6%] bottom-[2%] w-[46%]" />
          {shown && (
            <img
              src={shown.imageUrl}
              alt=""
              className="absolute inset-s-[7%] bottom-[2%] w-[68%] object-contain"
            />
          )}
        </div>
        <SuccessOrder order={order} />
      </div>
    </Container>
  )
}
