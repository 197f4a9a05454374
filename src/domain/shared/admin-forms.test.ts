import { describe, expect, it } from 'vitest'
import { cargoAssignmentErrors, cargoErrors } from '../cargo/cargo-form'
import { categoryErrors } from '../catalogue/category-form'
import { filledRows, productErrors, type ProductForm } from '../catalogue/product-form'
import { reviewErrors } from '../catalogue/review-form'
import { shippingErrors } from '../payments/shipping-form'

const review = { user: 'Ayşe', rating: 5, comment: 'Çok güzel bir çay.' }
describe('review [CATALOGUE-18]', () => {
  it.each([
    [{}, {}],
    [
      { user: '', rating: null, comment: ' ' },
      { user: 'allRequired', rating: 'allRequired', comment: 'allRequired' },
    ],
    [{ user: 'A' }, { user: 'userTooShort' }],
    [{ user: 'Ay' }, {}],
    [{ user: 'a'.repeat(50) }, {}],
    [{ user: 'a'.repeat(51) }, { user: 'userTooLong' }],
    [{ comment: 'a'.repeat(9) }, { comment: 'commentTooShort' }],
    [{ comment: `  ${'a'.repeat(9)}  ` }, { comment: 'commentTooShort' }],
    [{ comment: 'a'.repeat(10) }, {}],
    [{ comment: 'a'.repeat(500) }, {}],
    [{ comment: 'a'.repeat(501) }, { comment: 'commentTooLong' }],
    [{ rating: 0 }, { rating: 'ratingRange' }],
    [{ rating: 6 }, { rating: 'ratingRange' }],
    [{ rating: 4.5 }, { rating: 'ratingRange' }],
    [{ rating: 1 }, {}],
  ])('%j: %j', (over, problems) => {
    expect(reviewErrors({ ...review, ...over })).toEqual(problems)
  })
})

const category = { name: 'Detox', sortOrder: 0, metaTitle: '', metaDescription: '' }
it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'nameRequired' }],
  [{ sortOrder: -1 }, { sortOrder: 'sortOrderInvalid' }],
  [{ sortOrder: 1.5 }, { sortOrder: 'sortOrderInvalid' }],
  [{ metaTitle: 'a'.repeat(60), metaDescription: 'a'.repeat(160) }, {}],
  [
    { metaTitle: 'a'.repeat(61), metaDescription: 'a'.repeat(161) },
    { metaTitle: 'metaTitleTooLong', metaDescription: 'metaDescriptionTooLong' },
  ],
])('category %j: %j [ADMIN-23] [CATALOGUE-13]', (over, problems) => {
  expect(categoryErrors({ ...category, ...over })).toEqual(problems)
})

const cargo = {
  name: 'DHL',
  code: 'dhl',
  trackingUrl: 'https://dhl.example/{trackingNumber}',
  platforms: ['germany' as const],
  domesticDays: 3,
  internationalDays: 7,
}
it.each([
  [{}, {}],
  [
    { name: '', code: ' ', trackingUrl: '', platforms: [] },
    { name: 'required', code: 'required', trackingUrl: 'required', platforms: 'required' },
  ],
  [{ trackingUrl: 'https://dhl.example' }, { trackingUrl: 'placeholderMissing' }],
  [{ trackingUrl: 'ftp://dhl.example/{trackingNumber}' }, { trackingUrl: 'trackingUrlInvalid' }],
  [
    { domesticDays: 0, internationalDays: null },
    { domesticDays: 'daysMinimum', internationalDays: 'daysMinimum' },
  ],
  [{ domesticDays: 1, internationalDays: 1 }, {}],
])('cargo %j: %j [ADMIN-27] [ADMIN-28]', (over, problems) => {
  expect(cargoErrors({ ...cargo, ...over })).toEqual(problems)
})

it.each([
  ['c1', 'A1', {}],
  ['', 'A1', { companyId: 'assignmentRequired' }],
  ['c1', '  ', { trackingNumber: 'assignmentRequired' }],
])('assignment of %j with %j: %j', (companyId, trackingNumber, problems) => {
  expect(cargoAssignmentErrors({ companyId, trackingNumber })).toEqual(problems)
})

const product: ProductForm = {
  name: 'Tee',
  shortDescription: 'kurz',
  detailedDescription: 'lang',
  category: 'Wellness',
  price: 1_190,
  platform: 'germany',
  stockQuantity: 0,
  lowStockThreshold: 10,
  premiumEnabled: false,
  premiumMonths: null,
  premiumValue: null,
}
describe('product [ADMIN-16] [ADMIN-17]', () => {
  it.each<[Partial<ProductForm>, object]>([
    [{}, {}],
    [
      { name: '', shortDescription: ' ', detailedDescription: '', category: '', price: null, platform: '' },
      {
        name: 'required',
        shortDescription: 'required',
        detailedDescription: 'required',
        category: 'required',
        price: 'required',
        platform: 'required',
      },
    ],
    [{ price: -1 }, { price: 'amountInvalid' }],
    [{ price: 0 }, {}],
    [{ price: 10.5 }, { price: 'amountInvalid' }],
    [
      { stockQuantity: -1, lowStockThreshold: null },
      { stockQuantity: 'stockInvalid', lowStockThreshold: 'stockInvalid' },
    ],
    [{ premiumEnabled: true }, { premiumMonths: 'premiumMonthsRange', premiumValue: 'premiumValueInvalid' }],
    [{ premiumEnabled: true, premiumMonths: 12, premiumValue: 0 }, {}],
    [{ premiumEnabled: true, premiumMonths: 13, premiumValue: 999 }, { premiumMonths: 'premiumMonthsRange' }],
    [{ premiumEnabled: true, premiumMonths: 0, premiumValue: 999 }, { premiumMonths: 'premiumMonthsRange' }],
  ])('%j: %j', (over, problems) => {
    expect(productErrors({ ...product, ...over })).toEqual(problems)
  })

  it('drops empty rows [ADMIN-18]', () => {
    expect(filledRows([' a ', '', '  ', 'b'])).toEqual(['a', 'b'])
    expect(filledRows([''])).toEqual([])
  })
})

const shipping = { freeShippingThreshold: 0, standardShippingCost: 1_500, expeditedShippingCost: 2_500 }
it.each([
  [{}, {}],
  [{ freeShippingThreshold: -1 }, { freeShippingThreshold: 'amountInvalid' }],
  [{ standardShippingCost: null }, { standardShippingCost: 'amountInvalid' }],
  [{ expeditedShippingCost: 0.5 }, { expeditedShippingCost: 'amountInvalid' }],
])('shipping %j: %j [ADMIN-33]', (over, problems) => {
  expect(shippingErrors({ ...shipping, ...over })).toEqual(problems)
})
