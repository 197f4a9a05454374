import { useId, type ReactNode } from 'react'
import { postalLines } from '@/shop/orders/postal-address'
import { changeText } from '@/shop/subscriptions/subscription-changes'
import type { Subscription } from '@/shop/subscriptions/subscription'
import { useFormat, useTranslations } from '@/i18n'
import { productHref } from '../product/product-href'

/** What holds of a Sparabo. */
export function Facts({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const {
    product,
    quantity,
    weeks,
    percent,
    price,
    nextOn,
    laterOn,
    status,
    endsOn,
    endedAt,
    recipient,
    paymentMethod,
  } = subscription
  const day = (text: string) => format.date(text, 'long', 'UTC')
  const rows = [
    [t('manage.state'), t(`states.${status}`)],
    [t('rhythm'), t('every', { weeks })],
    [
      t('manage.price'),
      price ? t('manage.priceOf', { price: format.money(price), percent }) : t('manage.notSold'),
    ],
    [t('manage.payment'), t(`methods.${paymentMethod}`)],
    ...(status === 'active' ? [[t('next'), day(nextOn)] as const] : []),
    ...(status === 'active' && laterOn.length > 0
      ? [[t('manage.later'), laterOn.map(day).join(' · ')] as const]
      : []),
    ...(endsOn !== null && status !== 'ended' ? [[t('manage.endsOn'), day(endsOn)] as const] : []),
    ...(endedAt === null ? [] : [[t('manage.endedAt'), format.date(endedAt, 'time')] as const]),
  ]
  return (
    <dl className="divide-y divide-border rounded-l border border-border bg-surface">
      <Row label={t('manage.product')}>
        {quantity} ×{' '}
        <a href={productHref(product)} className="underline underline-offset-3">
          {product.name}
        </a>
      </Row>
      {rows.map(([label, value]) => (
        <Row key={label} label={label}>
          {value}
        </Row>
      ))}
      {recipient && (
        <Row label={t('manage.recipient')}>
          {postalLines({ ...recipient.customer, ...recipient.address }).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Row>
      )}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 px-5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-small text-text-subtle">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

/** What became of the days so far, and what was changed. */
export function History({ subscription: { deliveries, changes } }: { subscription: Subscription }) {
  const t = useTranslations('subscription')
  const format = useFormat()
  const day = (date: string) => format.date(date, 'short', 'UTC')
  return (
    <div className="grid gap-6">
      {deliveries.length > 0 && (
        <Card title={t('manage.history')}>
          {deliveries.map(({ dueOn, outcome, orderNumber }) => (
            <li key={dueOn} className="flex flex-wrap justify-between gap-x-4 py-2.75">
              <span>{format.date(dueOn, 'long', 'UTC')}</span>
              <span className="text-text-muted">{orderNumber ?? t(`outcomes.${outcome}`)}</span>
            </li>
          ))}
        </Card>
      )}
      {changes.length > 0 && (
        <Card title={t('changes.title')}>
          {changes.map((change) => {
            const { at, kind, by, note } = change
            const { key, values } = changeText(change, day)
            return (
              <li key={`${at} ${kind}`} className="py-2.75 wrap-anywhere">
                <p>{t(`changes.${key}`, values)}</p>
                {note !== '' && <p className="text-text-muted">{note}</p>}
                <p className="text-text-muted">
                  {format.date(at, 'time')}, {t(`changes.by.${by}`)}
                </p>
              </li>
            )
          })}
        </Card>
      )}
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-xl border border-border bg-surface p-7 max-md:p-5">
      <h2 id={id} className="mb-3 font-serif text-title-m">
        {title}
      </h2>
      <ul className="divide-y divide-border text-small">{children}</ul>
    </section>
  )
}
