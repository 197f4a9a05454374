import { Controller, useWatch } from 'react-hook-form'
import { useNow } from 'use-intl'
import { useTranslations } from '@/i18n'
import { COUPON_TYPES, type CouponInput, type CouponType } from '@/shop/coupons/coupon-types'
import { couponPaths } from '@/shop/coupons/coupons.calls'
import { calendarDay } from '@/shop/shared/dates'
import { CURRENCIES, platformCurrency, platformTimeZone } from '@/shop/shared/platform'
import { Checkbox } from '@/ui/checkbox'
import { DateField } from '@/ui/date-field'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Switch } from '@/ui/switch'
import { useCouponConflictTexts } from './coupon-conflicts'
import { copyOf, couponSchema, draftOf } from './coupon-draft'
import { CouponTypeFields, type CouponEditorState } from './coupon-type-fields'
import { CURRENCY_SIGNS } from '../shared/currency-signs'
import { FormDialog } from '../shared/forms/form-dialog'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useStoredDraft } from '../shared/forms/draft-storage'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors } from '../shared/forms/server-errors'
import { GroupsInput } from '../shared/groups-input'
import { PlatformChecks } from '../shared/platform-checks'

/** Form fields of a type by their path in the body. */
const fieldsAt = (type: CouponType) =>
  Object.fromEntries(Object.entries(couponPaths(type)).map(([name, path]) => [path, name]))

interface CouponEditorProps {
  state: CouponEditorState
  onSave: (input: CouponInput) => void
  onClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onReload: () => void
  /** Searches products for the picker. */
  onProductSearch: (text: string) => void
}

/** Form to create or edit a coupon; its fields depend on the type. */
export function CouponEditor({ state, onSave, onClose, onReload, onProductSearch }: CouponEditorProps) {
  const t = useTranslations('adminCoupons')
  const common = useTranslations('admin')
  const today = calendarDay(useNow(), platformTimeZone.germany)
  const { coupon, copied, submitting = false } = state
  const stored = copied ? copyOf(copied, today) : draftOf(coupon, state.platform)
  const form = useAdminForm({
    schema: couponSchema({ mode: coupon ? 'edit' : 'create', today }),
    defaultValues: stored,
    texts: useCouponTexts(),
  })
  const draft = useStoredDraft(form, stored, state.draft, { conflictTexts: useCouponConflictTexts(state) })
  const type = useWatch({ control: form.control, name: 'type' })
  const refusal = useServerErrors(form, state, {
    fallback: t('form.saveFailed'),
    paths: { ...fieldsAt(type), discountValue: type === 'fixed_amount' ? 'amount' : 'percent' },
  })
  const { register, clearErrors, handleSubmit, control, formState } = form
  const { errors, isDirty } = formState
  const field = fieldsOfSchema({ register, clearErrors })
  const [currency, platforms, startDate, oneTimeUse] = useWatch({
    control,
    name: ['currency', 'platforms', 'startDate', 'oneTimeUse'],
  })
  const elsewhere = platforms.filter((platform) => platformCurrency[platform] !== currency)
  const elsewhereHint =
    elsewhere.length > 0 &&
    elsewhere.length < platforms.length &&
    t('form.currencyOnly', { platforms: elsewhere.map((name) => common(`platforms.${name}`)).join(', ') })
  const sign = CURRENCY_SIGNS[currency]
  return (
    <FormDialog
      size="m"
      title={
        coupon
          ? t('form.editTitle', { code: coupon.code })
          : t(copied ? 'form.copyTitle' : 'form.createTitle')
      }
      submitLabel={common('form.save')}
      submitting={submitting}
      dirty={isDirty}
      draft={draft}
      conflictQuestion={ConflictQuestion}
      error={refusal}
      onSubmit={submitOf(handleSubmit, (typed) => onSave(typed))}
      onClose={onClose}
      errors={errors}
      onReload={state.stale ? onReload : undefined}
    >
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <Field label={t('form.code')} error={errorOf(errors, 'code')} required>
          <Input
            {...field('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // In Turkish an i would be shown as İ, but codes are stored with I.
            lang="en"
            className="[&_input]:uppercase"
          />
        </Field>
        <Field label={t('type')} required>
          <NativeSelect {...field('type')}>
            {COUPON_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('form.name')} error={errorOf(errors, 'name')} required className="sm:col-span-2">
          <Input {...field('name')} />
        </Field>
        <Field
          label={t('form.description')}
          error={errorOf(errors, 'description')}
          optional
          className="sm:col-span-2"
        >
          <Input {...field('description')} />
        </Field>
        <hr className="border-border sm:col-span-2" />
        <CouponTypeFields
          control={control}
          errors={errors}
          field={field}
          onGiftChange={() => clearErrors('giftProductId')}
          state={state}
          sign={sign}
          onProductSearch={onProductSearch}
        />
        <Field label={t('form.minimum')} error={errorOf(errors, 'minimumOrderAmount')}>
          <Input {...field('minimumOrderAmount')} inputMode="decimal" unit={sign} />
        </Field>
        <Field label={t('form.currency')} error={errorOf(errors, 'currency')} hint={elsewhereHint}>
          <NativeSelect {...field('currency')}>
            {CURRENCIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('form.start')} error={errorOf(errors, 'startDate')} required>
          <DateField {...field('startDate')} min={coupon ? undefined : today} />
        </Field>
        <Field label={t('form.end')} error={errorOf(errors, 'endDate')} required>
          <DateField {...field('endDate')} min={startDate || today} />
        </Field>
        <PlatformChecks
          className="sm:col-span-2"
          legend={t('form.platforms')}
          error={errorOf(errors, 'platforms')}
          {...register('platforms', { onChange: () => clearErrors(['platforms', 'currency']) })}
        />
        <Field label={t('form.total')} error={errorOf(errors, 'usageLimitTotal')} hint={t('form.totalHint')}>
          <Input {...field('usageLimitTotal')} inputMode="numeric" placeholder={t('statistics.unlimited')} />
        </Field>
        <Field
          label={t('form.perUser')}
          error={errorOf(errors, 'usageLimitPerUser')}
          hint={oneTimeUse && t('form.oneTimeHint')}
          required
        >
          <Input {...field('usageLimitPerUser')} inputMode="numeric" />
        </Field>
        <Field
          label={t('form.customerGroups')}
          hint={t('form.customerGroupsHint')}
          error={errorOf(errors, 'customerGroups')}
          optional
          className="sm:col-span-2"
        >
          <Controller
            control={control}
            name="customerGroups"
            render={({ field: { name, value, onChange, onBlur } }) => (
              <GroupsInput
                name={name}
                value={value}
                groups={state.groups ?? []}
                placeholder={t('form.customerGroupsPlaceholder')}
                labelOfNew={(typed) => t('form.customerGroupsNew', { name: typed })}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
        <FieldSet
          legend={t('form.settings')}
          legendHidden
          className="border-t! border-border! pt-3.5! sm:col-span-2"
        >
          <Checkbox {...field('oneTimeUse')}>{t('form.oneTimeUse')}</Checkbox>
          <Checkbox {...field('firstOrderOnly')} description={t('form.firstOrderHint')}>
            {t('form.firstOrderOnly')}
          </Checkbox>
          <Checkbox {...field('stackable')} description={t('form.stackableHint')}>
            {t('form.stackable')}
          </Checkbox>
          <Checkbox {...field('autoApply')}>{t('form.autoApply')}</Checkbox>
          <Switch side="end" className="mt-1 font-medium" {...field('isActive')}>
            {t('form.active')}
          </Switch>
        </FieldSet>
      </div>
    </FormDialog>
  )
}

/** Error messages of the form, by field and error. */
function useCouponTexts() {
  const t = useTranslations('adminCoupons')
  const required = t('form.problems.required')
  const countTexts = {
    required,
    tooSmall: t('form.problems.atLeastOne'),
    invalid: t('form.problems.atLeastOne'),
  }
  const amountInvalid = t('form.problems.amountInvalid')
  const dateInvalid = t('form.problems.dateInvalid')
  return {
    code: required,
    name: required,
    percent: { required, invalid: amountInvalid, tooLarge: t('form.problems.percentRange') },
    amount: { required, invalid: amountInvalid },
    premiumMonths: countTexts,
    buyQuantity: countTexts,
    freeQuantity: countTexts,
    giftProductId: required,
    giftQuantity: countTexts,
    minimumOrderAmount: amountInvalid,
    currency: { currencyElsewhere: t('form.problems.currencyElsewhere') },
    platforms: required,
    startDate: { required, invalid: dateInvalid, startInPast: t('form.problems.startInPast') },
    endDate: { required, invalid: dateInvalid, endNotAfterStart: t('form.problems.endNotAfterStart') },
    usageLimitTotal: countTexts,
    usageLimitPerUser: countTexts,
  }
}
