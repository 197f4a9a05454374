/** Back-in-stock notification of a sold-out product. States: idle, sending, failed, done (to be confirmed by mail). */
import { stockNoticeForm } from '@/shop/stock-notices/stock-notice-form'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { FocusNote } from '../shared/focus-note'
import { useHydrated } from '../shared/use-hydrated'
import { useShopForm } from '../shared/use-shop-form'

export type StockNoticeState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'done' }

export interface StockNoticeFormProps {
  state: StockNoticeState
  /** Email of the signed-in customer. */
  initialEmail?: string
  onSubmit: (email: string) => void
}

const FIELDS = ['email'] as const

export function StockNoticeForm({ state, initialEmail = '', onSubmit }: StockNoticeFormProps) {
  const t = useTranslations('product')
  const { field, errorOf, handleSubmit } = useShopForm({
    schema: stockNoticeForm,
    fields: FIELDS,
    defaultValues: { email: initialEmail },
    texts: { email: t('notice.emailInvalid') },
  })
  const hydrated = useHydrated()
  const busy = state.status === 'sending'
  return (
    <section
      data-slot="stock-notice-form"
      aria-labelledby="stock-notice"
      className="mt-7 rounded-l border border-border bg-surface p-5.5"
    >
      <h2 id="stock-notice" className="font-semibold">
        {t('notice.title')}
      </h2>
      <p className="mt-1 mb-3.5 text-small text-text-muted">{t('notice.text')}</p>
      {state.status === 'done' ? (
        <FocusNote tone="success" size="s" role="status">
          {t('notice.done')}
        </FocusNote>
      ) : (
        <form
          noValidate
          aria-busy={busy}
          inert={!hydrated}
          className="grid gap-3"
          onSubmit={(event) => void handleSubmit(({ email }) => onSubmit(email))(event)}
        >
          {state.status === 'failed' && (
            <FocusNote size="s" signal={state}>
              {state.message || t('notice.failed')}
            </FocusNote>
          )}
          <Field label={t('notice.email')} error={errorOf('email')}>
            <Input type="email" autoComplete="email" readOnly={busy} {...field('email')} />
          </Field>
          <Button type="submit" variant="outline" loading={busy}>
            {t('notice.action')}
          </Button>
        </form>
      )}
    </section>
  )
}
