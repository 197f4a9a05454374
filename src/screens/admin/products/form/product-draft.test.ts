import { describe, expect, it } from 'vitest'
import { validate } from '@/shop/shared/problem'
import { productDraft, productInput, productSchema } from './product-draft'

const draft = {
  ...productDraft(undefined),
  name: 'Tee',
  shortDescription: 'kurz',
  detailedDescription: 'lang',
  category: 'Wellness',
  germanyPrice: '11,90',
}
const problemsOf = (over: object) => validate(productSchema, { ...draft, ...over }).problems ?? {}

describe('the product form', () => {
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
    [{ germanyPrice: '10.000.001' }, { germanyPrice: 'amountTooLarge' }],
    [{ germanyOriginal: '11,90' }, { germanyOriginal: 'originalTooLow' }],
    [{ germanySale: '11,90' }, { germanySale: 'saleTooHigh' }],
    [{ germanySaleUntil: '2026-12-07' }, { germanySale: 'priceMissing' }],
    [
      { germanySale: '9', germanySaleFrom: '2026-12-08', germanySaleUntil: '2026-12-07' },
      { germanySaleUntil: 'endBeforeStart' },
    ],
    [{ germanySale: '9', germanySaleFrom: '2026-02-30' }, { germanySaleFrom: 'invalid' }],
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
    [{ turkishTaxRate: 'x' }, { turkishTaxRate: 'invalid' }],
    [{ subscriptionPercent: '31' }, { subscriptionPercent: 'tooLarge' }],
    [{ subscriptionPercent: '0' }, { subscriptionPercent: 'tooSmall' }],
    [{ barcode: '4006381333932' }, { barcode: 'invalid' }],
    [{ barcode: '123' }, { barcode: 'invalid' }],
    [{ cost: 'x' }, { cost: 'invalid' }],
    [{ subtitle: 'a'.repeat(201) }, { subtitle: 'tooLong' }],
    [{ features: [{ id: 'a', text: 'a'.repeat(501) }] }, { 'features.0': 'tooLong' }],
    [
      { translations: { ...draft.translations, tr: { ...draft.translations.tr, origin: 'a'.repeat(201) } } },
      { 'translations.tr.origin': 'tooLong' },
    ],
    [{ calories: '2' }, { protein: 'required', carbohydrates: 'required' }],
    [
      { temperature: '101', brewTime: '0', grams: '2', millilitres: '' },
      { temperature: 'tooLarge', brewTime: 'tooSmall', millilitres: 'required' },
    ],
    [{ controlBody: 'Bio' }, { controlBody: 'invalid' }],
  ])('%j: %j', (over, problems) => {
    expect(problemsOf(over)).toEqual(problems)
  })

  it('needs a name and an order for a size, where it is one [CATALOGUE-206]', () => {
    const sized = { ...draft, name: 'Tee', sizeFamily: 'tee', sizeLabel: ' 250 g ', sizeOrder: '3' }
    const { data } = validate(productSchema, sized)
    expect(data && productInput(data).size).toEqual({
      family: 'tee',
      label: '250 g',
      order: 3,
      isDefault: false,
    })
    const { problems } = validate(productSchema, { ...sized, sizeLabel: '', sizeOrder: 'x' })
    expect(Object.keys(problems ?? {}).sort()).toEqual(['sizeLabel', 'sizeOrder'])
  })

  it('converts its values to the request body', () => {
    const { data } = validate(productSchema, {
      ...draft,
      name: ' Tee ',
      taxRate: '7',
      turkishTaxRate: '1',
      subscriptionPercent: ' 10 ',
      sku: ' T-1 ',
      barcode: '4006381333931',
      cost: '3,20',
      contentAmount: '80',
    })
    expect(data && productInput(data)).toEqual({
      name: 'Tee',
      subtitle: '',
      shortDescription: 'kurz',
      detailedDescription: 'lang',
      category: 'Wellness',
      slug: '',
      status: 'inactive',
      bestseller: false,
      features: [],
      benefits: [],
      lowStockThreshold: 10,
      prices: [{ platform: 'germany', price: { amount: 1190, currency: 'EUR' }, originalAmount: null }],
      premium: { enabled: false, months: 1, value: 0 },
      stock: 0,
      netContent: { amount: 80, unit: 'g' },
      taxRate: 7,
      turkishTaxRate: 1,
      subscriptionPercent: 10,
      sku: 'T-1',
      barcode: '4006381333931',
      cost: 320,
      tint: 'sand',
      certification: [],
      traits: [],
      organic: null,
      ingredients: [],
      nutritionalInfo: null,
      brewing: null,
      origin: '',
      harvest: '',
      translations: {},
      related: [],
      size: null,
    })
  })

  it('a new product is not on sale yet [ADMIN-143]', () =>
    expect(productDraft(undefined).status).toBe('inactive'))

  it('keeps quantities with three decimals', () => {
    const quantities = { contentAmount: '0,375', protein: '0,125', calories: '1', carbohydrates: '0' }
    const { data } = validate(productSchema, { ...draft, ...quantities, contentUnit: 'kg' })
    expect(data && productInput(data)).toMatchObject({
      netContent: { amount: 0.375, unit: 'kg' },
      nutritionalInfo: { protein: 0.125 },
    })
  })

  it('keeps ingredients with their translations, nutrition and the organic label', () => {
    const row = { id: 'a', name: 'Salbei', tr: 'Adaçayı', en: '', amount: '62', unit: '%' }
    const { data } = validate(productSchema, {
      ...draft,
      ingredients: [row, { ...row, id: 'b', name: ' ', tr: 'x' }],
      servingSize: '200 ml',
      calories: '2',
      protein: '0,1',
      carbohydrates: '0,4',
      temperature: '95',
      brewTime: '2,5',
      grams: '2,5',
      millilitres: '200',
      controlBody: 'de-öko-006',
      farming: 'mixed',
      translations: {
        ...draft.translations,
        tr: { ...draft.translations.tr, subtitle: 'Bitki çayı', servingSize: '1 fincan' },
      },
    })
    expect(data && productInput(data)).toMatchObject({
      ingredients: [{ name: 'Salbei', amount: '62', unit: '%' }],
      nutritionalInfo: { servingSize: '200 ml', calories: 2, protein: 0.1, carbohydrates: 0.4 },
      brewing: { temperature: 95, seconds: 150, grams: 2.5, millilitres: 200 },
      organic: { controlBody: 'DE-ÖKO-006', farming: 'mixed' },
      translations: { tr: { subtitle: 'Bitki çayı', servingSize: '1 fincan', ingredients: ['Adaçayı'] } },
    })
  })
})
