import { expect, it } from 'vitest'
import { halfFilled } from './form-resolver'

it('a date without its day is wrong and not empty [SHOP-252]', () => {
  const fields = {
    name: { ref: { validity: { badInput: false } } },
    dateOfBirth: { ref: { validity: { badInput: true } } },
    country: { ref: {} },
  }
  expect(halfFilled(fields)).toEqual(['dateOfBirth'])
  expect(halfFilled({})).toEqual([])
})
