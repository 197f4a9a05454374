import { expect, it } from 'vitest'
import { activityTexts } from './activity-texts'

const named = (name: string) => name.toUpperCase()
const texts = activityTexts({
  action: named,
  field: named,
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
  ['platforms', 'PLATFORMS', 'germany, mobile', 'GERMANY, MOBILE'],
  ['type', 'TYPE', 'free_shipping', 'FREE_SHIPPING'],
  ['taxRate', 'TAXRATE', '7.5', 'number 7.5'],
  ['endDate', 'ENDDATE', '2026-12-31T23:00:00.000Z', 'time 2026-12-31T23:00:00.000Z'],
  ['isActive', 'ISACTIVE', 'true', 'TRUE'],
  ['status', 'STATUS', 'shipped', 'SHIPPED'],
  ['name', 'NAME', 'Germany, with love', 'Germany, with love'],
  ['features', 'FEATURES', 'germany, without sugar', 'germany, without sugar'],
  ['code', 'CODE', '2026.1.1', '2026.1.1'],
])('%s reads %s: %s as %s [ADMIN-55]', (field, name, stored, shown) => {
  expect(texts.field({ field })).toBe(name)
  expect(texts.change({ field, to: stored })).toBe(`– → ${shown}`)
})
