import { useState } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { postalLines } from '@/shop/orders/postal-address'
import { changeText } from '@/shop/subscriptions/subscription-changes'
import { type SubscriptionDetail } from '@/shop/subscriptions/subscription'
import { REASON_LENGTH } from '@/shop/subscriptions/termination-form'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link'
import { NativeSelect } from '@/ui/native-select'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { sectionHref } from '../layout/sections'
import { FormDialog } from '../shared/forms/form-dialog'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { useMay } from '../shared/permissions'
import { SubscriptionStatusMark, useDeliveryValue } from './subscriptions-table'

export type OfficeAction = 'pause' | 'resume' | 'skip' | 'end'

interface SubscriptionDialogProps {
  state: ItemState<SubscriptionDetail>
  submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  serverError?: string | undefined
  onAct: (action: OfficeAction, reason: string) => void
  onRetry: () => void
  onClose: () => void
}

const ACTIONS = {
  active: ['skip', 'pause', 'end'],
  paused: ['resume', 'end'],
  ended: [],
} as const satisfies Readonly<Record<SubscriptionDetail['status'], readonly OfficeAction[]>>

/** A Sparabo with its deliveries, and what the office does to it, each with a reason. */
export function SubscriptionDialog({
  state,
  submitting = false,
  serverError,
  onAct,
  onRetry,
  onClose,
}: SubscriptionDialogProps) {
  const t = useTranslations('adminSubscriptions')
  const mayAct = useMay('orders.write')
  const [chosen, setChosen] = useState<OfficeAction>()
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const item = state.status === 'ready' ? state.item : undefined
  const actions: readonly OfficeAction[] = item && mayAct ? ACTIONS[item.status] : []
  const action = actions.find((each) => each === chosen) ?? actions[0]
  const isMissing = reason.trim() === ''
  return (
    <FormDialog
      size="m"
      title={t('dialog.title', { number: item?.number ?? '' })}
      mark={item && <SubscriptionStatusMark status={item.status} />}
      submitLabel={action ? t(`actions.${action}`) : ''}
      submitting={submitting}
      readOnly={!action}
      dirty={reason !== ''}
      error={serverError !== undefined && (serverError || t('notices.failed'))}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (action && !isMissing) onAct(action, reason.trim())
      }}
      onClose={onClose}
    >
      <ItemBody
        state={state}
        loading={
          <LoadingRegion className="grid gap-3">
            <Skeleton className="w-48" />
            <Skeleton shape="block" className="h-28" />
          </LoadingRegion>
        }
        errorTitle={t('dialog.failed')}
        onRetry={onRetry}
      >
        {(subscription) => (
          <div className="grid gap-5">
            <Facts subscription={subscription} />
            <Changes changes={subscription.changes} />
            {action && (
              <div className="grid gap-3.5">
                <Field label={t('dialog.action')}>
                  <NativeSelect
                    value={action}
                    onChange={({ target }) => setChosen(actions.find((each) => each === target.value))}
                  >
                    {actions.map((each) => (
                      <option key={each} value={each}>
                        {t(`actions.${each}`)}
                      </option>
                    ))}
                  </NativeSelect>
                </Field>
                <Field
                  label={t('dialog.reason')}
                  hint={t(
                    action === 'pause' || action === 'skip' ? 'dialog.reasonRead' : 'dialog.reasonKept',
                  )}
                  error={checked && isMissing ? t('dialog.reasonMissing') : undefined}
                  required
                >
                  <Textarea
                    rows={2}
                    maxLength={REASON_LENGTH}
                    value={reason}
                    onChange={({ target }) => setReason(target.value)}
                  />
                </Field>
              </div>
            )}
          </div>
        )}
      </ItemBody>
    </FormDialog>
  )
}

function Facts({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const valueOf = useDeliveryValue()
  const {
    customer,
    product,
    quantity,
    weeks,
    percent,
    nextOn,
    endsOn,
    endedAt,
    endReason,
    pauseReason,
    recipient,
  } = subscription
  const day = (text: string) => format.date(text, 'short', 'UTC')
  const rows = [
    [t('columns.customer'), `${customer.name}, ${customer.email}`],
    [t('dialog.address'), postalLines({ ...recipient.customer, ...recipient.address }).join(', ')],
    [t('columns.product'), `${quantity} × ${product.name}`],
    [t('dialog.plan'), t('plan', { weeks, percent })],
    [t('columns.value'), valueOf(subscription)],
    [t('dialog.since'), format.date(subscription.createdAt)],
    ...(endedAt === null ? [[t('columns.next'), day(nextOn)] as const] : []),
    ...(endsOn === null ? [] : [[t('dialog.endsOn'), day(endsOn)] as const]),
    ...(pauseReason === null ? [] : [[t('dialog.paused'), t(`pauses.${pauseReason}`)] as const]),
    ...(endedAt === null
      ? []
      : [
          [
            t('dialog.ended'),
            `${format.date(endedAt, 'time')}, ${t(`ends.${endReason ?? 'shop'}`)}`,
          ] as const,
        ]),
  ]
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1.5 text-a-body sm:grid-cols-[9rem_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={t('dialog.deliveries')}>
        <h3 className="mb-1.5 font-semibold">{t('dialog.deliveries')}</h3>
        <ul className="divide-y divide-border border-y border-border text-a-body tabular-nums">
          {subscription.deliveries.map(({ dueOn, outcome, orderId, orderNumber }) => (
            <li key={dueOn} className="flex justify-between gap-4 py-2">
              <span>{day(dueOn)}</span>
              {orderId !== null && orderNumber !== null ? (
                <Link href={`${sectionHref('orders')}&order=${orderId}`}>{orderNumber}</Link>
              ) : (
                <span className="text-text-muted">{t(`outcomes.${outcome}`)}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What was changed, when and by whom, each with its reason. */
function Changes({ changes }: Pick<SubscriptionDetail, 'changes'>) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  if (changes.length === 0) return null
  return (
    <section aria-label={t('changes.title')}>
      <h3 className="mb-1.5 font-semibold">{t('changes.title')}</h3>
      <ul className="divide-y divide-border border-y border-border text-a-body">
        {changes.map((change) => {
          const { at, kind, by, actor, note } = change
          const { key, values } = changeText(change, (day) => format.date(day, 'short', 'UTC'))
          return (
            <li key={`${at} ${kind}`} className="py-2 wrap-anywhere">
              <p>{t(`changes.${key}`, values)}</p>
              <p className="text-text-muted">
                {[
                  format.date(at, 'time'),
                  by === 'office' ? actor : t(`changes.by.${by}`),
                  ...(note === '' ? [] : [note]),
                ].join(' · ')}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
