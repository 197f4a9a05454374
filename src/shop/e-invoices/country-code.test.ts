import { expect, it } from 'vitest'
import { COUNTRIES } from '../orders/address'
import { countryCode } from './country-code'

it('countries of orders and sellers have the code of today, whatever language names them [ADMIN-850]', () => {
  expect(COUNTRIES.map(countryCode)).toEqual(['DE', 'AT', 'CH', 'TR'])
  expect([' germany', 'Almanya', 'Türkei', 'Frankreich'].map(countryCode)).toEqual(['DE', 'DE', 'TR', 'FR'])
  expect(countryCode('Mittelerde')).toBeUndefined()
})
