import { expect, it } from 'vitest'
import { activityTexts } from './activity-texts'

const named = (name: string) => name.toUpperCase()
const texts = activityTexts({
  action: named,
  fields: { prices: 'PRICES' },
  value: named,
  orderStatus: named,
  paymentStatus: named,
  platform: named,
  couponType: named,
  money: ({ amount, currency }) => `${amount} minor units of ${currency}`,
  number: (value) => `number ${value}`,
  time: (iso) => `time ${iso}`,
  change: ({ from, to }) => `${from} → ${to}`,
})

it.each([
  ['prices.germany', 'PRICES · GERMANY', '4.90 EUR', '490 minor units of EUR'],
  ['platforms', 'platforms', 'germany, mobile', 'GERMANY, MOBILE'],
  ['type', 'type', 'free_shipping', 'FREE_SHIPPING'],
  ['taxRate', 'taxRate', '7.5', 'number 7.5'],
  ['endDate', 'endDate', '2026-12-31T23:00:00.000Z', 'time 2026-12-31T23:00:00.000Z'],
  ['isActive', 'isActive', 'true', 'TRUE'],
  ['status', 'status', 'shipped', 'SHIPPED'],
  ['name', 'name', 'Germany, with love', 'Germany, with love'],
  ['features', 'features', 'germany, without sugar', 'germany, without sugar'],
  ['code', 'code', '2026.1.1', '2026.1.1'],
])('%s reads %s: %s as %s [ADMIN-55]', (field, name, stored, shown) => {
  expect(texts.field({ field })).toBe(name)
  expect(texts.change({ field, to: stored })).toBe(`– → ${shown}`)
})
