import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { errorOf, type RegisteredField } from '../shared/forms/form-rules'
import { Panel } from '../shared/panel'

const FIELDS = [
  ['company', true],
  ['representative', false],
  ['street', true],
  ['zipCode', true],
  ['city', true],
  ['country', true],
  ['email', true],
  ['phone', false],
  ['vatId', false],
  ['register', false],
] as const
export type SellerField = (typeof FIELDS)[number][0]

interface SellerFieldsProps {
  field: (name: SellerField) => RegisteredField
  errors: FieldErrors<ShopDetails>
}

/** Seller details for imprint, mails and invoices. */
export function SellerFields({ field, errors }: SellerFieldsProps) {
  const t = useTranslations('adminShop')
  return (
    <Panel title={t('seller.title')} aria-label={t('seller.title')}>
      <p className="px-4.5 pt-3.5 text-a-small text-text-muted">{t('seller.hint')}</p>
      <div className="grid gap-x-4 gap-y-3.5 p-4.5 sm:grid-cols-2">
        {FIELDS.map(([name, isRequired]) => (
          <Field
            key={name}
            label={t(`seller.${name}`)}
            error={errorOf(errors, name)}
            required={isRequired}
            optional={!isRequired}
          >
            <Input maxLength={200} {...field(name)} type={name === 'email' ? 'email' : 'text'} />
          </Field>
        ))}
      </div>
    </Panel>
  )
}
