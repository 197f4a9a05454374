import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { DEFAULT_COUNTRY } from '@/shop/account/account'
import type { CheckoutValues } from '../checkout/checkout-types'

const PERSON = ['name', 'email', 'phone', 'company', 'vatId'] as const
const ADDRESS = ['street', 'postNumber', 'packstation', 'zipCode', 'city'] as const

type KnownField = (typeof PERSON)[number] | (typeof ADDRESS)[number] | 'addressKind' | 'country'
type Form = Pick<UseFormReturn<CheckoutValues>, 'getValues' | 'setValue' | 'clearErrors'>

/**
 * Restores what was typed before a reload, then fills empty fields with data that becomes known while the form is
 * open, for example after a login. Address fields are filled together or not at all, so that no mixture of two
 * addresses results.
 */
export function usePrefill(
  known: Partial<CheckoutValues>,
  draft: Partial<CheckoutValues> | undefined,
  { getValues, setValue, clearErrors }: Form,
): void {
  useEffect(() => {
    if (!draft) return
    const names = [
      'country',
      'addressKind',
      ...PERSON,
      ...ADDRESS,
      'paymentMethod',
      'note',
      'giftMessage',
      'keepsAddress',
    ] as const
    for (const name of names) if (draft[name] !== undefined) setValue(name, draft[name])
  }, [draft, setValue])
  useEffect(() => {
    const typed = getValues()
    const isEmpty = (name: KnownField) => typed[name].trim() === ''
    const put = (name: KnownField) => {
      const value = known[name]
      if (value === undefined || value === '') return
      setValue(name, value)
      clearErrors(name)
    }
    for (const name of PERSON) if (isEmpty(name)) put(name)
    const isOtherCountry = typed.country !== DEFAULT_COUNTRY && typed.country !== known.country
    if (!ADDRESS.every(isEmpty) || isOtherCountry) return
    for (const name of ADDRESS) put(name)
    put('addressKind')
    put('country')
  }, [known, getValues, setValue, clearErrors])
}
