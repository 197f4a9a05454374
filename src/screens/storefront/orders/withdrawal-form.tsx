/** Withdraws from a purchase without login, in two steps. States: form, sending, failed, done. */
import { useEffect, useState } from 'react'
import {
  WITHDRAWAL_REASON_LENGTH,
  withdrawalForm,
  type WithdrawalInput,
} from '@/shop/returns/withdrawal-form'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { FocusNote } from '../shared/focus-note'
import { useHydrated } from '../shared/use-hydrated'
import { useShopForm } from '../shared/use-shop-form'

export type WithdrawalState =
  | { readonly status: 'form' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message?: string }
  /** `receivedAt` is the ISO 8601 time of receipt. */
  | { readonly status: 'done'; readonly receivedAt: string }

export interface WithdrawalFormProps {
  state: WithdrawalState
  /** What was typed before a reload. */
  draft?: Partial<WithdrawalInput> | undefined
  onValues?: (values: WithdrawalInput) => void
  /** Called after the second step. */
  onConfirm: (withdrawal: WithdrawalInput) => void
  /** Called when the details are to be changed, to clear the message of the last attempt. */
  onChangeDetails?: () => void
}

const FIELDS = ['name', 'orderNumber', 'email', 'items', 'reason'] as const
const EMPTY: WithdrawalInput = { orderNumber: '', email: '', name: '', items: '', reason: '' }

export function WithdrawalForm({ state, draft, onValues, onConfirm, onChangeDetails }: WithdrawalFormProps) {
  const t = useTranslations('legal')
  const format = useFormat()
  const hydrated = useHydrated()
  const [review, setReview] = useState<WithdrawalInput>()
  const { field, errorOf, handleSubmit, values, reset } = useShopForm({
    schema: withdrawalForm,
    fields: FIELDS,
    defaultValues: EMPTY,
    texts: {
      name: t('withdrawal.problems.nameRequired'),
      orderNumber: t('withdrawal.problems.numberRequired'),
      email: t('withdrawal.problems.emailInvalid'),
    },
  })
  useEffect(() => {
    if (draft) reset({ ...EMPTY, ...draft }, { keepDirtyValues: true })
  }, [draft, reset])
  if (state.status === 'done')
    return (
      <FocusNote tone="success" role="status" title={t('withdrawal.doneTitle')}>
        {t('withdrawal.doneText', { time: format.date(state.receivedAt, 'time') })}
      </FocusNote>
    )
  return (
    <>
      <p className="mb-5 text-text-muted">{t('withdrawal.text')}</p>
      {/* Stays mounted during the second step, so that going back keeps the input. */}
      <form
        noValidate
        inert={!hydrated}
        hidden={review !== undefined}
        className="grid gap-4.5 [[hidden]]:hidden"
        onChange={() => onValues?.(values.getValues())}
        onSubmit={(event) => void handleSubmit((typed) => setReview(typed))(event)}
      >
        <Field label={t('withdrawal.name')} error={errorOf('name')} required>
          <Input autoComplete="name" {...field('name')} />
        </Field>
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
          <Field label={t('withdrawal.number')} error={errorOf('orderNumber')} required>
            <Input autoComplete="off" placeholder="VD-2026-000000" {...field('orderNumber')} />
          </Field>
          <Field label={t('withdrawal.email')} error={errorOf('email')} required>
            <Input type="email" autoComplete="email" {...field('email')} />
          </Field>
        </div>
        <Field
          label={t('withdrawal.items')}
          hint={t('withdrawal.itemsHint')}
          error={errorOf('items')}
          optional
        >
          <Input {...field('items')} />
        </Field>
        <Field label={t('withdrawal.reason')} error={errorOf('reason')} optional>
          <Textarea maxLength={WITHDRAWAL_REASON_LENGTH} {...field('reason')} />
        </Field>
        <Button type="submit" className="justify-self-start max-md:justify-self-stretch">
          {t('withdrawal.next')}
        </Button>
      </form>
      {review && (
        <WithdrawalReview
          withdrawal={review}
          state={state}
          onBack={() => {
            setReview(undefined)
            onChangeDetails?.()
          }}
          onConfirm={() => onConfirm(review)}
        />
      )}
    </>
  )
}

interface WithdrawalReviewProps {
  withdrawal: WithdrawalInput
  state: WithdrawalState
  onBack: () => void
  onConfirm: () => void
}

function WithdrawalReview({ withdrawal, state, onBack, onConfirm }: WithdrawalReviewProps) {
  const t = useTranslations('legal')
  const { name, orderNumber, email, items, reason } = withdrawal
  const rows = [
    [t('withdrawal.name'), name],
    [t('withdrawal.number'), orderNumber],
    [t('withdrawal.email'), email],
    [t('withdrawal.items'), items || t('withdrawal.wholeOrder')],
    ...(reason === '' ? [] : [[t('withdrawal.reason'), reason] as const]),
  ] as const
  const busy = state.status === 'sending'
  return (
    <div className="grid gap-4.5">
      {state.status === 'failed' ? (
        <FocusNote signal={state}>{state.message ?? t('withdrawal.failed')}</FocusNote>
      ) : (
        <FocusNote tone="info" role="status">
          {t('withdrawal.check')}
        </FocusNote>
      )}
      <dl className="divide-y divide-border rounded-l border border-border bg-surface">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 px-5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-small text-text-subtle">{label}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} onClick={onConfirm}>
          {t('withdrawal.confirm')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onBack}>
          {t('withdrawal.back')}
        </Button>
      </div>
    </div>
  )
}
