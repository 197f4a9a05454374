import { describe, expect, it } from 'vitest'
import { cargoAssignmentForm, cargoForm } from '@/shop/cargo/cargo-form'
import { categoryForm } from '@/shop/categories/category-form'
import { filledRows } from '@/shop/catalogue/product-record'
import { reviewForm } from '@/shop/reviews/review-form'
import { validate } from './problem'

const problemsOf = (...args: Parameters<typeof validate>) => validate(...args).problems ?? {}

const review = { user: 'Ayşe', rating: 5, comment: 'Çok güzel bir çay.' }
describe('review [CATALOGUE-18]', () => {
  it.each([
    [{}, {}],
    [
      { user: '', rating: null, comment: ' ' },
      { user: 'required', rating: 'required', comment: 'required' },
    ],
    [{ user: 'A' }, { user: 'tooShort' }],
    [{ user: 'Ay' }, {}],
    [{ user: 'a'.repeat(50) }, {}],
    [{ user: 'a'.repeat(51) }, { user: 'tooLong' }],
    [{ comment: 'a'.repeat(9) }, { comment: 'tooShort' }],
    [{ comment: `  ${'a'.repeat(9)}  ` }, { comment: 'tooShort' }],
    [{ comment: 'a'.repeat(10) }, {}],
    [{ comment: 'a'.repeat(500) }, {}],
    [{ comment: 'a'.repeat(501) }, { comment: 'tooLong' }],
    [{ rating: 0 }, { rating: 'tooSmall' }],
    [{ rating: 6 }, { rating: 'tooLarge' }],
    [{ rating: 4.5 }, { rating: 'invalid' }],
    [{ rating: 1 }, {}],
  ])('%j: %j', (over, problems) => {
    expect(problemsOf(reviewForm, { ...review, ...over })).toEqual(problems)
  })
})

const category = {
  name: 'Detox',
  parentId: '',
  platform: 'germany',
  description: '',
  icon: '📦',
  color: '#6B7280',
  isActive: true,
  sortOrder: 0,
  imageAlt: '',
  metaTitle: '',
  metaDescription: '',
  keywords: [],
}
it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ sortOrder: -1 }, { sortOrder: 'tooSmall' }],
  [{ sortOrder: 1.5 }, { sortOrder: 'invalid' }],
  [{ metaTitle: 'a'.repeat(60), metaDescription: 'a'.repeat(160) }, {}],
  [
    { metaTitle: 'a'.repeat(61), metaDescription: 'a'.repeat(161) },
    { metaTitle: 'tooLong', metaDescription: 'tooLong' },
  ],
])('category %j: %j [ADMIN-23] [CATALOGUE-13]', (over, problems) => {
  expect(problemsOf(categoryForm, { ...category, ...over })).toEqual(problems)
})

const cargo = {
  name: 'DHL',
  code: 'dhl',
  trackingUrl: 'https://dhl.example/{trackingNumber}',
  platforms: ['germany' as const],
  domesticDays: 3,
  internationalDays: 7,
  description: '',
  logo: '',
  isActive: true,
  phone: '',
  email: '',
  website: '',
}
it.each([
  [{}, {}],
  [
    { name: '', code: ' ', trackingUrl: '', platforms: [] },
    { name: 'required', code: 'required', trackingUrl: 'required', platforms: 'required' },
  ],
  [{ trackingUrl: 'https://dhl.example' }, { trackingUrl: 'placeholderMissing' }],
  [{ trackingUrl: 'ftp://dhl.example/{trackingNumber}' }, { trackingUrl: 'invalid' }],
  [
    { domesticDays: 0, internationalDays: null },
    { domesticDays: 'tooSmall', internationalDays: 'required' },
  ],
  [{ domesticDays: 1, internationalDays: 1 }, {}],
  [{ domesticDays: 366 }, { domesticDays: 'tooLarge' }],
  [{ email: 'dhl' }, { email: 'invalid' }],
  [{ email: ' info@dhl.example ' }, {}],
])('cargo %j: %j [ADMIN-27] [ADMIN-28]', (over, problems) => {
  expect(problemsOf(cargoForm, { ...cargo, ...over })).toEqual(problems)
})

it.each([
  ['c1', '0034', {}],
  ['', '0034', { companyId: 'required' }],
  ['c1', '  ', { trackingNumber: 'required' }],
])('assignment of %j with %j: %j', (companyId, trackingNumber, problems) => {
  expect(problemsOf(cargoAssignmentForm, { companyId, trackingNumber })).toEqual(problems)
})

it('drops empty rows [ADMIN-18]', () => {
  expect(filledRows([' a ', '', '  ', 'b'])).toEqual(['a', 'b'])
  expect(filledRows([''])).toEqual([])
})
