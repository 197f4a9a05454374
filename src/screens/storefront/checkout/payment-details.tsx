import { cva } from 'class-variance-authority'
import { Suspense, type ComponentProps } from 'react'
import type { PaymentInstructions } from '@/shop/payments/payment-methods'
import { ClockIcon, InfoIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-field'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { lazyExtra } from '../shared/lazy-extra'

/** Lazy, because only this part needs the QR encoder. */
const GiroCode = lazyExtra(() => import('../orders/giro-code'))

/** Where money is sent to an address; PayPal takes neither address nor amount from a link to a private account. */
const SEND_BY_PAYPAL = 'https://www.paypal.com/myaccount/transfer/homepage/pay'

const detailsStyles = cva('@container grid gap-5')

interface PaymentDetailsOwnProps {
  instructions: PaymentInstructions
  /** Heads the frame. @default none */
  title?: string
}
export type PaymentDetailsProps = PaymentDetailsOwnProps &
  Omit<ComponentProps<'div'>, keyof PaymentDetailsOwnProps>

/** Rows specific to the payment method. */
function detailsOf(instructions: PaymentInstructions) {
  switch (instructions.type) {
    case 'paypal':
      return [['paypalEmail', instructions.paypalEmail]] as const
    case 'bank_transfer': {
      const { accountHolder, bankName, iban, bic } = instructions.bankDetails
      return [
        ['iban', iban],
        ['accountHolder', accountHolder],
        ['bankName', bankName],
        ['bic', bic],
      ] as const
    }
  }
}

/** Payment recipient and reference, each with a copy button. */
export function PaymentDetails({ instructions, title, className, ...rest }: PaymentDetailsProps) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const { amount, currency, orderNumber, message, warning } = instructions
  const details = detailsOf(instructions).map(([key, value]) => [t(`instructions.${key}`), value] as const)
  // Amount and IBAN are typed first.
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('instructions.amount'), format.money({ amount, currency })],
    ...details,
    [t('instructions.reference'), orderNumber],
  ]
  return (
    <div data-slot="payment-details" className={detailsStyles({ className })} {...rest}>
      {message && <p className="text-text-muted">{message}</p>}
      {instructions.type === 'paypal' && instructions.payUrl !== undefined && (
        <Button asChild size="l" className="justify-self-start max-md:w-full print:hidden">
          <a href={instructions.payUrl}>{t('instructions.payAtPaypal')}</a>
        </Button>
      )}
      <div className="overflow-hidden rounded-l border border-border bg-surface">
        {title && (
          <h2 className="flex items-center gap-2.5 bg-warn-bg px-6 py-3.5 font-semibold text-warn-fg max-md:px-4.5">
            <ClockIcon size="s" />
            {title}
          </h2>
        )}
        <div className="@[41rem]:flex @[41rem]:items-center">
          <dl className="min-w-0 flex-1 divide-y divide-border">
            {rows.map(
              ([label, value]) =>
                value && (
                  <div
                    key={label}
                    className="grid min-h-14 grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1.75 ps-6 pe-2.5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:ps-4.5"
                  >
                    <dt className="text-[0.9375rem]/normal text-text-subtle max-md:text-caption">{label}</dt>
                    <dd className="font-medium wrap-anywhere tabular-nums max-md:col-start-1 max-md:text-small">
                      {value}
                    </dd>
                    <dd className="col-start-3 row-start-1 max-md:col-start-2 max-md:row-end-3">
                      <CopyButton label={label} value={value} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
          {instructions.type === 'bank_transfer' && (
            <Suspense fallback={null}>
              <GiroCode transfer={instructions} />
            </Suspense>
          )}
        </div>
      </div>
      {instructions.type === 'paypal' && instructions.payUrl === undefined && (
        <Link href={SEND_BY_PAYPAL} external className="justify-self-start print:hidden">
          {t('instructions.openPaypal')}
        </Link>
      )}
      {warning && (
        <Note tone="warn" icon={InfoIcon}>
          {warning}
        </Note>
      )}
    </div>
  )
}
