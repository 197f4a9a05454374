import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { COUNTRIES, isCountry } from '@/shop/orders/address'
import { MAX_AMOUNT } from '@/shop/shared/money'
import { Combobox } from '@/ui/combobox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { amountEntry, amountText } from '../shared/forms/entries'
import { useProductOptions, type ProductPickerState } from '../shared/product-picker'
import type { OrderFilters } from './orders-types'
import { useCountryName } from './use-country-name'

interface OrderFilterFormProps extends ProductPickerState {
  /** Id of the form, whose button stands outside of it. */
  formId: string
  filters: OrderFilters
  /** True while products are searched. */
  optionsLoading: boolean
  carriers: readonly { readonly id: string; readonly name: string }[]
  onProductSearch: (text: string) => void
  onApply: (filters: OrderFilters) => void
}

/** Longest SKU. */
const SKU_LENGTH = 64
const COUPON_LENGTH = 64

const isUnreadable = (entry: number | null) => entry !== null && !(entry >= 0 && entry <= MAX_AMOUNT * 100)

/** Filters of the order list that have no select of their own; applied together. */
export function OrderFilterForm({ formId, filters, carriers, onApply, ...products }: OrderFilterFormProps) {
  const t = useTranslations('adminOrders')
  const nameOf = useCountryName()
  const [product, setProduct] = useState(filters.product)
  const [typed, setTyped] = useState('')
  const [country, setCountry] = useState<string>(filters.country ?? '')
  const [carrier, setCarrier] = useState(filters.carrier ?? '')
  const [coupon, setCoupon] = useState(filters.coupon ?? '')
  const [from, setFrom] = useState(amountText(filters.amountFrom ?? null))
  const [to, setTo] = useState(amountText(filters.amountTo ?? null))
  const [tried, setTried] = useState(false)
  const { options, labelOf } = useProductOptions(products)
  const sku = typed.trim()
  const [least, most] = [amountEntry(from), amountEntry(to)]
  const isReversed = least !== null && most !== null && most < least
  const isRefused = isUnreadable(least) || isUnreadable(most) || isReversed
  const known = options.some(({ value }) => value === product) || labelOf(product ?? '') !== product
  return (
    <form
      id={formId}
      noValidate
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isRefused) return event.stopPropagation()
        onApply({
          ...filters,
          product: product || undefined,
          country: isCountry(country) ? country : undefined,
          carrier: carrier || undefined,
          coupon: coupon.trim() || undefined,
          amountFrom: least ?? undefined,
          amountTo: most ?? undefined,
        })
      }}
    >
      <Field label={t('filterBy.product')} hint={t('filterBy.productHint')} size="admin">
        <Combobox
          value={product ?? null}
          valueLabel={product && (known ? labelOf(product) : t('filterBy.sku', { sku: product }))}
          options={[
            ...options,
            ...(sku !== '' && sku.length <= SKU_LENGTH
              ? [{ value: sku, label: t('filterBy.sku', { sku }) }]
              : []),
          ]}
          loading={products.optionsLoading}
          onValueChange={(value) => setProduct(value ?? undefined)}
          onQueryChange={(text) => {
            setTyped(text)
            products.onProductSearch(text)
          }}
        />
      </Field>
      <Field label={t('filterBy.country')} size="admin">
        <NativeSelect value={country} onChange={({ target }) => setCountry(target.value)}>
          <option value="">{t('filterBy.allCountries')}</option>
          {COUNTRIES.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('filterBy.carrier')} size="admin">
        <NativeSelect value={carrier} onChange={({ target }) => setCarrier(target.value)}>
          <option value="">{t('filterBy.allCarriers')}</option>
          {carriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('filterBy.coupon')} size="admin">
        <Input
          value={coupon}
          maxLength={COUPON_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setCoupon(target.value)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('filterBy.amountFrom')}
          size="admin"
          error={tried && isUnreadable(least) && t('filterBy.badAmount')}
        >
          <Input inputMode="decimal" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field
          label={t('filterBy.amountTo')}
          size="admin"
          error={
            tried && (isUnreadable(most) ? t('filterBy.badAmount') : isReversed && t('filterBy.badRange'))
          }
        >
          <Input inputMode="decimal" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
    </form>
  )
}
