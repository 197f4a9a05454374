import * as z from 'zod/mini'
import type { PlatformPrice } from '@/shop/catalogue/product-record'
import { minorAmount } from '@/shop/shared/fields'
import { platformCurrency, PLATFORMS, type Platform } from '@/shop/shared/platform'
import { rule } from '@/shop/shared/problem'
import type { Entry } from '@/shop/shared/number-entry'
import { amountEntry, amountText } from '../../shared/forms/entries'

export const PRICE_FIELDS = {
  germany: { price: 'germanyPrice', original: 'germanyOriginal' },
  turkey: { price: 'turkeyPrice', original: 'turkeyOriginal' },
  mobile: { price: 'mobilePrice', original: 'mobileOriginal' },
} as const satisfies Record<Platform, { price: string; original: string }>

type PriceName = (typeof PRICE_FIELDS)[Platform]['price' | 'original']
/** Unvalidated price inputs: price and original price per platform. */
export type DraftPrices = Record<PriceName, string>
type Prices = Readonly<Record<PriceName, number | null>>

const PAIRS = PLATFORMS.map((platform) => PRICE_FIELDS[platform])
export const PRICE_NAMES = PAIRS.flatMap(({ price, original }) => [price, original])

export function draftPricesOf(prices: readonly PlatformPrice[]): DraftPrices {
  const of = (platform: Platform) => prices.find((entry) => entry.platform === platform)
  return {
    germanyPrice: amountText(of('germany')?.price.amount),
    germanyOriginal: amountText(of('germany')?.originalAmount),
    turkeyPrice: amountText(of('turkey')?.price.amount),
    turkeyOriginal: amountText(of('turkey')?.originalAmount),
    mobilePrice: amountText(of('mobile')?.price.amount),
    mobileOriginal: amountText(of('mobile')?.originalAmount),
  }
}

/** Parses the prices to minor units. */
export const readPrices = (draft: DraftPrices): Record<PriceName, Entry> => ({
  germanyPrice: amountEntry(draft.germanyPrice),
  germanyOriginal: amountEntry(draft.germanyOriginal),
  turkeyPrice: amountEntry(draft.turkeyPrice),
  turkeyOriginal: amountEntry(draft.turkeyOriginal),
  mobilePrice: amountEntry(draft.mobilePrice),
  mobileOriginal: amountEntry(draft.mobileOriginal),
})

const price = z.nullable(minorAmount)
export const priceFields = {
  germanyPrice: price,
  germanyOriginal: price,
  turkeyPrice: price,
  turkeyOriginal: price,
  mobilePrice: price,
  mobileOriginal: price,
}

const isAbove = (original: number | null, now: number | null) =>
  original === null || now === null || !(original <= now)

/** At least one price is required, and an original price must exceed the current one. */
export const priceRules = [
  rule<Prices>('priceMissing', (form) => PAIRS.some(({ price: name }) => form[name] !== null), [
    'germanyPrice',
  ]),
  ...PAIRS.flatMap(({ price: now, original }) => [
    rule<Prices>('invalid', (form) => form[now] !== null || form[original] === null, [now]),
    rule<Prices>('originalTooLow', (form) => isAbove(form[original], form[now]), [original]),
  ]),
]

export const composePrices = (checked: Prices): PlatformPrice[] =>
  PLATFORMS.flatMap((platform) => {
    const { price: now, original } = PRICE_FIELDS[platform]
    const amount = checked[now]
    if (amount === null) return []
    return [
      {
        platform,
        price: { amount, currency: platformCurrency[platform] },
        originalAmount: checked[original],
      },
    ]
  })
