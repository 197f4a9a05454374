import type { CouponRefusal } from './coupon-effects'
import type { Money } from '../shared/money'

/** The server always sends coupon messages in Turkish (COUPON-19). */
export const couponTexts: Readonly<Record<CouponRefusal, string>> = {
  COUPON_REQUIRED: 'Kupon kodu gereklidir',
  COUPON_NOT_FOUND: 'Kupon bulunamadı',
  COUPON_INACTIVE: 'Kupon aktif değil',
  COUPON_NOT_STARTED: 'Kupon henüz geçerli değil',
  COUPON_EXPIRED: 'Kuponun süresi dolmuş',
  COUPON_PLATFORM: 'Kupon bu platformda geçerli değil',
  COUPON_CURRENCY: 'Kupon bu para biriminde geçerli değil',
  COUPON_USED_UP: 'Kupon kullanım limiti doldu',
  COUPON_LOGIN_REQUIRED: 'Bu kupon için giriş yapmalısınız',
  COUPON_ALREADY_USED: 'Bu kuponu zaten kullandınız',
  COUPON_FIRST_ORDER: 'Kupon yalnızca ilk siparişte geçerlidir',
  COUPON_GROUP: 'Kupon yalnızca belirli müşteri grupları için geçerlidir',
  COUPON_MINIMUM: 'Minimum sipariş tutarı {x}',
  COUPON_NOT_APPLICABLE: 'Kupon bu sepete uygulanamaz',
  COUPON_GIFT_OUT_OF_STOCK: 'Hediye ürün stokta yok',
}

/** The German messages of the storefront. */
const german: Readonly<Record<CouponRefusal, string>> = {
  COUPON_REQUIRED: 'Bitte geben Sie einen Gutscheincode ein',
  COUPON_NOT_FOUND: 'Gutschein nicht gefunden',
  COUPON_INACTIVE: 'Gutschein ist nicht aktiv',
  COUPON_NOT_STARTED: 'Gutschein ist noch nicht gültig',
  COUPON_EXPIRED: 'Gutschein ist abgelaufen',
  COUPON_PLATFORM: 'Gutschein gilt nicht in diesem Shop',
  COUPON_CURRENCY: 'Gutschein gilt nicht für diese Währung',
  COUPON_USED_UP: 'Nutzungslimit des Gutscheins erreicht',
  COUPON_LOGIN_REQUIRED: 'Bitte melden Sie sich für diesen Gutschein an',
  COUPON_ALREADY_USED: 'Sie haben diesen Gutschein bereits verwendet',
  COUPON_FIRST_ORDER: 'Gutschein gilt nur für die erste Bestellung',
  COUPON_GROUP: 'Gutschein gilt nur für bestimmte Kundengruppen',
  COUPON_MINIMUM: 'Mindestbestellwert {x}',
  COUPON_NOT_APPLICABLE: 'Gutschein ist auf diesen Warenkorb nicht anwendbar',
  COUPON_GIFT_OUT_OF_STOCK: 'Gratisprodukt ist nicht verfügbar',
}

/** Messages for failures of the coupon service itself (COUPON-20). */
export const COUPON_FAILURES_TR = {
  validate: 'Kupon doğrulanırken bir hata oluştu',
  use: 'Kupon kullanılırken bir hata oluştu',
} as const
export const COUPON_SUCCESS_TR = 'Kupon başarıyla uygulandı'

const PLACE = '{x}'

interface MessageValues {
  /**
   * Minimum order amount of COUPON_MINIMUM. A Money is written in German notation ('30,00 €'), because the
   * storefront shows it unchanged.
   */
  readonly minimum?: Money | string
}

const amountText = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount / 100,
  )

/** The server's Turkish message for a refusal. */
export function couponMessageTr(code: CouponRefusal, { minimum = '' }: MessageValues = {}): string {
  const value = typeof minimum === 'string' ? minimum : amountText(minimum)
  return couponTexts[code].replace(PLACE, () => value).trim()
}

const withoutPlace = (text: string): string => text.replace(PLACE, '').trim()
const isRefusal = (code: string): code is CouponRefusal => code in couponTexts

/** Longer phrases come first, so that a shorter phrase inside them does not match earlier. */
const phrases: readonly (readonly [turkish: string, german: string])[] = [
  ...Object.keys(couponTexts)
    .filter(isRefusal)
    .map((code) => [withoutPlace(couponTexts[code]), withoutPlace(german[code])] as const),
  [COUPON_SUCCESS_TR, 'Gutschein erfolgreich angewendet'] as const,
  [COUPON_FAILURES_TR.validate, 'Beim Prüfen des Gutscheins ist ein Fehler aufgetreten'] as const,
  [COUPON_FAILURES_TR.use, 'Beim Einlösen des Gutscheins ist ein Fehler aufgetreten'] as const,
].sort(([a], [b]) => b.length - a.length)

/**
 * Translates the server's Turkish message into German phrase by phrase; unknown text (amounts, other languages)
 * stays unchanged.
 */
export const translateCouponMessage = (message: string): string =>
  phrases.reduce((text, [from, to]) => text.replaceAll(from, () => to), message.normalize('NFC'))
