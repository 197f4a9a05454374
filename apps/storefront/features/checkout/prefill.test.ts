import { describe, expect, it, vi } from 'vitest'

// Another test's platform may be in the modules.
vi.resetModules()
const { prefillOf } = await import('./prefill')

const person = {
  name: 'Ayşe Demir',
  email: 'ayse@post.example',
  phone: '+49 341 5550 118',
  company: 'Demir Tee GmbH',
  vatId: 'DE136695976',
}
const leipzig = { street: 'Karl-Liebknecht-Straße 22', city: 'Leipzig', zipCode: '04109' }

describe('what the checkout knows of an account', () => {
  it.each([
    ['in Deutschland', { ...leipzig, country: 'Deutschland' }],
    ['in Österreich', { street: 'Praterstraße 9', city: 'Wien', zipCode: '1020', country: 'Österreich' }],
  ])('is its address %s [CHECKOUT-80]', (_, address) => {
    expect(prefillOf({ ...person, address })).toEqual({ ...person, ...address })
  })

  it('is its address in Deutschland where the account names no country [CHECKOUT-80]', () => {
    expect(prefillOf({ ...person, address: leipzig })).toMatchObject({ ...leipzig, country: 'Deutschland' })
  })

  it.each([
    [
      'in a country that is not delivered to',
      { street: 'Bağdat Cd. 1', city: 'İstanbul', zipCode: '34000', country: 'Türkiye' },
    ],
    ['in a country that nobody knows', { ...leipzig, country: 'Atlantis' }],
    ['without a street', { ...leipzig, street: ' ', country: 'Deutschland' }],
    ['without a zip code', { ...leipzig, zipCode: '', country: 'Deutschland' }],
    ['without a city', { street: leipzig.street, zipCode: leipzig.zipCode, country: 'Deutschland' }],
    ['whose zip code is not one of its country', { ...leipzig, country: 'Schweiz' }],
  ])('is no part of an address %s [CHECKOUT-80]', (_, address) => {
    expect(prefillOf({ ...person, address })).toEqual(person)
  })
})
