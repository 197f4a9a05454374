import * as z from 'zod/mini'
import { companyFields } from '../orders/company-fields'
import { typedPhone } from '../orders/order-fields'
import { email, platform } from '../shared/fields'
import { rule } from '../shared/problem'
import {
  birthday,
  gender,
  homeAddress,
  newPassword,
  password,
  passwordAgain,
  personName,
} from './account-fields'

/** Account forms as the user types them; the request bodies in the contract reuse the same fields. */
export const loginForm = z.object({ email, password })
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z
  .object({
    name: personName,
    email,
    password: newPassword,
    confirmPassword: passwordAgain,
    phone: typedPhone,
    platform,
    zipCode: homeAddress.zipCode,
    city: homeAddress.city,
    acceptTerms: z.literal(true),
  })
  .check(rule('mismatch', (form) => form.password === form.confirmPassword, ['confirmPassword']))

export const forgotForm = z.object({ email })

export const resetForm = z
  .object({ password: newPassword, confirmPassword: passwordAgain })
  .check(rule('mismatch', (form) => form.password === form.confirmPassword, ['confirmPassword']))

export const passwordChangeForm = z
  .object({ currentPassword: password, newPassword, confirmPassword: passwordAgain })
  .check(
    // Required-field problems are reported before format problems.
    rule(
      'mismatch',
      (form) =>
        form.currentPassword === '' || form.newPassword === '' || form.newPassword === form.confirmPassword,
      ['confirmPassword'],
    ),
  )

/** The value of a native control in which nothing is selected. */
const nothing = z.pipe(
  z.literal(''),
  z.transform(() => null),
)

export const profileForm = z.object({
  name: personName,
  phone: typedPhone,
  ...companyFields,
  dateOfBirth: z.union([nothing, birthday]),
  gender: z.union([nothing, gender]),
  ...homeAddress,
})
