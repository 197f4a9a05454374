import { COUPON_FAILURES_TR, couponTexts } from '@/shop/coupons/coupon-messages'
import type { CouponRefusal } from '@/shop/coupons/coupon-effects'
import { namedProblem } from '@/shop/shared/problem'
import type { Language } from '@/shop/shared/language'
import type { ErrorCode } from './errors'

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>

const isCouponRefusal = (code: ErrorCode): code is CouponRefusal => Object.hasOwn(couponTexts, code)

/** Also where a passkey is one of several proofs. */
export const passkeyRefused = {
  de: 'Dieser Passkey passt nicht.',
  tr: 'Bu geçiş anahtarı kabul edilmedi.',
  en: 'This passkey was not accepted.',
}

/** Without coupon refusals, which are Turkish in every language (COUPON-19). */
const messages: Readonly<Record<Exclude<ErrorCode, CouponRefusal>, Texts>> = {
  VALIDATION: {
    de: 'Bitte prüfen Sie Ihre Angaben.',
    tr: 'Lütfen girdiğiniz bilgileri kontrol edin.',
    en: 'Please check what you entered.',
  },
  MALFORMED_JSON: {
    de: 'Die Anfrage ist nicht lesbar.',
    tr: 'İstek okunamadı.',
    en: 'The request cannot be read.',
  },
  INVALID_CREDENTIALS: {
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    tr: 'E-posta adresi veya şifre hatalı.',
    en: 'E-mail address or password is wrong.',
  },
  WRONG_PASSWORD: {
    de: 'Das aktuelle Passwort ist falsch.',
    tr: 'Mevcut şifre hatalı.',
    en: 'The current password is wrong.',
  },
  WRONG_CODE: {
    de: 'Dieser Code ist falsch oder schon benutzt.',
    tr: 'Bu kod hatalı veya daha önce kullanılmış.',
    en: 'This code is wrong or has been used already.',
  },
  PASSKEY_REFUSED: passkeyRefused,
  SECOND_FACTOR_REQUIRED: {
    de: 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.',
    tr: 'Lütfen girişi ikinci adımla doğrulayın.',
    en: 'Please confirm the login with your second factor.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    de: 'Bitte richten Sie zuerst einen zweiten Faktor ein.',
    tr: 'Lütfen önce iki adımlı doğrulamayı kurun.',
    en: 'Please set up a second factor first.',
  },
  INVALID_TOKEN: {
    de: 'Der Link ist ungültig oder abgelaufen.',
    tr: 'Bağlantı geçersiz veya süresi dolmuş.',
    en: 'The link is invalid or has expired.',
  },
  UNSUPPORTED_IMAGE: {
    de: 'Diese Datei ist kein unterstütztes Bild.',
    tr: 'Bu dosya desteklenen bir görsel değil.',
    en: 'This file is not a supported image.',
  },
  UNSUPPORTED_VIDEO: {
    de: 'Dieser Film wird nicht unterstützt.',
    tr: 'Bu video desteklenmiyor.',
    en: 'This film is not supported.',
  },
  TOO_MANY_FILES: {
    de: 'Höchstens 5 Bilder je Produkt.',
    tr: 'Ürün başına en fazla 5 görsel.',
    en: 'At most 5 images per product.',
  },
  UNAUTHORIZED: {
    de: 'Bitte melden Sie sich an.',
    tr: 'Lütfen giriş yapın.',
    en: 'Please sign in.',
  },
  FORBIDDEN: {
    de: 'Dazu fehlt Ihnen die Berechtigung.',
    tr: 'Bu işlem için yetkiniz yok.',
    en: 'You are not allowed to do that.',
  },
  ACCOUNT_BANNED: {
    de: 'Dieses Konto ist gesperrt.',
    tr: 'Bu hesap engellenmiş.',
    en: 'This account is banned.',
  },
  NOT_FOUND: {
    de: 'Nicht gefunden.',
    tr: 'Bulunamadı.',
    en: 'Not found.',
  },
  EMAIL_UNVERIFIED: {
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    tr: 'Lütfen önce e-posta adresinizi doğrulayın.',
    en: 'Please confirm your e-mail address first.',
  },
  EMAIL_TAKEN: {
    de: 'Diese E-Mail-Adresse ist bereits registriert.',
    tr: 'Bu e-posta adresi zaten kayıtlı.',
    en: 'This e-mail address is already registered.',
  },
  CONFLICT: {
    de: 'Das widerspricht dem, was schon gespeichert ist.',
    tr: 'Bu, kayıtlı verilerle çakışıyor.',
    en: 'This contradicts what is already stored.',
  },
  NOT_BOUGHT: {
    de: 'Bewerten können Sie, was Ihnen geliefert wurde.',
    tr: 'Yalnızca size teslim edilen ürünleri değerlendirebilirsiniz.',
    en: 'You can review what was delivered to you.',
  },
  STALE: {
    de: 'Jemand hat inzwischen gespeichert. Bitte laden Sie neu.',
    tr: 'Bu kayıt bu arada değiştirildi. Lütfen yeniden yükleyin.',
    en: 'Somebody else has saved changes in the meantime. Please reload.',
  },
  IN_USE: {
    de: 'Wird noch verwendet und kann nicht gelöscht werden.',
    tr: 'Kullanımda olduğu için silinemez.',
    en: 'Still in use and cannot be deleted.',
  },
  ORDERS_UNDER_WAY: {
    de: 'Das Konto lässt sich löschen, sobald alle Bestellungen versendet oder storniert sind.',
    tr: 'Hesap, tüm siparişler kargolandığında veya iptal edildiğinde silinebilir.',
    en: 'The account can be deleted as soon as all orders are shipped or cancelled.',
  },
  OUT_OF_STOCK: {
    de: 'Nicht genügend auf Lager.',
    tr: 'Stokta yeterli ürün yok.',
    en: 'Not enough in stock.',
  },
  OPEN_ORDERS: {
    de: 'Unbezahlt halten wir nur wenig zurück, solange eine E-Mail-Adresse nicht bestätigt ist. Bitte bezahlen oder stornieren Sie zuerst offene Bestellungen, oder bestellen Sie weniger Stück.',
    tr: 'E-posta adresi onaylanmadıkça ödenmeden yalnızca az sayıda ürün ayırabiliyoruz. Lütfen önce açık siparişlerinizi ödeyin veya iptal edin ya da daha az adet sipariş edin.',
    en: 'While an e-mail address is not confirmed, we keep only a little unpaid. Please pay or cancel your open orders first, or order fewer pieces.',
  },
  PRODUCT_UNAVAILABLE: {
    de: 'Ein Produkt ist nicht mehr erhältlich.',
    tr: 'Bir ürün artık mevcut değil.',
    en: 'A product is no longer available.',
  },
  TOTAL_CHANGED: {
    de: 'Der Gesamtbetrag hat sich geändert.',
    tr: 'Toplam tutar değişti.',
    en: 'The total has changed.',
  },
  REFUND_EXCEEDS_PAYMENT: {
    de: 'Es kann nicht mehr erstattet werden, als bezahlt wurde.',
    tr: 'Ödenen tutardan fazlası iade edilemez.',
    en: 'No more can be refunded than was paid.',
  },
  RETURN_UNMATCHED: {
    de: 'Diese Erklärung gehört zu keiner Bestellung; bitte ordnen Sie sie erst einer zu oder lehnen Sie sie ab.',
    tr: 'Bu bildirim bir siparişe bağlı değil; önce siparişe bağlayın ya da reddedin.',
    en: 'This withdrawal belongs to no order; please match it with one first, or refuse it.',
  },
  PAYMENT_METHOD_UNAVAILABLE: {
    de: 'Diese Zahlungsmethode ist nicht verfügbar.',
    tr: 'Bu ödeme yöntemi kullanılamıyor.',
    en: 'This payment method is not available.',
  },
  TOO_LARGE: {
    de: 'Die Anfrage ist zu groß.',
    tr: 'İstek çok büyük.',
    en: 'The request is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    de: 'Dieses Format wird nicht angenommen.',
    tr: 'Bu biçim kabul edilmiyor.',
    en: 'This format is not accepted.',
  },
  IDEMPOTENCY_MISMATCH: {
    de: 'Dieser Vorgang wurde schon mit anderen Angaben begonnen.',
    tr: 'Bu işlem daha önce farklı bilgilerle başlatılmış.',
    en: 'This request was already begun with other data.',
  },
  RATE_LIMITED: {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    tr: 'Çok fazla istek. Lütfen biraz sonra tekrar deneyin.',
    en: 'Too many requests. Please try again in a moment.',
  },
  INTERNAL: {
    de: 'Ein unerwarteter Fehler ist aufgetreten.',
    tr: 'Beklenmeyen bir hata oluştu.',
    en: 'An unexpected error occurred.',
  },
  UNAVAILABLE: {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    tr: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.',
    en: 'The service is not available right now. Please try again in a moment.',
  },
}

const inTurkish = (text: string): Texts => ({ de: text, tr: text, en: text })
const unknownProduct = { NOT_FOUND: { ...inTurkish('Ürün bulunamadı'), en: 'Product not found' } }

const codeTaken: Texts = {
  de: 'Dieser Code ist schon vergeben.',
  tr: 'Bu kod zaten kullanılıyor.',
  en: 'This code is taken already.',
}
const nameTaken: Texts = {
  de: 'Dieser Name ist in diesem Shop schon vergeben.',
  tr: 'Bu platformda bu adda bir kategori var.',
  en: 'This name is taken already in this shop.',
}
const webhookOff: Texts = {
  de: 'Der Webhook ist ausgeschaltet.',
  tr: 'Webhook kapalı.',
  en: 'The webhook is switched off.',
}
const roleNameTaken: Texts = {
  de: 'Eine Rolle mit diesem Namen gibt es schon.',
  tr: 'Bu adda bir rol zaten var.',
  en: 'There is a role with this name already.',
}
const notCancellable: Texts = {
  de: 'Diese Bestellung ist bezahlt oder schon in Arbeit. Bitte schreiben Sie uns.',
  tr: 'Bu siparişin ödemesi alındı ya da hazırlanıyor. Lütfen bize yazın.',
  en: 'This order is paid or being worked on already. Please write to us.',
}
const loginExpired: Texts = {
  de: 'Die Anmeldung ist abgelaufen; bitte beginnen Sie noch einmal.',
  tr: 'Girişin süresi doldu; lütfen baştan başlayın.',
  en: 'The login has expired; please start again.',
}
const setupExpired: Texts = {
  de: 'Die Einrichtung ist abgelaufen; bitte beginnen Sie noch einmal.',
  tr: 'Kurulumun süresi doldu; lütfen baştan başlayın.',
  en: 'The setup has expired; please start again.',
}
const slugTaken: Texts = {
  de: 'Diese Adresse hat schon ein anderes Produkt.',
  tr: 'Bu adres başka bir üründe kullanılıyor.',
  en: 'Another product has this address already.',
}

/** Messages of single calls that replace the general one; the German shop deliberately keeps these Turkish texts. */
const ofCalls: Readonly<Record<string, Partial<Record<ErrorCode, Texts>>>> = {
  getProduct: unknownProduct,
  getProductBySlug: unknownProduct,
  addToWishlist: unknownProduct,
  exportProducts: {
    TOO_LARGE: {
      de: 'Eine Datei hat höchstens 5.000 Produkte; bitte nach Kategorie oder Status filtern.',
      tr: 'Bir dosyada en çok 5.000 ürün olabilir; lütfen kategori veya duruma göre filtreleyin.',
      en: 'A file has at most 5,000 products; please filter by category or status.',
    },
  },
  uploadProductVideo: {
    TOO_LARGE: {
      de: 'Ein Film hat höchstens 20 MB.',
      tr: 'Bir video en çok 20 MB olabilir.',
      en: 'A film has at most 20 MB.',
    },
  },
  selectProducts: {
    TOO_LARGE: {
      de: 'Höchstens 1.000 Produkte lassen sich zusammen ändern; bitte die Liste weiter filtern.',
      tr: 'Bir kerede en çok 1.000 ürün değiştirilebilir; lütfen listeyi filtrelerle daraltın.',
      en: 'At most 1,000 products can be changed together; please narrow the list by filters.',
    },
  },
  matchReturn: {
    CONFLICT: {
      de: 'Diese Erklärung gehört schon zu einer Bestellung, oder über sie ist entschieden.',
      tr: 'Bu bildirim zaten bir siparişe bağlandı veya karara bağlandı.',
      en: 'This withdrawal already belongs to an order, or it has been decided.',
    },
  },
  cancelOrder: { CONFLICT: notCancellable },
  cancelMyOrder: { CONFLICT: notCancellable },
  createCoupon: { CONFLICT: codeTaken },
  updateCoupon: { CONFLICT: codeTaken },
  createCargo: { CONFLICT: codeTaken },
  updateCargo: { CONFLICT: codeTaken },
  createCategory: { CONFLICT: nameTaken },
  updateCategory: { CONFLICT: nameTaken },
  createProduct: { CONFLICT: slugTaken },
  updateProduct: { CONFLICT: slugTaken },
  assignCargo: {
    CONFLICT: {
      de: 'Diese Versandfirma ist nicht aktiv oder liefert nicht für diesen Shop.',
      tr: 'Bu kargo şirketi pasif veya bu platforma teslimat yapmıyor.',
      en: 'This cargo company is inactive or does not deliver for this shop.',
    },
  },
  updatePaymentSettings: {
    CONFLICT: {
      de: 'Die Preise dieses Shops haben eine andere Währung.',
      tr: 'Bu mağazanın fiyatları başka bir para biriminde.',
      en: 'The prices of this shop are in another currency.',
    },
  },
  setShippingAddress: {
    CONFLICT: {
      de: 'Die Adresse einer versendeten oder stornierten Bestellung lässt sich nicht mehr ändern.',
      tr: 'Kargoya verilmiş veya iptal edilmiş siparişin adresi değiştirilemez.',
      en: 'The address of a shipped or cancelled order can no longer be changed.',
    },
  },
  sendOrderMail: {
    CONFLICT: {
      de: 'So weit ist die Bestellung nicht, oder sie hat keine E-Mail-Adresse mehr.',
      tr: 'Sipariş henüz bu aşamada değil veya e-posta adresi silinmiş.',
      en: 'The order has not come to that, or it has no e-mail address any more.',
    },
  },
  resendMail: {
    CONFLICT: {
      de: 'Diese E-Mail ist schon verschickt oder wird gerade verschickt.',
      tr: 'Bu e-posta zaten gönderildi veya şu anda gönderiliyor.',
      en: 'This e-mail has been sent already or is being sent.',
    },
  },
  setUserPremium: {
    CONFLICT: {
      de: 'Die Mitgliedschaft ist inzwischen in einem anderen Zustand.',
      tr: 'Üyeliğin durumu bu arada değişti.',
      en: 'The membership has changed in the meantime.',
    },
  },
  updateAdmin: {
    CONFLICT: {
      de: 'Niemand deaktiviert sich selbst, und die letzte aktive Inhaberin bleibt es.',
      tr: 'Kendinizi pasifleştiremezsiniz; son aktif sahip de sahip kalır.',
      en: 'Nobody deactivates themselves, and the last active owner stays one.',
    },
  },
  createApiKey: {
    CONFLICT: {
      de: 'Mehr als 50 Schlüssel hat ein Shop nicht. Bitte entfernen Sie zuerst einen.',
      tr: 'Bir mağazanın en fazla 50 anahtarı olur. Lütfen önce birini kaldırın.',
      en: 'A shop has at most 50 keys. Please remove one first.',
    },
  },
  createWebhook: {
    CONFLICT: {
      de: 'Mehr als 10 Webhooks hat ein Shop nicht. Bitte entfernen Sie zuerst einen.',
      tr: 'Bir mağazanın en fazla 10 webhook’u olur. Lütfen önce birini kaldırın.',
      en: 'A shop has at most 10 webhooks. Please remove one first.',
    },
  },
  testWebhook: { CONFLICT: webhookOff },
  redeliverWebhook: { CONFLICT: webhookOff },
  createRole: { CONFLICT: roleNameTaken },
  updateRole: { CONFLICT: roleNameTaken },
  deleteRole: {
    IN_USE: {
      de: 'Diese Rolle ist noch vergeben ({people}).',
      tr: 'Bu rol hâlâ kullanımda ({people} kişi).',
      en: 'This role is still in use ({people}).',
    },
  },
  loginWithPasskey: { INVALID_TOKEN: loginExpired },
  startPasskeyLogin: { INVALID_TOKEN: loginExpired },
  loginWithSecondFactor: { INVALID_TOKEN: loginExpired },
  loginCustomerWithPasskey: { INVALID_TOKEN: loginExpired },
  addPasskey: { INVALID_TOKEN: setupExpired },
  addCustomerPasskey: { INVALID_TOKEN: setupExpired },
  confirmTotp: { INVALID_TOKEN: setupExpired },
  removeSecondFactor: {
    CONFLICT: {
      de: 'Den eigenen zweiten Faktor entfernen Sie in Ihrem Konto.',
      tr: 'Kendi ikinci adımınızı hesabınızdan kaldırabilirsiniz.',
      en: 'Your own second factor is removed in your account.',
    },
  },
  resetAdmin: {
    CONFLICT: {
      de: 'Dieses Konto ist nicht aktiv.',
      tr: 'Bu hesap aktif değil.',
      en: 'This account is not active.',
    },
  },
  refundOrder: {
    CONFLICT: {
      de: 'Die Bestellung ist storniert oder erstattet; ihre Ware ist schon zurückgebucht.',
      tr: 'Sipariş iptal veya iade edilmiş; ürünleri zaten stoğa döndü.',
      en: 'The order is cancelled or refunded; its goods are back in stock already.',
    },
  },
  decideReturn: {
    CONFLICT: {
      de: 'Über diese Erklärung ist schon entschieden.',
      tr: 'Bu bildirim zaten karara bağlandı.',
      en: 'This withdrawal has been decided already.',
    },
  },
  validateCoupon: { INTERNAL: inTurkish(COUPON_FAILURES_TR.validate) },
  useCoupon: { INTERNAL: inTurkish(COUPON_FAILURES_TR.use) },
}

interface MessageContext {
  /** Values for the `{x}` placeholders. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** Name of the refused call. */
  readonly call?: string | undefined
}

/** Message of an error, for the server and the mocks. */
export function messageOf(
  code: ErrorCode,
  language: Language,
  { params, call = '' }: MessageContext = {},
): string {
  const general = isCouponRefusal(code) ? couponTexts[code] : messages[code][language]
  const message = ofCalls[call]?.[code]?.[language] ?? general
  return filled(message, params)
}

/** The text with the values of its `{x}` placeholders. */
export const filled = (text: string, params: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** Of a picture that is one, but has more than 50 megapixels or a longer side than WebP allows. */
export const imageTooWide: Texts = {
  de: 'Das Bild hat zu viele Pixel ({width} × {height}); möglich sind 50 Megapixel und 16383 je Seite.',
  tr: 'Görselin çözünürlüğü çok yüksek ({width} × {height}); en çok 50 megapiksel ve kenar başına 16383 piksel olabilir.',
  en: 'The image has too many pixels ({width} × {height}); possible are 50 megapixels and 16383 a side.',
}

/** Messages for a single invalid field. */
export const fieldMessages = {
  missing: { de: 'Pflichtfeld', tr: 'Bu alan zorunludur', en: 'Required' },
  saleTooHigh: {
    de: 'Der Angebotspreis muss unter dem Preis liegen',
    tr: 'İndirimli fiyat, fiyattan düşük olmalı',
    en: 'The sale price has to be below the price',
  },
  endInPast: {
    de: 'Das Ende ist schon vorbei',
    tr: 'Bitiş tarihi geçmişte',
    en: 'The end has passed already',
  },
  endBeforeStart: {
    de: 'Das Ende liegt vor dem Beginn',
    tr: 'Bitiş, başlangıçtan önce olamaz',
    en: 'The end is before the start',
  },
  webhookUrl: {
    de: 'Nur öffentliche Adressen mit https://, ohne Passwort',
    tr: 'Yalnızca https:// ile başlayan, herkese açık ve şifresiz adresler',
    en: 'Only public addresses with https://, without a password',
  },
  short: { de: 'Zu kurz oder zu klein', tr: 'Çok kısa veya çok küçük', en: 'Too short or too small' },
  shortForAdmin: {
    de: 'Mindestens 12 Zeichen, mit zweitem Faktor 8',
    tr: 'En az 12 karakter; iki adımlı doğrulama açıksa 8',
    en: 'At least 12 characters, with a second factor 8',
  },
  long: { de: 'Zu lang oder zu groß', tr: 'Çok uzun veya çok büyük', en: 'Too long or too large' },
  common: {
    de: 'Dieses Passwort ist zu häufig',
    tr: 'Bu şifre çok yaygın',
    en: 'This password is too common',
  },
  mainCategory: {
    de: 'Nur eine Hauptkategorie desselben Shops; eine Kategorie mit Unterkategorien hat keine übergeordnete',
    tr: 'Yalnızca aynı platformdaki bir ana kategori seçilebilir; alt kategorileri olan bir kategorinin üst kategorisi olmaz',
    en: 'Only a main category of the same shop; a category with subcategories has no parent',
  },
  childrenElsewhere: {
    de: 'Die Unterkategorien gehören zu einem anderen Shop',
    tr: 'Alt kategoriler başka bir platformda',
    en: 'The subcategories belong to another shop',
  },
  unknownCategory: {
    de: 'Diese Kategorie gibt es nicht',
    tr: 'Böyle bir kategori yok',
    en: 'There is no such category',
  },
  unknownProduct: {
    de: 'Dieses Produkt gibt es nicht',
    tr: 'Böyle bir ürün yok',
    en: 'There is no such product',
  },
  sizeTaken: {
    de: 'Diese Größe gibt es schon',
    tr: 'Bu boyut zaten var',
    en: 'This size exists already',
  },
  sizeUnknown: {
    de: 'Bitte geben Sie bei diesem Produkt zuerst den Inhalt an; er benennt seine Größe',
    tr: 'Önce o ürünün net içeriğini girin; boyutunun adı odur',
    en: 'Please enter that product’s content first; it names its size',
  },
  unknownRole: {
    de: 'Diese Rolle gibt es nicht',
    tr: 'Böyle bir rol yok',
    en: 'There is no such role',
  },
  notALink: { de: 'Kein Link', tr: 'Geçerli bir bağlantı değil', en: 'Not a link' },
  slug: { de: 'Nur Buchstaben und Ziffern', tr: 'Yalnızca harf ve rakam', en: 'Letters and digits only' },
  unprintable: {
    de: 'Bitte ohne Zeilenumbrüche und Steuerzeichen',
    tr: 'Lütfen satır sonu ve kontrol karakteri kullanmayın',
    en: 'Please without line breaks and control characters',
  },
  address: {
    de: 'Bitte ohne Internet- oder E-Mail-Adresse',
    tr: 'Lütfen internet veya e-posta adresi yazmayın',
    en: 'Please without a web or e-mail address',
  },
  iban: {
    de: 'Diese IBAN gibt es nicht: Land, Länge oder Prüfziffer stimmen nicht',
    tr: 'Bu IBAN geçersiz: ülke, uzunluk veya kontrol basamağı yanlış',
    en: 'This IBAN is wrong: country, length or check digits do not fit',
  },
  bic: { de: 'Kein BIC', tr: 'Geçerli bir BIC değil', en: 'Not a BIC' },
  taxNumber: {
    de: 'Das ist keine Steuernummer: Land, Länge oder Prüfziffer stimmen nicht',
    tr: 'Bu vergi numarası geçersiz: ülke, uzunluk veya kontrol basamağı yanlış',
    en: 'This is no tax number: country, length or check digit do not fit',
  },
  vatId: {
    de: 'Das ist keine USt-IdNr.: Land, Länge oder Prüfziffer stimmen nicht',
    tr: 'Bu KDV numarası geçersiz: ülke, uzunluk veya kontrol basamağı yanlış',
    en: 'This is no VAT ID: country, length or check digit do not fit',
  },
  wrong: { de: 'Ungültiger Wert', tr: 'Geçersiz değer', en: 'Invalid value' },
} as const satisfies Record<string, Texts>

/** The part of a zod issue that determines its message. */
interface FieldIssue {
  readonly code: string
  readonly message: string
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

const RATING: Texts = {
  de: 'Die Bewertung liegt zwischen 1 und 5',
  tr: 'Puan 1-5 arası olmalı',
  en: 'The rating is between 1 and 5',
}

/** Fields with messages of their own for a value beyond its bounds, by call. */
const boundsOfCalls: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Texts>>>>>> = {
  addReview: {
    user: {
      too_small: {
        de: 'Der Name braucht mindestens 2 Zeichen',
        tr: 'Kullanıcı adı en az 2 karakter olmalı',
        en: 'The user name needs at least 2 characters',
      },
      too_big: {
        de: 'Der Name hat höchstens 50 Zeichen',
        tr: 'Kullanıcı adı en çok 50 karakter olmalı',
        en: 'The user name has at most 50 characters',
      },
    },
    rating: { too_small: RATING, too_big: RATING },
    comment: {
      too_small: {
        de: 'Der Kommentar braucht mindestens 10 Zeichen',
        tr: 'Yorum en az 10 karakter olmalı',
        en: 'The comment needs at least 10 characters',
      },
      too_big: {
        de: 'Der Kommentar hat höchstens 500 Zeichen',
        tr: 'Yorum en çok 500 karakter olmalı',
        en: 'The comment has at most 500 characters',
      },
    },
  },
}

/**
 * Message of a zod issue in the language.
 * @param place call and field, of which some have messages of their own
 */
export function fieldMessage(
  { code, message, params }: FieldIssue,
  language: Language,
  { call = '', path = '' }: { readonly call?: string | undefined; readonly path?: string } = {},
): string {
  const own = boundsOfCalls[call]?.[path]?.[code]
  if (own) return own[language]
  const named = namedProblem(params)
  if (
    named === 'common' ||
    named === 'unprintable' ||
    named === 'address' ||
    named === 'iban' ||
    named === 'bic' ||
    named === 'taxNumber' ||
    named === 'vatId' ||
    named === 'endBeforeStart'
  )
    return fieldMessages[named][language]
  if (named === 'tooLong') return fieldMessages.long[language]
  if (/received undefined/.test(message)) return fieldMessages.missing[language]
  if (code === 'too_small') return fieldMessages.short[language]
  if (code === 'too_big') return fieldMessages.long[language]
  return fieldMessages.wrong[language]
}
