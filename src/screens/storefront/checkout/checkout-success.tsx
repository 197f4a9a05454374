/**
 * Order confirmation: number, payment instructions, lines and address. States: bank transfer, PayPal, paid; account or guest.
 */
import { cva } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { Botanical } from '@/art/botanical'
import type { OrderDetail } from '@/shop/orders/order'
import { isolated } from '@/shop/shared/isolated'
import { CheckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { CopyButton } from '@/ui/copy-field'
import { TINT_STYLES } from '@/ui/tints'
import { plantsOf } from '../product/product-plants'
import { PaymentDetails } from './payment-details'
import { SuccessOrder } from './success-order'

const archStyles = cva(
  'relative aspect-[1/1.16] w-full max-w-130 overflow-hidden rounded-t-[280px] rounded-b-xl bg-(image:--verda-pool) max-lg:order-last max-lg:aspect-[1/0.92] max-lg:max-w-95 print:hidden',
  { variants: { tint: TINT_STYLES } },
)

export interface CheckoutSuccessProps {
  order: Pick<
    OrderDetail,
    | 'number'
    | 'customer'
    | 'address'
    | 'payment'
    | 'paymentInstructions'
    | 'lines'
    | 'totals'
    | 'couponCode'
    | 'premiumMonths'
  >
  /** Guests are told to look up the order by number, email and code. */
  guest?: boolean
  /** The guest's code; missing if only the mail has it. */
  lookupCode?: string
  /** @default '/orders' */
  ordersHref?: string
}

export function CheckoutSuccess({
  order,
  guest = false,
  lookupCode,
  ordersHref = '/orders',
}: CheckoutSuccessProps) {
  const t = useTranslations('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // This page is shorter than the form it replaces, so the scroll position must be reset.
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { number, customer, payment, paymentInstructions, lines, premiumMonths } = order
  const [firstName = ''] = customer.name.trim().split(/\s+/)
  const shown = lines.find(({ imageUrl }) => imageUrl !== undefined)
  const [plant] = plantsOf({ name: shown?.name ?? '', subtitle: shown?.subtitle ?? '', ingredients: [] })
  const text = payment.status === 'completed' ? 'success.paid' : (`success.${payment.method}` as const)
  return (
    <Container
      data-slot="checkout-success"
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] items-start gap-24 py-18 max-xl:gap-12 max-lg:grid-cols-1 max-lg:gap-9 max-md:py-10 print:block"
    >
      <div aria-hidden="true" className={archStyles({ tint: shown?.tint ?? 'apricot' })}>
        <Botanical
          name={plant}
          className="absolute inset-e-[3%] -bottom-1 w-[62%] max-lg:inset-e-[11%] max-lg:w-[42%]"
        />
        {shown && (
          <img
            src={shown.imageUrl}
            alt=""
            className="absolute inset-s-[9%] bottom-[3%] w-[68%] object-contain"
          />
        )}
      </div>
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
        <p className="mt-4.5 mb-8 max-w-[34em] text-body-l text-text-muted">
          {t.rich(text, {
            number,
            b: (chunks) => <b className="font-semibold text-text tabular-nums">{chunks}</b>,
          })}
        </p>
        {paymentInstructions && payment.status !== 'completed' && (
          <PaymentDetails instructions={paymentInstructions} />
        )}
        <SuccessOrder order={order} />
        <p className="mt-6 text-small wrap-anywhere text-text-muted">
          {t(guest ? 'success.mailGuest' : 'success.mail', { email: customer.email })}
        </p>
        {premiumMonths > 0 && (
          <p className="mt-3 text-small text-text-muted">
            {t(guest ? 'success.premiumGuest' : 'success.premium', { count: premiumMonths })}
          </p>
        )}
        {guest && lookupCode && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-small">
            <span>
              {t.rich('success.code', {
                code: lookupCode,
                b: (chunks) => <b className="font-semibold whitespace-nowrap tabular-nums">{chunks}</b>,
              })}
            </span>
            <CopyButton label={t('success.codeLabel')} value={lookupCode} />
          </p>
        )}
        <div className="mt-7 flex flex-wrap gap-3 max-md:*:flex-[1_1_100%] print:hidden">
          <Button asChild size="l">
            <a href="/">{t('success.continue')}</a>
          </Button>
          <Button asChild size="l" variant="outline">
            <a href={ordersHref}>{t('success.orders')}</a>
          </Button>
        </div>
      </div>
    </Container>
  )
}
