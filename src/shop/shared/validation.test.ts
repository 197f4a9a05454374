import { describe, expect, it } from 'vitest'
import { commonPasswords } from '@/shop/account/common-passwords'
import {
  forgotForm,
  loginForm,
  passwordChangeForm,
  profileForm,
  registerForm,
  resetForm,
} from '@/shop/account/account-forms'
import { newPassword } from '@/shop/account/account-fields'
import { checkoutForm } from '@/shop/checkout/checkout-form'
import { isZipCode } from '@/shop/orders/address'
import { email } from './fields'
import { validate } from './problem'

const problemsOf = (...args: Parameters<typeof validate>) => validate(...args).problems ?? {}

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
    ['anna@.example.com', false],
    ['anna@example..com', false],
    ['anna@example.', false],
    ['anna@example.com.', false],
    ['anna@...', false],
    ['anna@..', false],
    ['.@b.c', false],
    [`${'a'.repeat(249)}@b.de`, true],
    [`${'a'.repeat(250)}@b.de`, false],
    ['', false],
  ])('the address %j: %s', (text, expected) => {
    expect(validate(email, text).data === text.trim()).toBe(expected)
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
    ['', 'required'],
    ['abcde', 'tooShort'],
    ['a'.repeat(201), 'tooLong'],
    ['123456', 'common'],
    ['Password', 'common'],
    ['QWERTZ', undefined],
    ['kraut8', undefined],
    ['      ', undefined],
  ])('the new password %j: %s [IDENTITY-11] [DEPART-11]', (password, problem) => {
    expect(problemsOf(newPassword, password)['']).toBe(problem)
  })

  it('knows a hundred common passwords, all long enough to be typed [IDENTITY-11] [DEPART-11]', () => {
    expect(new Set(commonPasswords()).size).toBe(100)
    for (const password of commonPasswords())
      expect(problemsOf(newPassword, password)).toEqual({ '': 'common' })
  })
})

const login = { email: 'anna@example.com', password: 'x' }
describe('login', () => {
  it('accepts any password that is not empty', () => {
    expect(problemsOf(loginForm, login)).toEqual({})
    expect(problemsOf(loginForm, { ...login, password: '123456' })).toEqual({})
  })
  it('asks for both, in order', () => {
    expect(Object.entries(problemsOf(loginForm, { email: ' ', password: '' }))).toEqual([
      ['email', 'required'],
      ['password', 'required'],
    ])
    expect(problemsOf(loginForm, { ...login, email: 'anna' })).toEqual({ email: 'invalid' })
  })
})

const register = {
  name: 'Anna',
  email: 'anna@example.com',
  password: 'kraut8',
  confirmPassword: 'kraut8',
  phone: '',
  platform: 'germany',
  zipCode: '',
  city: '',
  acceptTerms: true,
}
describe('register', () => {
  it('accepts a complete form', () => {
    expect(problemsOf(registerForm, register)).toEqual({})
  })
  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'a' }, { email: 'invalid' }],
    [{ password: '', confirmPassword: '' }, { password: 'required' }],
    [{ password: 'abcde', confirmPassword: 'abcde' }, { password: 'tooShort' }],
    [{ password: '123456', confirmPassword: '123456' }, { password: 'common' }],
    [{ confirmPassword: 'Kraut8' }, { confirmPassword: 'mismatch' }],
    [{ acceptTerms: false }, { acceptTerms: 'invalid' }],
  ])('%j: %j', (over, problems) => {
    expect(problemsOf(registerForm, { ...register, ...over })).toEqual(problems)
  })
  it('names every field at once, rules over several fields last', () => {
    const empty = { ...register, name: '', email: '', password: '', acceptTerms: false }
    expect(Object.keys(problemsOf(registerForm, empty))).toEqual([
      'name',
      'email',
      'password',
      'acceptTerms',
      'confirmPassword',
    ])
  })
})

it.each([
  ['', { email: 'required' }],
  ['anna', { email: 'invalid' }],
  ['anna@example.com', {}],
])('forgot with %j: %j', (email, problems) => {
  expect(problemsOf(forgotForm, { email })).toEqual(problems)
})

it.each([
  ['kraut8', 'kraut8', {}],
  ['', '', { password: 'required' }],
  ['abc', 'abd', { password: 'tooShort', confirmPassword: 'mismatch' }],
])('reset with %j and %j: %j', (password, confirmPassword, problems) => {
  expect(problemsOf(resetForm, { password, confirmPassword })).toEqual(problems)
})

it.each([
  [['old', 'kraut8', 'kraut8'], {}],
  [['', 'kraut8', 'kraut8'], { currentPassword: 'required' }],
  [['old', '', ''], { newPassword: 'required' }],
  [['', '', 'x'], { currentPassword: 'required', newPassword: 'required' }],
  [['old', 'kraut8', 'kraut9'], { confirmPassword: 'mismatch' }],
  [['old', 'abc', 'abc'], { newPassword: 'tooShort' }],
  [['old', '123456', '123456'], { newPassword: 'common' }],
  [['old', 'abc', 'x'], { newPassword: 'tooShort', confirmPassword: 'mismatch' }],
])('password change %j: %j', ([currentPassword = '', newPassword = '', confirmPassword = ''], problems) => {
  expect(problemsOf(passwordChangeForm, { currentPassword, newPassword, confirmPassword })).toEqual(problems)
})

it('a profile needs a name', () => {
  const texts = {
    phone: '',
    company: '',
    vatId: '',
    dateOfBirth: '',
    gender: '',
    street: '',
    city: '',
    state: '',
    zipCode: '',
    country: '',
  }
  expect(problemsOf(profileForm, { ...texts, name: '\t' })).toEqual({ name: 'required' })
  expect(validate(profileForm, { ...texts, name: ' Anna ' }).data).toEqual({
    ...texts,
    name: 'Anna',
    dateOfBirth: null,
    gender: null,
  })
})

const checkout = {
  name: 'Anna',
  email: 'anna@example.com',
  phone: '030 123',
  company: '',
  vatId: '',
  addressKind: 'street',
  street: 'Lindenweg 4',
  postNumber: '',
  packstation: '',
  city: 'Berlin',
  zipCode: '10115',
  country: 'Deutschland',
  paymentMethod: 'paypal',
  note: '',
  giftMessage: '',
  keepsAddress: false,
}
const vienna = { country: 'Österreich', zipCode: '1010' }
describe('checkout', () => {
  it.each([
    {},
    { paymentMethod: 'bank_transfer' },
    { country: 'Schweiz', zipCode: '8001' },
    { addressKind: 'packstation', street: '', postNumber: '123 456 7890', packstation: 'Packstation 145' },
  ])('accepts %j', (over) => {
    expect(problemsOf(checkoutForm, { ...checkout, ...over })).toEqual({})
  })
  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'anna' }, { email: 'invalid' }],
    [{ phone: ' ' }, { phone: 'required' }],
    [{ vatId: 'DE136695975' }, { vatId: 'vatId' }],
    [{ street: '' }, { street: 'required' }],
    [{ addressKind: 'packstation' }, { postNumber: 'postNumber', packstation: 'packstation' }],
    [{ addressKind: 'packstation', postNumber: '12345', packstation: '145' }, { postNumber: 'postNumber' }],
    [
      { addressKind: 'packstation', postNumber: '1234567', packstation: '14' },
      { packstation: 'packstation' },
    ],
    [
      { addressKind: 'packstation', postNumber: '1234567', packstation: '145', ...vienna },
      { country: 'germanyOnly' },
    ],
    [{ city: '' }, { city: 'required' }],
    [{ zipCode: '' }, { zipCode: 'fiveDigits' }],
    [{ zipCode: '1010' }, { zipCode: 'fiveDigits' }],
    [{ country: 'Österreich' }, { zipCode: 'fourDigits' }],
    [{ country: 'Atlantis' }, { country: 'invalid' }],
    [{ paymentMethod: '' }, { paymentMethod: 'required' }],
    [{ paymentMethod: 'cash' }, { paymentMethod: 'invalid' }],
    [{ name: 'a'.repeat(201) }, { name: 'tooLong' }],
    [{ note: 'a'.repeat(1001) }, { note: 'tooLong' }],
    [{ giftMessage: 'a'.repeat(201) }, { giftMessage: 'tooLong' }],
  ])('%j: %j', (over, problems) => {
    expect(problemsOf(checkoutForm, { ...checkout, ...over })).toEqual(problems)
  })
  it('names every field that is missing', () => {
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
    expect(Object.keys(problemsOf(checkoutForm, { ...checkout, ...empty })).sort()).toEqual(
      Object.keys(empty).sort(),
    )
  })
})
