import { useRef } from 'react'
import { CloseIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import type { OrderPlan } from '@/shop/orders/order-changes'
import type { Currency } from '@/shop/shared/platform'
import { Combobox } from '@/ui/combobox'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { NumberStepper } from '@/ui/number-stepper'
import { CURRENCY_SIGNS } from '../../shared/currency-signs'
import { amountText } from '../../shared/forms/entries'
import { useProductOptions, type ProductPickerState } from '../../shared/product-picker'
import { Thumbnail } from '../../shared/thumbnail'
import type { EditedLine } from './edited-lines'

export interface EditedLinesProps {
  lines: readonly EditedLine[]
  /** Units that the order has had so far, by product; missing for a new order. */
  before?: ReadonlyMap<string, number>
  currency: Currency
  /** The order as planned, for usual prices and what is short. */
  plan: OrderPlan | undefined
  picker: ProductPickerState & { readonly optionsLoading: boolean }
  /** What is wrong, by the index of the line; that of none is about all. */
  errors: ReadonlyMap<number | undefined, string>
  onChange: (lines: readonly EditedLine[]) => void
  onProductSearch: (text: string) => void
}

/** Products of an order with quantity and own price, and a search that adds one. */
export function EditedLinesFields(props: EditedLinesProps) {
  const { lines, before, currency, plan, picker, errors, onChange, onProductSearch } = props
  const t = useTranslations('adminOrderEdit')
  const contentLang = useContentLang()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const { options, labelOf } = useProductOptions(picker)
  const set = (index: number, change: Partial<EditedLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)))
  const add = (productId: string | null) => {
    if (productId === null) return
    const known = lines.findIndex((line) => line.productId === productId)
    const imageUrl = picker.products.find(({ id }) => id === productId)?.imageUrl
    if (known >= 0)
      set(known, { quantity: Math.min(MAX_UNITS_PER_PRODUCT, (lines[known]?.quantity ?? 0) + 1) })
    else
      onChange([
        ...lines,
        { productId, name: labelOf(productId), ...(imageUrl && { imageUrl }), quantity: 1, price: '' },
      ])
  }
  const remove = (index: number) => {
    onChange(lines.filter((_, at) => at !== index))
    search.current?.focus()
  }
  const wrong = errors.get(undefined)
  return (
    <div className="grid gap-3">
      {lines.length > 0 && (
        <ul ref={list} aria-label={t('lines')} className="rounded-s border border-border">
          {lines.map((line, index) => {
            const { productId, name, imageUrl, quantity, price } = line
            const planned = plan?.lines.find((each) => each.productId === productId && !each.isGift)
            const error =
              errors.get(index) ??
              (planned?.available === undefined ? undefined : t('available', { count: planned.available }))
            const was = before?.get(productId)
            const errorId = `line-${productId}-error`
            return (
              <li
                key={productId}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-border px-3.5 py-2.5 last:border-b-0"
              >
                <Thumbnail {...(imageUrl && { url: imageUrl })} />
                <span className="leading-snug">
                  <span lang={contentLang}>{name}</span>
                  <small className="block text-a-caption text-text-subtle tabular-nums">
                    {before &&
                      was !== quantity &&
                      (was === undefined ? t('new') : t('before', { count: was }))}
                    {before && was !== quantity && planned && ' · '}
                    {planned && format.money({ amount: planned.total, currency })}
                  </small>
                </span>
                <IconButton
                  size="admin"
                  label={t('remove', { name })}
                  icon={CloseIcon}
                  onClick={() => remove(index)}
                />
                <span className="col-span-3 flex flex-wrap items-center gap-3">
                  <NumberStepper
                    label={t('quantityOf', { name })}
                    value={quantity}
                    max={MAX_UNITS_PER_PRODUCT}
                    aria-invalid={error !== undefined || undefined}
                    aria-describedby={error === undefined ? undefined : errorId}
                    onValueChange={(value) => set(index, { quantity: value })}
                  />
                  <Input
                    className="w-36 max-sm:flex-1"
                    aria-label={t('priceOf', { name })}
                    inputMode="decimal"
                    unit={CURRENCY_SIGNS[currency]}
                    placeholder={planned && price === '' ? amountText(planned.unitPrice) : ''}
                    aria-invalid={error !== undefined || undefined}
                    aria-describedby={error === undefined ? undefined : errorId}
                    value={price}
                    onChange={(event) => set(index, { price: event.target.value })}
                  />
                </span>
                {error !== undefined && (
                  <p id={errorId} role="alert" className="col-span-3 text-a-small text-danger">
                    {error}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {lines.length < MAX_CART_LINES && (
        <Field label={t('add')} hint={t('addHint')} error={wrong}>
          <Combobox
            ref={search}
            value={null}
            // Enter adds nothing that was found for an earlier text.
            options={picker.optionsLoading ? [] : options}
            loading={picker.optionsLoading}
            onQueryChange={onProductSearch}
            onValueChange={add}
          />
        </Field>
      )}
    </div>
  )
}
