import { useWatch } from 'react-hook-form'
import { useFormat, useTranslations } from '@/i18n'
import { CONTENT_UNITS } from '@/shop/catalogue/product'
import { marginOf } from '@/shop/catalogue/product-record'
import { platformVat } from '@/shop/shared/platform'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Switch } from '@/ui/switch'
import { amountEntry, decimalEntry } from '../../shared/forms/entries'
import { errorOf } from '../../shared/forms/form-rules'
import type { ProductPartProps } from './form-parts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** Premium membership included with the product, 1 to 12 months. */
export function ProductPremium({ control, errors, field }: ProductPartProps) {
  const t = useTranslations('adminProducts')
  const enabled = useWatch({ control, name: 'premiumEnabled' })
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Switch side="end" className="font-medium sm:col-span-2" {...field('premiumEnabled')}>
        {t('form.premiumOn')}
      </Switch>
      {enabled && (
        <>
          <Field label={t('form.months')} error={errorOf(errors, 'premiumMonths')} required>
            <NativeSelect {...field('premiumMonths')}>
              {MONTHS.map((count) => (
                <option key={count} value={count}>
                  {t('form.monthsOf', { count })}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('form.value')} error={errorOf(errors, 'premiumValue')} required>
            <Input inputMode="decimal" unit="€" {...field('premiumValue')} />
          </Field>
        </>
      )}
    </div>
  )
}

/** Margin of the German price, as it is typed. */
function useMargin(control: ProductPartProps['control']): number | undefined {
  const [price, rate, typed] = useWatch({ control, name: ['germanyPrice', 'taxRate', 'cost'] })
  const [gross, percent, cost] = [
    amountEntry(price),
    decimalEntry(rate) ?? platformVat.germany,
    amountEntry(typed),
  ]
  if (gross === null || cost === null || Number.isNaN(gross + percent + cost)) return undefined
  return marginOf(gross, percent, cost)
}

export function ProductStock({ control, errors, field }: ProductPartProps) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const margin = useMargin(control)
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Field label={t('form.quantity')} error={errorOf(errors, 'stockQuantity')} required>
        <Input inputMode="numeric" {...field('stockQuantity')} />
      </Field>
      <Field label={t('form.lowStockThreshold')} error={errorOf(errors, 'lowStockThreshold')} required>
        <Input inputMode="numeric" {...field('lowStockThreshold')} />
      </Field>
      <div className="grid grid-cols-[1fr_5.5rem] gap-2">
        <Field label={t('form.content')} error={errorOf(errors, 'contentAmount')} optional>
          <Input inputMode="decimal" {...field('contentAmount')} />
        </Field>
        <Field label={t('form.unit')}>
          <NativeSelect {...field('contentUnit')}>
            {CONTENT_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label={t('form.taxRate')} error={errorOf(errors, 'taxRate')} hint={t('form.taxHint')} optional>
        <Input inputMode="decimal" unit="%" {...field('taxRate')} />
      </Field>
      <Field
        label={t('form.turkishTaxRate')}
        error={errorOf(errors, 'turkishTaxRate')}
        hint={t('form.taxHint')}
        optional
      >
        <Input inputMode="decimal" unit="%" {...field('turkishTaxRate')} />
      </Field>
      <Field
        label={t('form.subscriptionPercent')}
        error={errorOf(errors, 'subscriptionPercent')}
        hint={t('form.subscriptionHint')}
        optional
      >
        <Input inputMode="numeric" unit="%" {...field('subscriptionPercent')} />
      </Field>
      <Field label={t('form.sku')} error={errorOf(errors, 'sku')} optional>
        <Input autoComplete="off" {...field('sku')} />
      </Field>
      <Field
        label={t('form.barcode')}
        error={errorOf(errors, 'barcode')}
        hint={t('form.barcodeHint')}
        optional
      >
        <Input inputMode="numeric" autoComplete="off" {...field('barcode')} />
      </Field>
      <Field
        label={t('form.cost')}
        error={errorOf(errors, 'cost')}
        hint={
          margin === undefined ? t('form.costHint') : t('form.margin', { percent: format.number(margin) })
        }
        optional
      >
        <Input inputMode="decimal" unit="€" {...field('cost')} />
      </Field>
    </div>
  )
}
