import { describe, expect, it } from 'vitest'
import { commonPasswords } from '../account/common-passwords'
import { checkoutErrors } from '../checkout/checkout-form'
import {
  forgotErrors,
  loginErrors,
  passwordChangeErrors,
  profileErrors,
  registerErrors,
  resetErrors,
} from '../account/account-forms'
import { hasProblems, isEmail } from './field-rules'
import { isZipCode } from '../orders/address'
import { passwordProblem } from '../account/password'

describe('fields', () => {
  it.each([
    ['a@b.de', true],
    [' anna@example.com ', true],
    ['anna+tee@sub.example.co', true],
    ['ünsal@örnek.com.tr', true],
    ['anna@example', false],
    ['anna.example.com', false],
    ['@example.com', false],
    ['anna@', false],
    ['an na@example.com', false],
    ['anna@@example.com', false],
    ['anna@example.com\u0000', false],
    ['anna@.example', false],
    ['anna@.example.com', true],
    ['anna@example..com', true],
    ['anna@example.', false],
    ['anna@example.com.', true],
    ['anna@...', true],
    ['anna@..', false],
    ['.@b.c', true],
    [`${'a'.repeat(249)}@b.de`, true],
    [`${'a'.repeat(250)}@b.de`, false],
    ['', false],
  ])('isEmail(%j) is %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  it.each([
    ['10115', 'Deutschland', true],
    [' 10115 ', 'Deutschland', true],
    ['1010', 'Deutschland', false],
    ['101155', 'Deutschland', false],
    ['1011a', 'Deutschland', false],
    ['١٢٣٤٥', 'Deutschland', false],
    ['', 'Deutschland', false],
    ['1010', 'Österreich', true],
    ['10115', 'Österreich', false],
    ['8001', 'Schweiz', true],
    ['80010', 'Schweiz', false],
    ['10115', 'Atlantis', true],
    ['1010', 'Atlantis', false],
    ['10115', 'constructor', true],
  ])('isZipCode(%j, %s) is %s', (zipCode, country, expected) => {
    expect(isZipCode(zipCode, country)).toBe(expected)
  })

  it.each([
    ['', 'passwordTooShort'],
    ['abcde', 'passwordTooShort'],
    ['123456', 'passwordCommon'],
    ['Password', 'passwordCommon'],
    ['QWERTZ', undefined],
    ['kraut8', undefined],
    ['      ', undefined],
  ])('passwordProblem(%j) is %s [IDENTITY-11] [DEPART-11]', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  it('knows a hundred common passwords, all long enough to be typed [IDENTITY-11] [DEPART-11]', () => {
    expect(new Set(commonPasswords()).size).toBe(100)
    for (const password of commonPasswords()) expect(passwordProblem(password)).toBe('passwordCommon')
  })
})

const login = { email: 'anna@example.com', password: 'x' }
describe('login', () => {
  it('accepts any password that is there', () => {
    expect(hasProblems(loginErrors(login))).toBe(false)
    expect(loginErrors({ ...login, password: '123456' })).toEqual({})
  })
  it('asks for both, in order', () => {
    expect(Object.entries(loginErrors({ email: ' ', password: '' }))).toEqual([
      ['email', 'emailRequired'],
      ['password', 'passwordRequired'],
    ])
    expect(loginErrors({ ...login, email: 'anna' })).toEqual({ email: 'emailInvalid' })
  })
})

const register = {
  name: 'Anna',
  email: 'anna@example.com',
  password: 'kraut8',
  confirmPassword: 'kraut8',
  acceptTerms: true,
}
describe('register', () => {
  it('accepts a complete form', () => {
    expect(registerErrors(register)).toEqual({})
  })
  it.each([
    [{ name: ' ' }, { name: 'nameRequired' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'a' }, { email: 'emailInvalid' }],
    [{ password: '', confirmPassword: '' }, { password: 'passwordRequired' }],
    [{ password: 'abcde', confirmPassword: 'abcde' }, { password: 'passwordTooShort' }],
    [{ password: '123456', confirmPassword: '123456' }, { password: 'passwordCommon' }],
    [{ confirmPassword: 'Kraut8' }, { confirmPassword: 'passwordMismatch' }],
    [{ acceptTerms: false }, { acceptTerms: 'termsRequired' }],
  ])('%j: %j', (over, problems) => {
    expect(registerErrors({ ...register, ...over })).toEqual(problems)
  })
  it('names the fields in the order of the form', () => {
    const empty = { name: '', email: '', password: '', confirmPassword: 'x', acceptTerms: false }
    expect(Object.keys(registerErrors(empty))).toEqual([
      'name',
      'email',
      'password',
      'confirmPassword',
      'acceptTerms',
    ])
  })
})

it.each([
  ['', { email: 'emailNeeded' }],
  ['anna', { email: 'emailInvalid' }],
  ['anna@example.com', {}],
])('forgot with %j: %j', (email, problems) => {
  expect(forgotErrors({ email })).toEqual(problems)
})

it.each([
  ['kraut8', 'kraut8', {}],
  ['', '', { password: 'passwordRequired' }],
  ['abc', 'abd', { password: 'passwordTooShort', confirmPassword: 'passwordMismatch' }],
])('reset with %j and %j: %j', (password, confirmPassword, problems) => {
  expect(resetErrors({ password, confirmPassword })).toEqual(problems)
})

it.each([
  [['old', 'kraut8', 'kraut8'], {}],
  [['', 'kraut8', 'kraut8'], { currentPassword: 'currentAndNewRequired' }],
  [['old', '', ''], { newPassword: 'currentAndNewRequired' }],
  [['', '', 'x'], { currentPassword: 'currentAndNewRequired', newPassword: 'currentAndNewRequired' }],
  [['old', 'kraut8', 'kraut9'], { confirmPassword: 'newPasswordMismatch' }],
  [['old', 'abc', 'abc'], { newPassword: 'newPasswordTooShort' }],
  [['old', '123456', '123456'], { newPassword: 'newPasswordCommon' }],
  [['old', 'abc', 'x'], { newPassword: 'newPasswordTooShort', confirmPassword: 'newPasswordMismatch' }],
])('password change %j: %j', ([currentPassword = '', newPassword = '', confirmPassword = ''], problems) => {
  expect(passwordChangeErrors({ currentPassword, newPassword, confirmPassword })).toEqual(problems)
})

it('a profile needs a name', () => {
  expect(profileErrors({ name: '\t' })).toEqual({ name: 'nameRequired' })
  expect(profileErrors({ name: 'Anna' })).toEqual({})
})

const checkout = {
  name: 'Anna',
  email: 'anna@example.com',
  phone: '030 123',
  street: 'Lindenweg 4',
  city: 'Berlin',
  zipCode: '10115',
  country: 'Deutschland',
  paymentMethod: 'paypal',
}
describe('checkout', () => {
  it.each([{}, { paymentMethod: 'bank_transfer' }, { country: 'Schweiz', zipCode: '8001' }])(
    'accepts %j',
    (over) => {
      expect(checkoutErrors({ ...checkout, ...over })).toEqual({})
    },
  )
  it.each([
    [{ name: '' }, { name: 'nameRequired' }],
    [{ email: '' }, { email: 'emailInvalid' }],
    [{ email: 'anna' }, { email: 'emailInvalid' }],
    [{ phone: ' ' }, { phone: 'phoneRequired' }],
    [{ street: '' }, { street: 'streetRequired' }],
    [{ city: '' }, { city: 'cityRequired' }],
    [{ zipCode: '' }, { zipCode: 'zipCode5' }],
    [{ zipCode: '1010' }, { zipCode: 'zipCode5' }],
    [{ country: 'Österreich' }, { zipCode: 'zipCode4' }],
    [{ country: 'Atlantis' }, { country: 'countryInvalid' }],
    [{ paymentMethod: '' }, { paymentMethod: 'paymentMethodRequired' }],
    [{ paymentMethod: 'cash' }, { paymentMethod: 'paymentMethodRequired' }],
  ])('%j: %j', (over, problems) => {
    expect(checkoutErrors({ ...checkout, ...over })).toEqual(problems)
  })
  it('names the fields in their order', () => {
    const empty = {
      name: '',
      email: '',
      phone: '',
      street: '',
      city: '',
      zipCode: '',
      country: '',
      paymentMethod: '',
    }
    expect(Object.keys(checkoutErrors(empty))).toEqual(Object.keys(empty))
  })
})
