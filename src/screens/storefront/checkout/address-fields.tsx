import type { Country } from '@/shop/orders/address'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import type { CheckoutFormState } from './use-checkout-form'

interface AddressFieldsProps extends Pick<CheckoutFormState, 'field' | 'errorOf'> {
  /** Countries the shop delivers to. */
  countries: readonly Country[]
}

/** Delivery address. */
export function AddressFields({ field, errorOf, countries }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <h2 className="col-span-full font-serif text-title-m">{t('address.title')}</h2>
      <Field label={t('address.street')} error={errorOf('street')} required className="col-span-full">
        <Input autoComplete="street-address" {...field('street')} />
      </Field>
      <div className="col-span-full grid grid-cols-[11.25rem_minmax(0,1fr)] gap-x-4 gap-y-5 max-md:grid-cols-1">
        <Field label={t('address.zipCode')} error={errorOf('zipCode')} required>
          <Input inputMode="numeric" autoComplete="postal-code" maxLength={10} {...field('zipCode')} />
        </Field>
        <Field label={t('address.city')} error={errorOf('city')} required>
          <Input autoComplete="address-level2" {...field('city')} />
        </Field>
      </div>
      <Field label={t('address.country')} error={errorOf('country')} required className="col-span-full">
        <NativeSelect autoComplete="country-name" {...field('country', 'zipCode')}>
          {countries.map((value) => (
            <option key={value} value={value}>
              {t(`address.countries.${value}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  )
}
