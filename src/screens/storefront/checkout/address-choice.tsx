import { useWatch } from 'react-hook-form'
import { MAX_ADDRESSES, type KeptAddress } from '@/shop/addresses/address-book'
import type { Country } from '@/shop/orders/address'
import { postalLines, typedOf } from '@/shop/orders/postal-address'
import { useTranslations } from '@/i18n'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import type { CheckoutValues } from './checkout-types'
import type { CheckoutFormState } from './use-checkout-form'

const NAMES = [
  'name',
  'company',
  'addressKind',
  'street',
  'postNumber',
  'packstation',
  'zipCode',
  'city',
  'country',
] as const satisfies readonly (keyof CheckoutValues)[]
type Recipient = Pick<CheckoutValues, (typeof NAMES)[number]>

/** A kept address as the form holds it. */
export const recipientOf = ({ name, company = '', ...address }: KeptAddress): Recipient => ({
  ...typedOf(address),
  name,
  company,
})

const isSame = (one: Recipient, other: Recipient) => NAMES.every((name) => one[name].trim() === other[name])

type FormAccess = Pick<CheckoutFormState, 'control' | 'values'>

/** The address of the book that stands in the form; undefined once anything of it is changed. */
export function useChosenAddress(
  { control }: FormAccess,
  addresses: readonly KeptAddress[],
): KeptAddress | undefined {
  const typed = useWatch({ control, name: NAMES })
  const current = Object.fromEntries(NAMES.map((name, at) => [name, typed[at] ?? '']))
  return addresses.find((address) => {
    const known = recipientOf(address)
    return isSame(known, { ...known, ...current })
  })
}

interface AddressChoiceProps extends FormAccess {
  addresses: readonly KeptAddress[]
  countries: readonly Country[]
  chosen: KeptAddress | undefined
  onChosen: () => void
}

/** Fills the form with an address of the book, or with none. */
export function AddressChoice({ addresses, countries, chosen, values, onChosen }: AddressChoiceProps) {
  const t = useTranslations('checkout')
  const choose = (id: string) => {
    const address = addresses.find(({ _id }) => _id === id)
    const none = { street: '', zipCode: '', city: '', country: countries[0] ?? '' }
    const next: Partial<Recipient> = address ? recipientOf(address) : { ...typedOf(none), company: '' }
    for (const name of NAMES) if (next[name] !== undefined) values.setValue(name, next[name])
    values.clearErrors([...NAMES])
    onChosen()
  }
  return (
    <Field label={t('addressBook.label')} className="mb-8">
      <NativeSelect value={chosen?._id ?? ''} onChange={({ target }) => choose(target.value)}>
        {addresses.map((address) => (
          <option key={address._id} value={address._id}>
            {postalLines(address).join(', ')}
          </option>
        ))}
        <option value="">{t('addressBook.other')}</option>
      </NativeSelect>
    </Field>
  )
}

interface KeepAddressProps {
  addresses: readonly KeptAddress[]
  chosen: KeptAddress | undefined
  control: ReturnType<CheckoutFormState['field']>
}

/** Offers a signed-in buyer to keep what the book does not have yet. */
export function KeepAddress({ addresses, chosen, control }: KeepAddressProps) {
  const t = useTranslations('checkout')
  if (chosen || addresses.length >= MAX_ADDRESSES) return null
  return (
    <Checkbox className="col-span-full" {...control}>
      {t('addressBook.keep')}
    </Checkbox>
  )
}
