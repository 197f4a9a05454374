import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { platformCurrency, PLATFORMS } from '@/shop/shared/platform'
import { DateField } from '@/ui/date-field'
import { Input } from '@/ui/input'
import { CURRENCY_SIGNS } from '../../shared/currency-signs'
import { PlatformLabel } from '../../shared/platform-label'
import type { ProductPartProps } from './form-parts'
import { PRICE_FIELDS } from './draft-prices'

interface ProductSalesProps extends Omit<ProductPartProps, 'language'> {
  /** Id of the text that says what is wrong with a field. */
  idOf: (name: string) => string
}

const COLUMNS = 'grid grid-cols-[8.5rem_repeat(3,minmax(0,1fr))] gap-x-2.5 gap-y-1.5 max-sm:grid-cols-2'
/** Names a field where there is no room for a header. */
const CAPTION = 'text-a-caption text-text-subtle sm:hidden'

/** Reduced prices for a time, of the platforms on which the product is sold. */
export function ProductSales({ control, errors, field, readOnly, idOf }: ProductSalesProps) {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  const draft = useWatch({ control })
  const sold = PLATFORMS.filter((platform) => {
    const { price, sale, from, until } = PRICE_FIELDS[platform]
    const isSet = [sale, from, until].some((name) => Boolean(draft[name]))
    return isSet || (!readOnly && (draft[price] ?? '').trim() !== '')
  })
  if (sold.length === 0) return null
  const described = (name: keyof typeof errors) => ({
    'aria-invalid': Boolean(errors[name]) || undefined,
    'aria-describedby': errors[name] ? idOf(name) : undefined,
  })
  return (
    <div role="group" aria-labelledby="product-sales" className="mt-3 border-t border-border pt-3.5">
      <p id="product-sales" className="font-semibold">
        {t('form.sales')}
      </p>
      <p className="mt-0.5 mb-3 text-a-caption text-text-subtle">{t('form.salesHint')}</p>
      <div className="grid gap-2.5 max-sm:gap-4">
        <div aria-hidden className={`${COLUMNS} text-a-caption font-semibold text-text-subtle max-sm:hidden`}>
          <span />
          <span>{t('form.sale')}</span>
          <span>{t('form.saleFrom')}</span>
          <span>{t('form.saleUntil')}</span>
        </div>
        {sold.map((platform) => {
          const { sale, from, until } = PRICE_FIELDS[platform]
          const name = common(`platforms.${platform}`)
          return (
            <div key={platform} className={`${COLUMNS} items-center`}>
              <PlatformLabel platform={platform} />
              <Input
                size="admin"
                inputMode="decimal"
                unit={CURRENCY_SIGNS[platformCurrency[platform]]}
                aria-label={t('form.saleOf', { platform: name })}
                placeholder={t('form.sale')}
                className="*:placeholder-shown:text-ellipsis"
                readOnly={readOnly}
                {...described(sale)}
                {...field(sale)}
              />
              <span aria-hidden className={CAPTION}>
                {t('form.saleFrom')}
              </span>
              <span aria-hidden className={CAPTION}>
                {t('form.saleUntil')}
              </span>
              <DateField
                size="admin"
                aria-label={t('form.saleFromOf', { platform: name })}
                readOnly={readOnly}
                {...described(from)}
                {...field(from)}
              />
              <DateField
                size="admin"
                aria-label={t('form.saleUntilOf', { platform: name })}
                min={draft[from] || undefined}
                readOnly={readOnly}
                {...described(until)}
                {...field(until)}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
