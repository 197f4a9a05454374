import { expect, it } from 'vitest'
import { typedFactor } from './typed-factor'

it.each([
  ['123456', { code: '123456' }],
  [' 123 456 ', { code: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { recoveryCode: 'abcd-efgh-jkmn-pqrs' }],
  ['12345', { recoveryCode: '12345' }],
])('%j is %j [IDENTITY-163]', (typed, sent) => {
  expect(typedFactor(typed)).toEqual(sent)
})
