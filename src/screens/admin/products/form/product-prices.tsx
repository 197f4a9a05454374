import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { money } from '@/shop/shared/money'
import { platformCurrency, PLATFORMS } from '@/shop/shared/platform'
import { discountPercent } from '@/shop/catalogue/product'
import { FieldError } from '@/ui/field-texts'
import { Input } from '@/ui/input'
import { CURRENCY_SIGNS } from '../../shared/currency-signs'
import { amountEntry } from '../../shared/forms/entries'
import { errorOf } from '../../shared/forms/form-rules'
import { PlatformLabel } from '../../shared/platform-label'
import type { ProductPartProps } from './form-parts'
import { PRICE_FIELDS } from './draft-prices'
import { ProductSales } from './product-sales'

/** Prices of all platforms in a table; errors are listed below with the platform's name. */
export function ProductPrices({ control, errors, field, readOnly }: ProductPartProps) {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  const draft = useWatch({ control })
  const problems = PLATFORMS.flatMap((platform) => {
    const { price, original, sale, from, until } = PRICE_FIELDS[platform]
    return [price, original, sale, from, until].flatMap((name) => {
      const problem = errorOf(errors, name)
      return problem ? [{ platform, name, problem }] : []
    })
  })
  const idOf = (name: string) => `${name}-problem`
  const cell = (
    name: (typeof problems)[number]['name'],
    label: string,
    sign: string,
    { off = false, placeholder }: { off?: boolean; placeholder?: string } = {},
  ) => (
    <Input
      size="admin"
      inputMode="decimal"
      unit={sign}
      className="*:placeholder-shown:text-ellipsis"
      aria-label={label}
      aria-invalid={Boolean(errors[name]) || undefined}
      aria-describedby={errors[name] ? idOf(name) : undefined}
      placeholder={placeholder}
      readOnly={off}
      {...field(name)}
    />
  )
  return (
    <>
      <table className="w-full">
        <thead className="text-a-caption text-text-subtle">
          <tr>
            <th className="pe-2.5 pb-1.75 text-start font-semibold max-sm:w-[1%]">{t('platform')}</th>
            <th className="w-[32%] pe-2.5 pb-1.75 text-start font-semibold max-sm:w-auto">
              {t('form.price')}
            </th>
            <th className="w-[32%] pe-2.5 pb-1.75 text-start font-semibold max-sm:w-auto max-sm:pe-0">
              {t('form.original')}
            </th>
            <th className="pb-1.75 text-start font-semibold max-sm:sr-only">{t('form.discount')}</th>
          </tr>
        </thead>
        <tbody>
          {PLATFORMS.map((platform) => {
            const { price: priceName, original: originalName } = PRICE_FIELDS[platform]
            const name = common(`platforms.${platform}`)
            const sign = CURRENCY_SIGNS[platformCurrency[platform]]
            const price = amountEntry(draft[priceName] ?? '')
            const percent = discountPercent(
              money(price ?? 0),
              money(amountEntry(draft[originalName] ?? '') ?? 0),
            )
            return (
              <tr key={platform}>
                {/* Visually hides the platform name on phones to make room for the prices. */}
                <td className="pe-2.5 pb-2 max-sm:[&_span>span:last-child]:sr-only">
                  <PlatformLabel platform={platform} />
                </td>
                <td className="pe-2.5 pb-2">
                  {cell(priceName, t('form.priceOf', { platform: name }), sign, {
                    placeholder: t('noPrice'),
                  })}
                </td>
                <td className="pe-2.5 pb-2 max-sm:pe-0">
                  {cell(originalName, t('form.originalOf', { platform: name }), sign, {
                    off: !readOnly && price === null && !errors[originalName] && !draft[originalName],
                  })}
                </td>
                <td className="pb-2 text-text-muted tabular-nums max-sm:sr-only">
                  {price !== null && percent > 0 ? t('form.percent', { percent }) : '–'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ProductSales control={control} errors={errors} field={field} readOnly={readOnly} idOf={idOf} />
      {problems.map(({ platform, name, problem }) => (
        <FieldError key={name} id={idOf(name)} size="admin">
          {problem === t('form.problems.priceRequired')
            ? problem
            : t('form.problemOf', { platform: common(`platforms.${platform}`), problem })}
        </FieldError>
      ))}
    </>
  )
}
