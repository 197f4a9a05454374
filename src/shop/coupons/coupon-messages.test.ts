import { describe, expect, it } from 'vitest'
import german from '@/i18n/messages/de/adminCoupons.json'
import { COUPON_SUCCESS_TR, couponMessageTr, translateCouponMessage } from './coupon-messages'
import { COUPON_REFUSALS, type CouponRefusal } from './coupon-effects'

const table: readonly [rule: string, CouponRefusal, string, string][] = [
  ['COUPON-5', 'COUPON_REQUIRED', 'Kupon kodu gereklidir', 'Bitte geben Sie einen Gutscheincode ein'],
  ['COUPON-6', 'COUPON_NOT_FOUND', 'Kupon bulunamadı', 'Gutschein nicht gefunden'],
  ['COUPON-7', 'COUPON_INACTIVE', 'Kupon aktif değil', 'Gutschein ist nicht aktiv'],
  ['COUPON-8', 'COUPON_NOT_STARTED', 'Kupon henüz geçerli değil', 'Gutschein ist noch nicht gültig'],
  ['COUPON-9', 'COUPON_EXPIRED', 'Kuponun süresi dolmuş', 'Gutschein ist abgelaufen'],
  [
    'COUPON-10',
    'COUPON_PLATFORM',
    'Kupon bu platformda geçerli değil',
    'Gutschein gilt nicht in diesem Shop',
  ],
  [
    'COUPON-11',
    'COUPON_CURRENCY',
    'Kupon bu para biriminde geçerli değil',
    'Gutschein gilt nicht für diese Währung',
  ],
  ['COUPON-12', 'COUPON_USED_UP', 'Kupon kullanım limiti doldu', 'Nutzungslimit des Gutscheins erreicht'],
  [
    'COUPON-13',
    'COUPON_LOGIN_REQUIRED',
    'Bu kupon için giriş yapmalısınız',
    'Bitte melden Sie sich für diesen Gutschein an',
  ],
  [
    'COUPON-14',
    'COUPON_ALREADY_USED',
    'Bu kuponu zaten kullandınız',
    'Sie haben diesen Gutschein bereits verwendet',
  ],
  [
    'COUPON-530',
    'COUPON_FIRST_ORDER',
    'Kupon yalnızca ilk siparişte geçerlidir',
    'Gutschein gilt nur für die erste Bestellung',
  ],
  [
    'COUPON-660',
    'COUPON_GROUP',
    'Kupon yalnızca belirli müşteri grupları için geçerlidir',
    'Gutschein gilt nur für bestimmte Kundengruppen',
  ],
  ['COUPON-15', 'COUPON_MINIMUM', 'Minimum sipariş tutarı 30,00 €', 'Mindestbestellwert 30,00 €'],
  [
    'COUPON-16',
    'COUPON_NOT_APPLICABLE',
    'Kupon bu sepete uygulanamaz',
    'Gutschein ist auf diesen Warenkorb nicht anwendbar',
  ],
  ['COUPON-17', 'COUPON_GIFT_OUT_OF_STOCK', 'Hediye ürün stokta yok', 'Gratisprodukt ist nicht verfügbar'],
]

it('the table is complete', () => {
  expect(table.map(([, code]) => code)).toEqual(COUPON_REFUSALS)
})

it.each(table)('[%s] %s is %j, shown as %j', (_, code, turkish, german) => {
  expect(couponMessageTr(code, { minimum: '30,00 €' })).toBe(turkish)
  expect(translateCouponMessage(turkish)).toBe(german)
})

it('the types have their German names [COUPON-22]', () => {
  expect(Object.values(german.types)).toEqual([
    ...['Prozentrabatt', 'Fester Betrag', 'Kostenloser Versand'],
    ...['Premium-Verlängerung', 'Kaufe X erhalte Y', 'Gratis Produkt'],
  ])
})

describe('translateCouponMessage', () => {
  it.each([
    [COUPON_SUCCESS_TR, 'Gutschein erfolgreich angewendet'],
    ['Minimum sipariş tutarı: 50 TL', 'Mindestbestellwert: 50 TL'],
    ['Minimum sipariş tutarı $& $1', 'Mindestbestellwert $& $1'],
    ['TEE2PLUS1: Kupon bulunamadı.', 'TEE2PLUS1: Gutschein nicht gefunden.'],
    ['Kupon bulunamadı. Kupon aktif değil.', 'Gutschein nicht gefunden. Gutschein ist nicht aktiv.'],
    ['Kupon aktif deg\u0306il', 'Gutschein ist nicht aktiv'],
    ['Kupon doğrulanırken bir hata oluştu', 'Beim Prüfen des Gutscheins ist ein Fehler aufgetreten'],
    ['Kupon kullanılırken bir hata oluştu', 'Beim Einlösen des Gutscheins ist ein Fehler aufgetreten'],
    ['Gutschein ist abgelaufen', 'Gutschein ist abgelaufen'],
    ['Something else', 'Something else'],
    ['', ''],
  ])('%j is %j [COUPON-18] [COUPON-20] [DEPART-500]', (message, german) => {
    expect(translateCouponMessage(message)).toBe(german)
  })
})

describe('the minimum of a message', () => {
  it('is written as money, or as it comes, or not at all', () => {
    expect(couponMessageTr('COUPON_MINIMUM', { minimum: { amount: 3_000, currency: 'EUR' } })).toBe(
      'Minimum sipariş tutarı 30,00\u00a0€',
    )
    expect(couponMessageTr('COUPON_MINIMUM', { minimum: { amount: 123_456, currency: 'TRY' } })).toBe(
      'Minimum sipariş tutarı 1.234,56\u00a0₺',
    )
    expect(couponMessageTr('COUPON_MINIMUM', { minimum: '$&' })).toBe('Minimum sipariş tutarı $&')
    expect(couponMessageTr('COUPON_MINIMUM')).toBe('Minimum sipariş tutarı')
  })
})
