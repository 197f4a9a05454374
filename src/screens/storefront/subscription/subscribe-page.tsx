/**
 * Takes out a Sparabo: product, rhythm, address and payment. States: loading, error, unavailable, and those of the
 * checkout's form.
 */
import { useId, type ReactNode } from 'react'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { WEEKS, type Weeks } from '@/shop/subscriptions/subscription'
import { useFormat, useTranslations } from '@/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { NumberStepper } from '@/ui/number-stepper'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { SummaryLine } from '../cart/summary-line'
import { TotalsList } from '../cart/totals-list'
import type { CartEntry, ShownTotals } from '../cart/cart-types'
import { CheckoutForm } from '../checkout/checkout-form'
import { CheckoutFormLoading } from '../checkout/checkout-loading'
import type { CheckoutSubmission, CheckoutValues, OrderFormState, WhereTo } from '../checkout/checkout-types'
import { FocusNote } from '../shared/focus-note'
import { FailureRow } from '../shared/failure-row'
import { productHref } from '../product/product-href'

export interface SubscriptionOffer {
  readonly entry: CartEntry
  readonly slug: string
  readonly percent: number
  /** The price of a unit bought once, in minor units. */
  readonly onceAmount: number
  readonly totals: ShownTotals
  readonly weeks: Weeks
  /** Day of the second delivery, `YYYY-MM-DD`. */
  readonly nextOn: string
}

export type SubscribePageState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying?: boolean }
  /** The product is not offered in a Sparabo, or is sold out. */
  | { readonly status: 'unavailable' }
  | {
      readonly status: 'ready'
      readonly offer: SubscriptionOffer
      readonly form: OrderFormState
    }

export interface SubscribePageProps {
  state: SubscribePageState
  paymentMethods: readonly PaymentMethod[] | undefined
  whereTo: WhereTo
  initial: Partial<CheckoutValues>
  /** What was typed before a reload. */
  draft?: Partial<CheckoutValues> | undefined
  onValues?: (values: CheckoutValues) => void
  /** Above the form: `CheckoutNotes`. */
  notes?: ReactNode
  onWeeksChange: (weeks: Weeks) => void
  onQuantityChange: (quantity: number) => void
  onSubmit: (submission: CheckoutSubmission) => void
  onRetry: () => void
}

export function SubscribePage({ state, onRetry, ...rest }: SubscribePageProps) {
  const t = useTranslations('subscription')
  const shop = useTranslations('shop')
  return (
    <Container data-slot="subscribe-page" className="pb-24 max-md:pb-12">
      <Breadcrumb
        items={[
          { label: t('home'), href: '/' },
          ...(state.status === 'ready'
            ? [{ label: state.offer.entry.name, href: productHref(state.offer) }]
            : []),
          { label: t('name') },
        ]}
        className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4"
      />
      {state.status === 'loading' && <CheckoutFormLoading />}
      {state.status === 'error' && (
        <FailureRow
          headingLevel={1}
          title={t('loadFailed')}
          text={shop('error.text')}
          retryLabel={shop('error.retry')}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.status === 'unavailable' && (
        <div className="grid max-w-120 gap-5 py-8">
          <h1 className="font-serif text-title-l">{t('unavailable')}</h1>
          <p className="text-text-muted">{t('unavailableText')}</p>
          <Button asChild className="justify-self-start">
            <a href="/products">{t('discover')}</a>
          </Button>
        </div>
      )}
      {state.status === 'ready' && <Offer offer={state.offer} form={state.form} {...rest} />}
    </Container>
  )
}

type OfferProps = Omit<SubscribePageProps, 'state' | 'onRetry'> &
  Pick<Extract<SubscribePageState, { status: 'ready' }>, 'offer' | 'form'>

function Offer({
  offer,
  form,
  paymentMethods,
  whereTo,
  initial,
  draft,
  onValues,
  notes,
  onSubmit,
  ...plan
}: OfferProps) {
  const t = useTranslations('subscription')
  const id = useId()
  const sending = form.status === 'submitting'
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start gap-x-24 gap-y-10 max-xl:gap-x-12 max-lg:grid-cols-1">
      <div>
        <h1 className="mb-4 font-serif text-display-m">{t('heading', { percent: offer.percent })}</h1>
        <p className="mb-9 text-body-l text-text-muted">{t('intro')}</p>
        <Plan offer={offer} sending={sending} {...plan} />
        <CheckoutForm
          id={id}
          initial={initial}
          {...(draft && { draft })}
          {...(onValues && { onValues })}
          paymentMethods={paymentMethods}
          whereTo={whereTo}
          sending={sending}
          withoutGift
          failure={form.status === 'failed' ? form : undefined}
          note={notes}
          onSubmit={onSubmit}
        />
      </div>
      <Summary id={id} offer={offer} form={form} blocked={!paymentMethods?.length} />
    </div>
  )
}

function Plan({
  offer: { entry, weeks },
  sending,
  onWeeksChange,
  onQuantityChange,
}: Pick<SubscribePageProps, 'onWeeksChange' | 'onQuantityChange'> & {
  offer: SubscriptionOffer
  sending: boolean
}) {
  const t = useTranslations('subscription')
  const name = useId()
  return (
    <section className="mb-10 border-b border-border pb-10" inert={sending}>
      <h2 className="mb-5 font-serif text-title-m">{t('plan')}</h2>
      <div className="grid gap-6">
        <RadioGroup aria-label={t('rhythm')} className="grid grid-cols-2 gap-3">
          {WEEKS.map((each) => (
            <Radio
              key={each}
              name={name}
              variant="card"
              value={String(each)}
              checked={each === weeks}
              onChange={() => onWeeksChange(each)}
            >
              {t('every', { weeks: each })}
            </Radio>
          ))}
        </RadioGroup>
        <div className="flex flex-wrap items-center gap-4">
          <NumberStepper
            label={t('quantity')}
            value={entry.quantity}
            onValueChange={onQuantityChange}
            min={1}
            max={Math.max(1, Math.min(entry.stock, MAX_UNITS_PER_PRODUCT))}
          />
          <span className="text-small text-text-muted">{t('perDelivery')}</span>
        </div>
      </div>
    </section>
  )
}

interface SummaryProps extends Pick<OfferProps, 'offer' | 'form'> {
  id: string
  blocked: boolean
}

/** What is agreed, right above the button that orders (§ 312j BGB). */
function Summary({ id, offer, form, blocked }: SummaryProps) {
  const t = useTranslations('subscription')
  const checkout = useTranslations('checkout')
  const format = useFormat()
  const { entry, totals, weeks, percent, nextOn, onceAmount } = offer
  const money = (amount: number) => format.money({ amount, currency: totals.currency })
  const link = (href: string) => (chunks: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
      {chunks}
    </a>
  )
  const facts = [
    [t('rhythm'), t('every', { weeks })],
    [t('perDelivery'), money(totals.total)],
    [t('next'), format.date(nextOn, 'long', 'UTC')],
    [t('term'), t('termText')],
  ] as const
  return (
    <aside
      aria-labelledby={`${id}-summary`}
      className="sticky top-28 rounded-xl border border-border bg-surface p-8 max-lg:static max-md:-mx-2 max-md:px-5 max-md:py-6"
    >
      <h2 id={`${id}-summary`} className="mb-3 font-serif text-title-m">
        {t('summary')}
      </h2>
      {form.status === 'totalChanged' && (
        <FocusNote tone="warn" signal={form} title={checkout('summary.totalChanged')} className="mb-3">
          {checkout('summary.totalChangedText', {
            before: money(form.previous.total),
            now: money(totals.total),
          })}
        </FocusNote>
      )}
      <ul>
        <SummaryLine entry={entry} />
      </ul>
      <p className="mb-4 text-small text-text-accent">
        {t('saving', { percent, amount: money((onceAmount - entry.unitPrice) * entry.quantity) })}
      </p>
      <TotalsList size="l" totals={totals} className="mb-5" />
      <dl className="mb-5 grid gap-2 border-t border-border pt-4 text-small">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-text-muted">{label}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-5 text-small text-text-muted">{t('facts')}</p>
      <Button type="submit" form={id} size="l" full loading={form.status === 'submitting'} disabled={blocked}>
        {form.status === 'totalChanged'
          ? checkout('submitFor', { total: money(totals.total) })
          : checkout('submit')}
      </Button>
      <p className="mt-3.5 text-caption text-text-muted">
        {checkout.rich('legal', {
          terms: link('/legal/agb'),
          withdrawal: link('/legal/widerruf'),
          privacy: link('/legal/datenschutz'),
        })}
      </p>
    </aside>
  )
}
