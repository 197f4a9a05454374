import { CHECKOUT_FIELDS } from '@/shop/checkout/checkout-form'
import { fields, textOr } from '@/shop/shared/stored'
import type { CheckoutValues } from '@/screens/storefront/checkout/checkout-types'
import { readTab, writeTab } from '../session/tab-storage'

/** In sessionStorage: what was typed at the checkout survives a reload, and goes with the order or the tab. */
const CHECKOUT_DRAFT = 'checkoutDraft'

const FIELDS = [
  ...CHECKOUT_FIELDS,
  'addressKind',
  'note',
  'giftMessage',
] as const satisfies readonly (keyof CheckoutValues)[]

/** @param owner id of the customer; undefined for a guest */
export const keepDraft = (values: Partial<CheckoutValues>, owner: string | undefined): void =>
  writeTab(CHECKOUT_DRAFT, { values, owner: owner ?? null })

export const dropDraft = (): void => writeTab(CHECKOUT_DRAFT, null)

/** What this customer or a guest typed before; undefined if there is nothing. */
export function readDraft(owner: string | undefined): Partial<CheckoutValues> | undefined {
  const draft = fields(readTab(CHECKOUT_DRAFT))
  if (typeof draft.owner === 'string' && draft.owner !== owner) return undefined
  const values = fields(draft.values)
  const typed = FIELDS.flatMap((name) => {
    const value = textOr(values[name], '')
    return value === '' ? [] : [[name, value] as const]
  })
  if (typed.length === 0) return undefined
  return { ...Object.fromEntries(typed), ...(values.keepsAddress === true && { keepsAddress: true }) }
}
