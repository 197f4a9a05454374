/**
 * Shows guests their order, by its number, their e-mail address and the code of the mail (/orders). States: idle,
 * searching, notFound, failed, found.
 */
import { useEffect, useRef, useState } from 'react'
import { Botanical } from '@/art/botanical'
import type { OrderDetail } from '@/shop/orders/order'
import { lookupForm } from '@/shop/orders/order-forms'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { FocusNote } from '../shared/focus-note'
import type { CancelOrderProps } from './cancel-order'
import type { OrderPapersProps } from './order-papers'
import { OrderStatus } from './order-status'
import { OrderView } from './order-view'
import type { ReorderBoxProps } from './reorder-box'
import { useHydrated } from '../shared/use-hydrated'
import { useShopForm } from '../shared/use-shop-form'

export interface OrderKey {
  readonly orderNumber: string
  readonly email: string
  readonly code: string
}

export type OrderLookupState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'found'; readonly order: OrderDetail }

export interface OrderLookupPageProps {
  state: OrderLookupState
  /** Prefilled from the search params of a link in a mail. */
  initial?: Partial<OrderKey>
  onSearch: (key: OrderKey) => void
  reorder: ReorderBoxProps
  cancel: CancelOrderProps
  papers: OrderPapersProps
  /** Opens the login, for customers with an account. */
  onLogin?: () => void
}

const FIELDS = ['orderNumber', 'email', 'code'] as const

export function OrderLookupPage({
  state,
  initial,
  onSearch,
  onLogin,
  reorder,
  cancel,
  papers,
}: OrderLookupPageProps) {
  const t = useTranslations('account')
  const hydrated = useHydrated()
  const { field, errorOf, handleSubmit } = useShopForm({
    schema: lookupForm,
    fields: FIELDS,
    defaultValues: { orderNumber: '', email: '', code: '', ...initial },
    texts: {
      orderNumber: t('lookup.problems.numberRequired'),
      email: t('lookup.problems.emailInvalid'),
      code: t('lookup.problems.codeRequired'),
    },
  })
  const busy = state.status === 'searching'
  const found = state.status === 'found' ? state.order : undefined
  const [another, setAnother] = useState<OrderDetail>()
  // In one column the order would begin below the form that found it.
  const isFolded = found !== undefined && found !== another
  return (
    <Container
      data-slot="order-lookup-page"
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-28 pt-16 pb-24 max-xl:gap-14 max-lg:grid-cols-1 max-lg:gap-9 max-md:pt-7 max-md:pb-12"
    >
      <div>
        <h1 className="font-serif text-display-m">{t('lookup.title')}</h1>
        {isFolded && (
          <Link asChild className="mt-3 lg:hidden">
            <button type="button" onClick={() => setAnother(found)}>
              {t('lookup.another')}
            </button>
          </Link>
        )}
        <div className={isFolded ? 'max-lg:hidden' : undefined}>
          <p className="mt-3 mb-7 max-w-[40ch] text-text-muted">{t('lookup.text')}</p>
          <form
            noValidate
            aria-busy={busy}
            inert={!hydrated}
            className="grid gap-4.5"
            onSubmit={(event) =>
              void handleSubmit((key) => {
                setAnother(undefined)
                onSearch(key)
              })(event)
            }
          >
            <Field label={t('lookup.number')} hint={t('lookup.numberHint')} error={errorOf('orderNumber')}>
              <Input
                autoComplete="off"
                placeholder="VD-2026-000000"
                readOnly={busy}
                {...field('orderNumber')}
              />
            </Field>
            <Field label={t('lookup.email')} error={errorOf('email')}>
              <Input type="email" autoComplete="email" readOnly={busy} {...field('email')} />
            </Field>
            <Field label={t('lookup.code')} hint={t('lookup.codeHint')} error={errorOf('code')}>
              <Input autoComplete="off" readOnly={busy} {...field('code')} />
            </Field>
            <Button type="submit" size="l" full loading={busy}>
              {t('lookup.action')}
            </Button>
          </form>
          {(state.status === 'notFound' || state.status === 'failed') && (
            <FocusNote signal={state} className="mt-5">
              {state.status === 'notFound' ? t('lookup.notFound') : (state.message ?? t('lookup.failed'))}
            </FocusNote>
          )}
          {onLogin && (
            <p className="mt-6 flex flex-wrap gap-x-2 text-small text-text-muted">
              {t('lookup.haveAccount')}
              <Link asChild>
                <button type="button" onClick={onLogin}>
                  {t('lookup.login')}
                </button>
              </Link>
            </p>
          )}
        </div>
      </div>
      {found ? (
        <FoundOrder order={found} reorder={reorder} cancel={cancel} papers={papers} />
      ) : (
        <div
          aria-hidden="true"
          className="relative aspect-[1/1.12] w-full max-w-110 justify-self-end overflow-hidden rounded-t-[220px] rounded-b-xl bg-tint-sage bg-(image:--verda-pool) max-lg:hidden print:hidden"
        >
          <Botanical name="minze" className="absolute inset-e-[16%] -bottom-[4%] w-[66%]" />
        </div>
      )}
    </Container>
  )
}

type FoundOrderProps = Pick<OrderLookupPageProps, 'reorder' | 'cancel' | 'papers'> & { order: OrderDetail }

function FoundOrder({ order, reorder, cancel, papers }: FoundOrderProps) {
  const t = useTranslations('account')
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby="found-order"
      className="rounded-xl border border-border bg-surface p-8 max-md:-mx-1.5 max-md:px-4.5 max-md:py-5.5"
    >
      <div role="status" className="mb-5.5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-small text-text-subtle">{format.date(order.createdAt, 'long')}</p>
          <h2
            ref={title}
            id="found-order"
            tabIndex={-1}
            className="font-serif text-title-m tabular-nums outline-none"
          >
            {t.rich('orders.order', {
              number: order.number,
              n: (chunks) => <span className="whitespace-nowrap">{chunks}</span>,
            })}
          </h2>
        </div>
        <OrderStatus order={order} />
      </div>
      <OrderView order={order} reorder={reorder} cancel={cancel} papers={papers} narrow />
    </section>
  )
}
