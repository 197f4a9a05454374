import * as z from 'zod/mini'
import { day, email, platform } from '../shared/fields'
import { rule } from '../shared/problem'
import { gender, homeAddress, newPassword, password, personName, phone } from './account-fields'

/** Forms of an account as they are typed; the contract's bodies are made of the same fields. */
export const loginForm = z.object({ email, password })
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z
  .object({
    name: personName,
    email,
    password: newPassword,
    confirmPassword: z.string(),
    phone,
    platform,
    zipCode: homeAddress.zipCode,
    city: homeAddress.city,
    acceptTerms: z.literal(true),
  })
  .check(rule('mismatch', (form) => form.password === form.confirmPassword, ['confirmPassword']))

export const forgotForm = z.object({ email })

export const resetForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(rule('mismatch', (form) => form.password === form.confirmPassword, ['confirmPassword']))

export const passwordChangeForm = z
  .object({ currentPassword: password, newPassword, confirmPassword: z.string() })
  .check(
    // What is missing comes before what does not fit.
    rule(
      'mismatch',
      (form) =>
        form.currentPassword === '' || form.newPassword === '' || form.newPassword === form.confirmPassword,
      ['confirmPassword'],
    ),
  )

/** What a native control gives where nothing is chosen. */
const nothing = z.pipe(
  z.literal(''),
  z.transform(() => null),
)

export const profileForm = z.object({
  name: personName,
  phone,
  dateOfBirth: z.union([nothing, day]),
  gender: z.union([nothing, gender]),
  ...homeAddress,
})
