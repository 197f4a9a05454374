import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '@/i18n'
import { NOTE_LENGTH } from '@/shop/checkout/checkout-form'
import { platformCountries } from '@/shop/orders/address'
import { REASON_LENGTH } from '@/shop/orders/order-plan'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { platformCurrency, PLATFORMS } from '@/shop/shared/platform'
import { Checkbox } from '@/ui/checkbox'
import { Combobox } from '@/ui/combobox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Note } from '@/ui/note'
import { Textarea } from '@/ui/textarea'
import { CURRENCY_SIGNS } from '../../shared/currency-signs'
import type { StoredDraft } from '../../shared/forms/draft-storage'
import { FormDialog } from '../../shared/forms/form-dialog'
import { RestoredNote } from '../../shared/forms/form-notes'
import type { SaveRefusal } from '../../shared/forms/server-errors'
import { PlatformSelect } from '../../shared/platform-select'
import { ownPrice } from './edited-lines'
import { EditedLinesFields, type EditedLinesProps } from './edited-lines-fields'
import { lineErrors } from './line-errors'
import { DISCOUNT_KINDS, emptyOrder, orderInput, problemsOf, type NewOrderDraft } from './new-order-draft'
import { PlanSummary, type PlanState } from './plan-summary'

/** An account that may be chosen. */
export interface CustomerOption {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface NewOrderDialogProps extends Pick<EditedLinesProps, 'picker' | 'onProductSearch'> {
  draft: NewOrderDraft
  plan: PlanState
  /** Found accounts; undefined if they may not be seen. */
  customers: readonly CustomerOption[] | undefined
  submitting: boolean
  refusal: SaveRefusal
  stored?: StoredDraft
  onChange: (draft: NewOrderDraft) => void
  onCustomerSearch: (text: string) => void
  onCustomerChoose: (id: string | null) => void
  onSave: (draft: NewOrderDraft) => void
  onClose: () => void
}

/** Makes an order for a customer, for example by phone, with what comes of it before it is placed. */
export function NewOrderDialog(props: NewOrderDialogProps) {
  const { draft, plan, customers, picker, submitting, refusal, stored, onChange } = props
  const t = useTranslations('adminOrderEdit')
  const common = useTranslations('admin')
  const [checked, setChecked] = useState(false)
  const problems = problemsOf(draft)
  const refused = new Map((refusal.fieldErrors ?? []).map(({ path, msg }) => [path.split('.').at(-1), msg]))
  const errorOf = (name: string) => refused.get(name) ?? (checked && problems.has(name) && t('made.invalid'))
  const errors = lineErrors({
    fieldErrors: refusal.fieldErrors,
    wrongPrices: draft.lines.flatMap((line, index) => (ownPrice(line) === null ? [index] : [])),
    isEmpty: checked && draft.lines.length === 0,
    texts: { price: t('priceInvalid'), none: t('none') },
  })
  const currency = plan.status === 'ready' ? plan.plan.totals.currency : platformCurrency[draft.platform]
  const set = (change: Partial<NewOrderDraft>) => onChange({ ...draft, ...change })
  const input = (
    name: 'name' | 'email' | 'phone' | 'company' | 'street' | 'zipCode' | 'city',
    optional = false,
  ) => (
    <Field
      label={t(`made.${name}`)}
      error={errorOf(name)}
      {...(optional ? { optional } : { required: true })}
    >
      <Input
        type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <FormDialog
      size="m"
      title={t('made.title')}
      submitLabel={t('made.submit')}
      submitting={submitting}
      dirty={JSON.stringify(draft) !== JSON.stringify(emptyOrder(draft.platform))}
      {...(stored && { draft: stored })}
      note={stored?.restored && <RestoredNote draft={stored} />}
      error={
        refusal.serverError !== undefined &&
        (refused.size === 0 || refused.has(undefined)) &&
        (refusal.serverError || t('made.failed'))
      }
      onSubmit={(event) => {
        event.preventDefault()
        if (orderInput(draft)) return props.onSave(draft)
        flushSync(() => setChecked(true))
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      }}
      onClose={props.onClose}
    >
      <div className="grid gap-5">
        <Field label={t('made.platform')} required>
          <PlatformSelect
            value={draft.platform}
            onChange={(event) => {
              const platform = PLATFORMS.find((each) => each === event.target.value) ?? draft.platform
              set({ platform, country: platformCountries[platform][0] ?? draft.country })
            }}
          />
        </Field>
        <Group title={t('made.customer')}>
          {customers && (
            <Field label={t('made.account')} hint={t('made.accountHint')} className="sm:col-span-2">
              <Combobox
                value={draft.userId || null}
                valueLabel={draft.name}
                options={customers.map(({ id, name, email }) => ({
                  value: id,
                  label: name,
                  description: email,
                }))}
                onQueryChange={props.onCustomerSearch}
                onValueChange={props.onCustomerChoose}
              />
            </Field>
          )}
          {input('name')}
          {input('email')}
          {input('phone')}
          {input('company', true)}
          {input('street')}
          {input('zipCode')}
          {input('city')}
          <Field label={t('made.country')} error={errorOf('country')} required>
            <NativeSelect value={draft.country} onChange={(event) => set({ country: event.target.value })}>
              {platformCountries[draft.platform].map((country) => (
                <option key={country}>{country}</option>
              ))}
            </NativeSelect>
          </Field>
        </Group>
        <EditedLinesFields
          lines={draft.lines}
          currency={currency}
          plan={plan.status === 'ready' ? plan.plan : undefined}
          picker={picker}
          errors={errors}
          onChange={(lines) => set({ lines: [...lines] })}
          onProductSearch={props.onProductSearch}
        />
        <Group title={t('made.terms')}>
          <Field label={t('made.discount')}>
            <NativeSelect
              value={draft.discountKind}
              onChange={(event) =>
                set({ discountKind: DISCOUNT_KINDS.find((kind) => kind === event.target.value) ?? 'none' })
              }
            >
              {DISCOUNT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`made.discounts.${kind}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {draft.discountKind !== 'none' && (
            <>
              <Field label={t('made.discountValue')} error={errorOf('discount')} required>
                <Input
                  inputMode="decimal"
                  unit={draft.discountKind === 'percent' ? '%' : CURRENCY_SIGNS[currency]}
                  value={draft.discount}
                  onChange={(event) => set({ discount: event.target.value })}
                />
              </Field>
              <Field
                label={t('made.discountReason')}
                hint={t('made.discountReasonHint')}
                error={errorOf('discountReason') || refused.get('reason')}
                className="sm:col-span-2"
                required
              >
                <Input
                  maxLength={REASON_LENGTH}
                  value={draft.discountReason}
                  onChange={(event) => set({ discountReason: event.target.value })}
                />
              </Field>
            </>
          )}
          <Field
            label={t('made.shipping')}
            hint={t('made.shippingHint')}
            error={errorOf('shipping')}
            optional
          >
            <Input
              inputMode="decimal"
              unit={CURRENCY_SIGNS[currency]}
              value={draft.shipping}
              onChange={(event) => set({ shipping: event.target.value })}
            />
          </Field>
          <Field label={t('made.payment')} error={errorOf('paymentMethod')} required>
            <NativeSelect
              value={draft.paymentMethod}
              onChange={(event) =>
                set({
                  paymentMethod:
                    PAYMENT_METHODS.find((method) => method === event.target.value) ?? draft.paymentMethod,
                })
              }
            >
              {PAYMENT_METHODS.map((method) => (
                <option key={method} value={method}>
                  {common(`paymentMethod.${method}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Checkbox
            size="admin"
            checked={draft.paid}
            className="sm:col-span-2"
            onChange={(event) => set({ paid: event.target.checked })}
          >
            {t('made.paid')}
          </Checkbox>
          <Field label={t('made.note')} error={errorOf('customerNote')} className="sm:col-span-2" optional>
            <Textarea
              rows={2}
              maxLength={NOTE_LENGTH}
              value={draft.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          </Field>
        </Group>
        <PlanSummary state={plan}>
          <Note size="admin">{t(draft.paid ? 'made.mailPaid' : 'made.mailOpen')}</Note>
        </PlanSummary>
      </div>
    </FormDialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3.5 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
