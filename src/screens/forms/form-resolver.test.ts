import { expect, it } from 'vitest'
import { halfFilled } from './form-resolver'

it('a date without its day is wrong and not empty [SHOP-252]', () => {
  const fields = {
    name: { ref: { validity: { badInput: false } } },
    dateOfBirth: { ref: { validity: { badInput: true } } },
    legal: { de: { ref: {} } },
    period: { from: { ref: { validity: { badInput: true } } } },
  }
  const names = ['name', 'dateOfBirth', 'legal.de', 'period.from', 'gone']
  expect(halfFilled({ names, fields })).toEqual(['dateOfBirth', 'period.from'])
})
