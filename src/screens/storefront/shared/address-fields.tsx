import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Country } from '@/shop/orders/address'
import type { TypedAddress } from '@/shop/orders/postal-address'
import { useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'

type AddressField = keyof TypedAddress

interface AddressFieldsProps {
  /** Countries the shop delivers to. */
  countries: readonly Country[]
  isPackstation: boolean
  /** Chosen for a Packstation; its country is Deutschland. */
  onPackstation: (chosen: boolean) => void
  field: (name: AddressField, ...related: AddressField[]) => UseFormRegisterReturn
  errorOf: (name: AddressField) => string | undefined
}

/** Address of a parcel: a house, or in Germany a DHL-Packstation. */
export function AddressFields({
  countries,
  isPackstation,
  onPackstation,
  field,
  errorOf,
}: AddressFieldsProps) {
  const t = useTranslations('checkout')
  return (
    <>
      {countries.includes('Deutschland') && (
        <Checkbox
          checked={isPackstation}
          onChange={({ target }) => onPackstation(target.checked)}
          className="col-span-full"
        >
          {t('address.toPackstation')}
        </Checkbox>
      )}
      {isPackstation ? (
        <>
          <Field
            label={t('address.postNumber')}
            hint={t('address.postNumberHint')}
            error={errorOf('postNumber')}
            required
          >
            <Input inputMode="numeric" autoComplete="off" maxLength={20} {...field('postNumber')} />
          </Field>
          <Field label={t('address.packstation')} error={errorOf('packstation')} required>
            <Input inputMode="numeric" autoComplete="off" maxLength={20} {...field('packstation')} />
          </Field>
        </>
      ) : (
        <Field label={t('address.street')} error={errorOf('street')} required className="col-span-full">
          <Input autoComplete="street-address" {...field('street')} />
        </Field>
      )}
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
          {countries
            .filter((value) => !isPackstation || value === 'Deutschland')
            .map((value) => (
              <option key={value} value={value}>
                {t(`address.countries.${value}`)}
              </option>
            ))}
        </NativeSelect>
      </Field>
    </>
  )
}
