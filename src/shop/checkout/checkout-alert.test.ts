import { describe, expect, it } from 'vitest'
import {
  CHECKOUT_ALERTS,
  checkoutAlertOf,
  checkoutFailureOf,
  LIMIT_ALERTS,
  type CheckoutAlert,
} from './checkout-alert'
import { couponMessageTr, translateCouponMessage } from '@/shop/coupons/coupon-messages'
import { COUPON_REFUSALS, type CouponRefusal } from '@/shop/coupons/coupon-effects'

const byCode: Readonly<Record<CouponRefusal, CheckoutAlert>> = {
  COUPON_REQUIRED: 'couponProblem',
  COUPON_NOT_FOUND: 'couponInvalid',
  COUPON_INACTIVE: 'couponNotApplicable',
  COUPON_NOT_STARTED: 'couponNotApplicable',
  COUPON_EXPIRED: 'couponExpired',
  COUPON_PLATFORM: 'couponNotApplicable',
  COUPON_CURRENCY: 'couponNotApplicable',
  COUPON_USED_UP: 'couponProblem',
  COUPON_LOGIN_REQUIRED: 'couponNotApplicable',
  COUPON_ALREADY_USED: 'couponUsed',
  COUPON_FIRST_ORDER: 'couponNotApplicable',
  COUPON_GROUP: 'couponNotApplicable',
  COUPON_MINIMUM: 'couponMinimum',
  COUPON_NOT_APPLICABLE: 'couponNotApplicable',
  COUPON_GIFT_OUT_OF_STOCK: 'couponNotApplicable',
}

describe('by code, whatever the message says [CHECKOUT-26] [CHECKOUT-27] [CHECKOUT-28]', () => {
  it.each(COUPON_REFUSALS)('%s', (code) => {
    expect(checkoutAlertOf(code, 'Zahlung fehlgeschlagen')).toBe(byCode[code])
  })

  it.each<[string, CheckoutAlert]>([
    ['COUPON_SOMETHING_NEW', 'couponProblem'],
    ['PAYMENT_METHOD_UNAVAILABLE', 'payment'],
    ['OPEN_ORDERS', 'openOrders'],
    ['NETWORK', 'network'],
    ['TIMEOUT', 'timeout'],
  ])('%s', (code, alert) => {
    expect(checkoutAlertOf(code, 'Kupon bulunamadı')).toBe(alert)
  })

  it.each(['INTERNAL', 'VALIDATION', 'toString', '', undefined])('%s leaves it to the message', (code) => {
    expect(checkoutAlertOf(code, 'Lieferadresse unvollständig')).toBe('address')
    expect(checkoutAlertOf(code, 'Boom')).toBe('unexpected')
  })
})

const keywords: readonly [CheckoutAlert, readonly string[]][] = [
  [
    'couponInvalid',
    [
      'Gutschein nicht gefunden',
      'Der Gutscheincode ist ungültig.',
      'Kupon bulunamadı',
      'KUPON BULUNAMADI',
      'Geçersiz kupon kodu',
      'Coupon not found',
      'Invalid coupon code',
    ],
  ],
  [
    'couponExpired',
    ['Gutschein ist abgelaufen', 'Kuponun süresi dolmuş', 'Coupon has expired', 'The code has expired'],
  ],
  [
    'couponNotApplicable',
    [
      'Gutschein ist auf diesen Warenkorb nicht anwendbar',
      'Der Gutschein kann nicht angewendet werden.',
      'Kupon bu sepete uygulanamaz',
      'Coupon not applicable',
      'This coupon cannot be applied to your cart',
    ],
  ],
  [
    'couponMinimum',
    [
      'Mindestbestellwert 30,00 €',
      'Minimum sipariş tutarı 30,00 €',
      'MİNİMUM SİPARİŞ TUTARI 50 TL',
      'Minimum order amount not reached',
      'Coupon: minimum order is 30',
    ],
  ],
  [
    'couponUsed',
    [
      'Sie haben diesen Gutschein bereits verwendet',
      'Bu kuponu zaten kullandınız',
      'Coupon already used',
      'Coupon has already been redeemed',
    ],
  ],
  [
    'couponProblem',
    [
      'Nutzungslimit des Gutscheins erreicht',
      'Kupon kullanım limiti doldu',
      'Coupon error',
      'Voucher problem',
    ],
  ],
  [
    'payment',
    [
      'Zahlungsmethode nicht verfügbar',
      'Ödeme başarısız',
      'ÖDEME YÖNTEMİ GEÇERSİZ',
      'Payment failed',
      'PayPal is not enabled',
    ],
  ],
  [
    'address',
    [
      'Lieferadresse unvollständig',
      'Gültige 5-stellige Postleitzahl erforderlich',
      'Geçersiz adres',
      'Geçersiz posta kodu',
      'Invalid shipping address',
      'Zip code required',
    ],
  ],
  [
    'network',
    [
      'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
      'Ağ hatası',
      'Bağlantı kesildi',
      'Network Error',
      'Failed to fetch',
    ],
  ],
  [
    'timeout',
    [
      'Zeitüberschreitung. Bitte versuchen Sie es erneut.',
      'Die Anfrage hat zu lange gedauert.',
      'Zaman aşımı',
      'timeout of 10000ms exceeded',
      'Network request timed out',
    ],
  ],
  [
    'unexpected',
    [
      '',
      'Serverfehler. Bitte versuchen Sie es später erneut.',
      'Ein unerwarteter Fehler ist aufgetreten.',
      'Produkt nicht gefunden',
      'Ürün bulunamadı',
      'Gültige E-Mail-Adresse erforderlich',
      'Invalid email address',
      'Geçersiz e-posta adresi',
      'Ihre Sitzung ist abgelaufen',
      'Session expired',
      'E-Mail wird bereits verwendet',
      'Out of stock',
    ],
  ],
]

describe('by keywords [CHECKOUT-26]', () => {
  it('has examples of every alert but those of limits, which only the server’s code tells', () => {
    const byKeyword = CHECKOUT_ALERTS.filter((alert) => !LIMIT_ALERTS.some((limit) => limit === alert))
    expect(new Set(keywords.map(([alert]) => alert))).toEqual(new Set(byKeyword))
  })

  const examples = keywords.flatMap(([alert, texts]) => texts.map((text) => [text, alert] as const))
  it.each(examples)('%j: %s', (text, alert) => {
    expect(checkoutAlertOf(undefined, text)).toBe(alert)
  })

  it('says the same of the server’s Turkish and of its German translation', () => {
    for (const code of COUPON_REFUSALS) {
      const turkish = couponMessageTr(code, { minimum: '30,00 €' })
      if (code === 'COUPON_GIFT_OUT_OF_STOCK') continue // Its message does not name a coupon: only its code does.
      expect(checkoutAlertOf(undefined, turkish), code).toBe(
        checkoutAlertOf(undefined, translateCouponMessage(turkish)),
      )
    }
  })
})

it.each([
  ['NETWORK', 0, 'network'],
  ['TIMEOUT', 0, 'timeout'],
  ['INTERNAL', 500, 'server'],
  ['UNAVAILABLE', 503, 'server'],
  [undefined, 502, 'server'],
  ['UNREADABLE', 200, 'failed'],
  ['OUT_OF_STOCK', 409, 'failed'],
  [undefined, 400, 'failed'],
] as const)('%s with status %i: %s', (code, status, failure) => {
  expect(checkoutFailureOf(code, status)).toBe(failure)
})
