/** Limits of what may be ordered unpaid. */
export const LIMIT_ALERTS = ['openUnits', 'openTotal', 'openOrders', 'openNetwork'] as const

/** Kinds of alert after a failed checkout; also their message keys. */
export const CHECKOUT_ALERTS = [
  ...LIMIT_ALERTS,
  'couponInvalid',
  'couponExpired',
  'couponNotApplicable',
  'couponMinimum',
  'couponUsed',
  'couponProblem',
  'payment',
  'address',
  'network',
  'timeout',
  'unexpected',
] as const
export type CheckoutAlert = (typeof CHECKOUT_ALERTS)[number]

const byCode: Readonly<Record<string, CheckoutAlert>> = {
  COUPON_NOT_FOUND: 'couponInvalid',
  COUPON_EXPIRED: 'couponExpired',
  COUPON_MINIMUM: 'couponMinimum',
  COUPON_ALREADY_USED: 'couponUsed',
  COUPON_INACTIVE: 'couponNotApplicable',
  COUPON_NOT_STARTED: 'couponNotApplicable',
  COUPON_FIRST_ORDER: 'couponNotApplicable',
  COUPON_GROUP: 'couponNotApplicable',
  COUPON_PLATFORM: 'couponNotApplicable',
  COUPON_CURRENCY: 'couponNotApplicable',
  COUPON_LOGIN_REQUIRED: 'couponNotApplicable',
  COUPON_NOT_APPLICABLE: 'couponNotApplicable',
  COUPON_GIFT_OUT_OF_STOCK: 'couponNotApplicable',
  OPEN_ORDERS: 'openOrders',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  NETWORK: 'network',
  TIMEOUT: 'timeout',
}

/**
 * Lower-cases for comparison; Turkish dotted and dotless i become the same letter, because upper-casing mixes them
 * up.
 */
const comparable = (text: string): string =>
  text.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i')

const coupon = /gutschein|rabattcode|kupon|coupon|voucher/
/** Words of other things that can expire or be taken, so the message is not about a coupon. */
const somethingElse = /sitzung|session|oturum|token|jeton|mail|e-posta|konto|account|hesap/
/** 'Email address' must not be taken for the delivery address. */
const mailAddress = /(e-?mail|e-?posta)[\s-]*(adresse|address|adresi)?/g

interface Rule {
  readonly alert: CheckoutAlert
  readonly keywords: RegExp
  /** Apply the rule only if the message mentions a coupon, or at least nothing from `somethingElse`. */
  readonly about?: 'coupon' | 'not something else'
}

/** The first matching rule wins. */
const rules: readonly Rule[] = [
  {
    alert: 'couponInvalid',
    about: 'coupon',
    keywords: /nicht gefunden|existiert nicht|ungültig|bulunamadi|geçersiz|not found|does not exist|invalid/,
  },
  {
    alert: 'couponExpired',
    about: 'not something else',
    keywords: /abgelaufen|süresi dol|süresi geç|expired/,
  },
  {
    alert: 'couponNotApplicable',
    about: 'not something else',
    keywords:
      /nicht an(ge)?wendbar|nicht angewendet|uygulanamaz|uygulanamadi|not applicable|(cannot|can't|can not) be applied/,
  },
  {
    alert: 'couponMinimum',
    keywords: /mindestbestell|minimum sipariş|minimum siparis|minimum order|minimum amount|minimum tutar/,
  },
  {
    alert: 'couponUsed',
    about: 'not something else',
    keywords: /bereits (verwendet|eingelöst|benutzt|genutzt)|zaten kullan|already (been )?(used|redeemed)/,
  },
  { alert: 'couponProblem', keywords: coupon },
  { alert: 'payment', keywords: /zahlung|bezahl|payment|ödeme|odeme|paypal|überweisung|banka havale|havale/ },
  {
    alert: 'address',
    keywords: /add?res|postleitzahl|\bplz\b|zip ?code|postal code|posta kodu|straße|street|sokak/,
  },
  { alert: 'timeout', keywords: /timeout|timed out|time-out|zeitüberschreitung|zu lange|zaman aşimi/ },
  {
    alert: 'network',
    keywords: /netzwerk|network|verbindung|connection|internet|bağlanti|failed to fetch|\bağ hatasi|offline/,
  },
]

function fits({ keywords, about }: Rule, message: string): boolean {
  if (!keywords.test(message)) return false
  if (about === undefined || coupon.test(message)) return true
  return about === 'not something else' && !somethingElse.test(message)
}

/** Derives the alert from the error code, then from German, Turkish and English keywords in the message. */
export function checkoutAlertOf(code: string | undefined, message: string): CheckoutAlert {
  if (code !== undefined) {
    const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
    if (known) return known
    if (code.startsWith('COUPON_')) return 'couponProblem'
  }
  const text = comparable(message)
  const rule = rules.find((candidate) =>
    fits(candidate, candidate.alert === 'address' ? text.replace(mailAddress, '') : text),
  )
  return rule?.alert ?? 'unexpected'
}

/** Which message a failed checkout shows above the form; `server` is any 5xx, `failed` the fallback. */
export type CheckoutFailure = 'network' | 'timeout' | 'server' | 'failed'

export function checkoutFailureOf(code: string | undefined, status: number): CheckoutFailure {
  if (code === 'TIMEOUT') return 'timeout'
  if (code === 'NETWORK') return 'network'
  return status >= 500 || code === 'INTERNAL' || code === 'UNAVAILABLE' ? 'server' : 'failed'
}
