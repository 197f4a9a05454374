import { CHECKOUT_FIELDS } from '@/shop/checkout/checkout-form'
import { fields } from '@/shop/shared/stored'
import type { CheckoutValues } from '@/screens/storefront/checkout/checkout-types'
import { formDraft } from '../session/form-draft'
import { readTab } from '../session/tab-storage'

const CHECKOUT_DRAFT = 'checkoutDraft'

const FIELDS = [
  ...CHECKOUT_FIELDS,
  'addressKind',
  'note',
  'giftMessage',
] as const satisfies readonly (keyof CheckoutValues)[]

const draft = formDraft(CHECKOUT_DRAFT, FIELDS)

export const keepDraft = (values: Partial<CheckoutValues>, owner: string | undefined): void =>
  draft.keep(values, owner)

export const dropDraft = draft.drop

/** What this customer or a guest typed before; undefined if there is nothing. */
export function readDraft(owner: string | undefined): Partial<CheckoutValues> | undefined {
  const typed = draft.read(owner)
  const { keepsAddress } = fields(fields(readTab(CHECKOUT_DRAFT)).values)
  return typed && { ...typed, ...(keepsAddress === true && { keepsAddress }) }
}
