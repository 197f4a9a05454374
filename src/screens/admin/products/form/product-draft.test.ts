import { describe, expect, it } from 'vitest'
import { validate } from '../../../../domain/shared/problem'
import { draftOf, inputOf, productSchema } from './product-draft'

const draft = {
  ...draftOf(undefined),
  name: 'Tee',
  shortDescription: 'kurz',
  detailedDescription: 'lang',
  category: 'Wellness',
  germanyPrice: '11,90',
}
const problemsOf = (over: object) => validate(productSchema, { ...draft, ...over }).problems ?? {}

describe('a product that is written', () => {
  it.each<[object, object]>([
    [{}, {}],
    [
      { name: '', shortDescription: ' ', detailedDescription: '', category: '', germanyPrice: '' },
      {
        name: 'required',
        shortDescription: 'required',
        detailedDescription: 'required',
        category: 'required',
        germanyPrice: 'priceMissing',
      },
    ],
    [{ germanyPrice: '', turkeyPrice: '450' }, {}],
    [{ germanyPrice: '-1' }, { germanyPrice: 'tooSmall' }],
    [{ germanyPrice: '0' }, {}],
    [{ germanyPrice: '10.505' }, {}],
    [{ germanyPrice: 'abc' }, { germanyPrice: 'invalid' }],
    [{ germanyPrice: '10.000.001' }, { germanyPrice: 'tooLarge' }],
    [{ germanyOriginal: '11,90' }, { germanyOriginal: 'originalTooLow' }],
    [{ germanyOriginal: '12' }, {}],
    [{ mobileOriginal: '12' }, { mobilePrice: 'invalid' }],
    [
      { stockQuantity: '-1', lowStockThreshold: '' },
      { stockQuantity: 'tooSmall', lowStockThreshold: 'required' },
    ],
    [{ premiumEnabled: true }, { premiumValue: 'required' }],
    [{ premiumEnabled: true, premiumMonths: '12', premiumValue: '0' }, {}],
    [{ premiumEnabled: true, premiumMonths: '13', premiumValue: '9,99' }, { premiumMonths: 'tooLarge' }],
    [{ premiumEnabled: true, premiumMonths: '0', premiumValue: '9,99' }, { premiumMonths: 'tooSmall' }],
    [{ contentAmount: '0' }, { contentAmount: 'tooSmall' }],
    [{ taxRate: '101' }, { taxRate: 'tooLarge' }],
    [{ subtitle: 'a'.repeat(201) }, { subtitle: 'tooLong' }],
    [{ features: [{ id: 'a', text: 'a'.repeat(501) }] }, { 'features.0': 'tooLong' }],
  ])('%j: %j', (over, problems) => {
    expect(problemsOf(over)).toEqual(problems)
  })

  it('becomes what is sent', () => {
    const { data } = validate(productSchema, { ...draft, name: ' Tee ', taxRate: '7', contentAmount: '80' })
    expect(data && inputOf(data)).toEqual({
      name: 'Tee',
      subtitle: '',
      shortDescription: 'kurz',
      detailedDescription: 'lang',
      category: 'Wellness',
      slug: '',
      status: 'active',
      bestseller: false,
      features: [],
      benefits: [],
      lowStockThreshold: 10,
      prices: [{ platform: 'germany', price: { amount: 1190, currency: 'EUR' }, originalAmount: null }],
      premium: { enabled: false, months: 1, value: 0 },
      stock: 0,
      netContent: { amount: 80, unit: 'g' },
      taxRate: 7,
    })
  })
})
