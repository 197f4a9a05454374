import { get, type FieldErrors } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { OWN_SELLERS, type Seller, type ShopDetails } from '@/shop/shop-details/shop-details'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { SegmentedControl } from '@/ui/segmented-control'
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
] as const satisfies readonly (readonly [keyof Seller, boolean])[]
type Name = (typeof FIELDS)[number][0]
type SellerField = Name | `sellers.${(typeof OWN_SELLERS)[number]}.${Name}`

interface SellerFieldsProps {
  field: (name: SellerField) => RegisteredField
  errors: FieldErrors<ShopDetails>
  /** The platform whose seller is shown. */
  platform: Platform
  onPlatformChange: (platform: Platform) => void
}

/** The first platform with an error in its seller. */
export const sellerWithError = (errors: FieldErrors<ShopDetails>): Platform | undefined =>
  FIELDS.some(([name]) => errors[name])
    ? 'germany'
    : OWN_SELLERS.find((platform) => get(errors, `sellers.${platform}`) !== undefined)

/** Seller of a platform, for imprint, mails and invoices. */
export function SellerFields({ field, errors, platform, onPlatformChange }: SellerFieldsProps) {
  const t = useTranslations('adminShop')
  const common = useTranslations('admin')
  const own = OWN_SELLERS.find((each) => each === platform)
  return (
    <Panel title={t('seller.title')} aria-label={t('seller.title')}>
      <div className="grid gap-3 px-4.5 pt-4">
        <SegmentedControl
          size="admin"
          aria-label={t('seller.platform')}
          options={PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) }))}
          value={platform}
          onValueChange={onPlatformChange}
        />
        <p className="text-a-small text-text-muted">{t(own ? 'seller.ownHint' : 'seller.hint')}</p>
      </div>
      <div key={platform} className="grid gap-x-4 gap-y-3.5 p-4.5 sm:grid-cols-2">
        {FIELDS.map(([part, isRequired]) => {
          const name = own ? (`sellers.${own}.${part}` as const) : part
          return (
            <Field
              key={name}
              label={t(`seller.${part}`)}
              error={errorOf(errors, name)}
              required={isRequired && !own}
              optional={!isRequired}
            >
              <Input maxLength={200} {...field(name)} type={part === 'email' ? 'email' : 'text'} />
            </Field>
          )
        })}
      </div>
    </Panel>
  )
}
