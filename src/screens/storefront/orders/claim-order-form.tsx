/** Adds a guest order to the account. States: idle, saving, notFound, failed, done. */
import { claimForm, type ClaimForm } from '@/shop/orders/order-forms'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { FocusNote } from '../shared/focus-note'
import { useShopForm } from '../shared/use-shop-form'

export type ClaimOrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'done'; readonly orderNumber: string }

export interface ClaimOrderFormProps {
  state: ClaimOrderState
  onSubmit: (claim: ClaimForm) => void
}

const FIELDS = ['orderNumber', 'code'] as const

export function ClaimOrderForm({ state, onSubmit }: ClaimOrderFormProps) {
  const t = useTranslations('account')
  const { field, errorOf, handleSubmit } = useShopForm({
    schema: claimForm,
    fields: FIELDS,
    defaultValues: { orderNumber: '', code: '' },
    texts: {
      orderNumber: t('lookup.problems.numberRequired'),
      code: t('lookup.problems.codeRequired'),
    },
  })
  const busy = state.status === 'saving'
  return (
    <section data-slot="claim-order-form" aria-labelledby="claim-order">
      <h2 id="claim-order" className="mb-1.5 font-serif text-title-s">
        {t('claim.title')}
      </h2>
      <p className="mb-4 text-small text-text-muted">{t('claim.text')}</p>
      {state.status === 'done' ? (
        <FocusNote tone="success" size="s" role="status">
          {t('claim.done', { number: state.orderNumber })}
        </FocusNote>
      ) : (
        <form
          noValidate
          aria-busy={busy}
          className="grid gap-3.5"
          onSubmit={(event) => void handleSubmit((claim) => onSubmit(claim))(event)}
        >
          <Field label={t('lookup.number')} error={errorOf('orderNumber')}>
            <Input
              autoComplete="off"
              placeholder="VD-2026-000000"
              readOnly={busy}
              {...field('orderNumber')}
            />
          </Field>
          <Field label={t('lookup.code')} error={errorOf('code')}>
            <Input autoComplete="off" readOnly={busy} {...field('code')} />
          </Field>
          {(state.status === 'notFound' || state.status === 'failed') && (
            <FocusNote size="s" signal={state}>
              {state.status === 'notFound' ? t('claim.notFound') : state.message || t('claim.failed')}
            </FocusNote>
          )}
          <Button type="submit" variant="outline" full loading={busy}>
            {t('claim.action')}
          </Button>
        </form>
      )}
    </section>
  )
}
