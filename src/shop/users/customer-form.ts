import * as z from 'zod/mini'
import { personName } from '../account/account-fields'
import { phone } from '../orders/order-fields'
import { companyFields } from '../orders/company-fields'
import { email, language, platform, required } from '../shared/fields'

/** Most groups of a customer, and longest name of one. */
export const MAX_GROUPS = 10
export const GROUP_LENGTH = 40

export const groupName = required(GROUP_LENGTH)

/** What the shop may change of a customer; the address of the account is changed by its owner alone. */
export const customerFields = {
  name: personName,
  phone,
  company: companyFields.company,
  vatId: companyFields.vatId,
  groups: z.array(groupName).check(z.maxLength(MAX_GROUPS)),
}

/** A customer made by the shop, who sets the password by the link of a mail. */
export const newCustomerFields = { name: personName, email, phone, platform, language }

export const newCustomerForm = z.object(newCustomerFields)

export type NewCustomer = z.output<typeof newCustomerForm>

export const customerForm = z.object(customerFields)

export type CustomerInput = z.output<typeof customerForm>
