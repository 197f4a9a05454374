import type { Country } from '@/shop/orders/address'
import { CHECKOUT_FIELDS, checkoutForm, type CheckoutField } from '@/shop/checkout/checkout-form'
import { useTranslations } from '@/i18n'
import type { CheckoutValues } from './checkout-types'
import { usePrefill } from '../shared/use-prefill'
import { useShopForm } from '../shared/use-shop-form'

interface CheckoutFormOptions {
  initial: Partial<CheckoutValues>
  /** What was typed before a reload. */
  draft: Partial<CheckoutValues> | undefined
  countries: readonly Country[]
  /** Field errors of the server. */
  fieldErrors: Partial<Record<CheckoutField, string>> | undefined
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>

/** State, validation and messages of the checkout form. */
export function useCheckoutForm({ initial, draft, countries, fieldErrors }: CheckoutFormOptions) {
  const t = useTranslations('checkout')
  const form = useShopForm({
    schema: checkoutForm,
    fields: CHECKOUT_FIELDS,
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      company: '',
      vatId: '',
      addressKind: 'street',
      street: '',
      postNumber: '',
      packstation: '',
      city: '',
      zipCode: '',
      country: countries[0] ?? '',
      paymentMethod: '',
      note: '',
      giftMessage: '',
      keepsAddress: false,
      ...initial,
    },
    texts: {
      name: t('problems.nameRequired'),
      email: t('problems.emailInvalid'),
      phone: { required: t('problems.phoneRequired'), invalid: t('problems.phoneInvalid') },
      vatId: { vatId: t('problems.vatIdInvalid') },
      street: t('problems.streetRequired'),
      postNumber: t('problems.postNumberInvalid'),
      packstation: t('problems.packstationInvalid'),
      city: t('problems.cityRequired'),
      zipCode: { fourDigits: t('problems.zipCode4'), fiveDigits: t('problems.zipCode5') },
      country: t('problems.countryInvalid'),
      paymentMethod: t('problems.paymentMethodRequired'),
    },
    fieldErrors,
  })
  usePrefill(initial, draft, form.values)
  return form
}
