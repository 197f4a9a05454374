import * as z from 'zod/mini'
import type { PlatformPrice } from '@/shop/catalogue/product-record'
import { isCalendarDay } from '@/shop/shared/dates'
import { day, minorAmount } from '@/shop/shared/fields'
import { platformCurrency, PLATFORMS, type Platform } from '@/shop/shared/platform'
import { rule } from '@/shop/shared/problem'
import type { Entry } from '@/shop/shared/number-entry'
import { amountEntry, amountText } from '../../shared/forms/entries'

export const PRICE_FIELDS = {
  germany: {
    price: 'germanyPrice',
    original: 'germanyOriginal',
    sale: 'germanySale',
    from: 'germanySaleFrom',
    until: 'germanySaleUntil',
  },
  turkey: {
    price: 'turkeyPrice',
    original: 'turkeyOriginal',
    sale: 'turkeySale',
    from: 'turkeySaleFrom',
    until: 'turkeySaleUntil',
  },
  mobile: {
    price: 'mobilePrice',
    original: 'mobileOriginal',
    sale: 'mobileSale',
    from: 'mobileSaleFrom',
    until: 'mobileSaleUntil',
  },
} as const

type Fields = (typeof PRICE_FIELDS)[Platform]
type AmountName = Fields['price' | 'original' | 'sale']
type DayName = Fields['from' | 'until']
/** Unvalidated inputs per platform: price, original price and a sale with its first and last day. */
export type DraftPrices = Record<AmountName | DayName, string>
type Prices = Readonly<Record<AmountName, number | null> & Record<DayName, string>>

const GROUPS = PLATFORMS.map((platform) => PRICE_FIELDS[platform])
export const PRICE_NAMES = GROUPS.flatMap(({ price, original, sale, from, until }) => [
  price,
  original,
  sale,
  from,
  until,
])

export function draftPricesOf(prices: readonly PlatformPrice[]): DraftPrices {
  const of = (platform: Platform) => prices.find((entry) => entry.platform === platform)
  return {
    germanyPrice: amountText(of('germany')?.price.amount),
    germanyOriginal: amountText(of('germany')?.originalAmount),
    germanySale: amountText(of('germany')?.sale?.amount),
    germanySaleFrom: of('germany')?.sale?.from ?? '',
    germanySaleUntil: of('germany')?.sale?.until ?? '',
    turkeyPrice: amountText(of('turkey')?.price.amount),
    turkeyOriginal: amountText(of('turkey')?.originalAmount),
    turkeySale: amountText(of('turkey')?.sale?.amount),
    turkeySaleFrom: of('turkey')?.sale?.from ?? '',
    turkeySaleUntil: of('turkey')?.sale?.until ?? '',
    mobilePrice: amountText(of('mobile')?.price.amount),
    mobileOriginal: amountText(of('mobile')?.originalAmount),
    mobileSale: amountText(of('mobile')?.sale?.amount),
    mobileSaleFrom: of('mobile')?.sale?.from ?? '',
    mobileSaleUntil: of('mobile')?.sale?.until ?? '',
  }
}

/** Parses the prices to minor units. */
export const readPrices = (draft: DraftPrices): Record<AmountName, Entry> => ({
  germanyPrice: amountEntry(draft.germanyPrice),
  germanyOriginal: amountEntry(draft.germanyOriginal),
  germanySale: amountEntry(draft.germanySale),
  turkeyPrice: amountEntry(draft.turkeyPrice),
  turkeyOriginal: amountEntry(draft.turkeyOriginal),
  turkeySale: amountEntry(draft.turkeySale),
  mobilePrice: amountEntry(draft.mobilePrice),
  mobileOriginal: amountEntry(draft.mobileOriginal),
  mobileSale: amountEntry(draft.mobileSale),
})

const price = z.nullable(minorAmount)
const optionalDay = z.union([z.literal(''), day])
export const priceFields = {
  germanyPrice: price,
  germanyOriginal: price,
  germanySale: price,
  turkeyPrice: price,
  turkeyOriginal: price,
  turkeySale: price,
  mobilePrice: price,
  mobileOriginal: price,
  mobileSale: price,
  germanySaleFrom: optionalDay,
  germanySaleUntil: optionalDay,
  turkeySaleFrom: optionalDay,
  turkeySaleUntil: optionalDay,
  mobileSaleFrom: optionalDay,
  mobileSaleUntil: optionalDay,
}

const isAbove = (original: number | null, now: number | null) =>
  original === null || now === null || !(original <= now)

/** Days compare as texts; one that is no day has its own problem. */
const isInOrder = (from: string, until: string) =>
  from === '' || until === '' || !isCalendarDay(from) || from <= until

/**
 * At least one price is required; an original price must exceed it and a sale's be below, whose last day is not before
 * its first one.
 */
export const priceRules = [
  rule<Prices>('priceMissing', (form) => GROUPS.some(({ price: name }) => form[name] !== null), [
    'germanyPrice',
  ]),
  ...GROUPS.flatMap(({ price: regular, original, sale, from, until }) => [
    rule<Prices>(
      'invalid',
      (form) => form[regular] !== null || (form[original] === null && form[sale] === null),
      [regular],
    ),
    rule<Prices>('originalTooLow', (form) => isAbove(form[original], form[regular]), [original]),
    rule<Prices>('saleTooHigh', (form) => isAbove(form[regular], form[sale]), [sale]),
    rule<Prices>('priceMissing', (form) => form[sale] !== null || (form[from] === '' && form[until] === ''), [
      sale,
    ]),
    rule<Prices>('endBeforeStart', (form) => isInOrder(form[from], form[until]), [until]),
  ]),
]

export const composePrices = (checked: Prices): PlatformPrice[] =>
  PLATFORMS.flatMap((platform) => {
    const { price: regular, original, sale, from, until } = PRICE_FIELDS[platform]
    const amount = checked[regular]
    const saleAmount = checked[sale]
    if (amount === null) return []
    return [
      {
        platform,
        price: { amount, currency: platformCurrency[platform] },
        originalAmount: checked[original],
        ...(saleAmount !== null && {
          sale: { amount: saleAmount, from: checked[from] || null, until: checked[until] || null },
        }),
      },
    ]
  })
