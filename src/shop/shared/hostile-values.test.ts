import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { newPassword } from '@/shop/account/account-fields'
import { cargoFields } from '@/shop/cargo/cargo-form'
import { addressFields, addressRules } from '@/shop/orders/address-fields'
import { validate } from './problem'

/** JSON values that are not text; converting the last one to a string throws. */
const VALUES = [0.1, true, null, undefined, [], [null], {}, { toString: 1, valueOf: 1 }].map((value) => ({
  value,
}))
const address = z.object(addressFields).check(...addressRules)
const lindenweg = { street: 'Lindenweg 4', city: 'Leipzig', zipCode: '04109', country: 'Deutschland' }

describe('a rule is asked only about what it can read', () => {
  it.each(VALUES)('$value instead of a password, a tracking link, an address', ({ value }) => {
    for (const schema of [newPassword, cargoFields.trackingUrl, address])
      expect(validate(schema, value).problems).toBeDefined()
  })

  it.each(VALUES)('$value as a field of an address', ({ value }) => {
    for (const field of Object.keys(lindenweg))
      expect(validate(address, { ...lindenweg, [field]: value }).problems).toHaveProperty(field)
  })

  it('and still names everything of a form at once', () => {
    const empty = { street: '', city: '', zipCode: '', country: 'Deutschland' }
    expect(validate(address, empty).problems).toEqual({
      street: 'required',
      city: 'required',
      zipCode: 'fiveDigits',
    })
    expect(validate(address, lindenweg).problems).toBeUndefined()
  })
})
