import { umlautsJoined } from '../shared/plain-letters'

/**
 * Pages of the shop itself that the search field offers, by what shoppers look for there: words of every language, as
 * products are found by the words of every language.
 */
const WORDS = {
  shipping:
    'Versand Versandkosten Packstation DHL Lieferung Lieferzeit Porto Zahlung Zahlungsarten Überweisung kargo teslimat gönderim ödeme shipping delivery postage payment',
  returns:
    'Widerruf Widerrufsbelehrung Widerrufsrecht Rückgabe Rücksendung Retoure Umtausch Erstattung iade cayma değişim returns refund withdrawal exchange',
  withdraw:
    'Widerruf widerrufen Vertrag kündigen cayma bildirimi sözleşme withdraw withdrawal cancel contract',
  orders:
    'Bestellung Bestellungen Bestellstatus Rechnung Sendung Sendungsverfolgung Paket Konto sipariş siparişlerim fatura takip hesap order orders invoice tracking parcel account',
  contact:
    'Kontakt Hilfe Kundendienst Kundenservice Telefon E-Mail Adresse Fragen FAQ iletişim yardım telefon adres soru contact help support phone address questions',
  adviser:
    'Berater Beratung Empfehlung Hilfe Geschmack Quiz danışman öneri yardım adviser advice recommendation help quiz taste',
  imprint: 'Impressum Anbieter künye şirket imprint company',
  terms: 'AGB Geschäftsbedingungen satış koşulları şartlar terms conditions',
  privacy: 'Datenschutz Datenschutzerklärung Cookies DSGVO gizlilik çerez KVKK privacy GDPR',
  accessibility: 'Barrierefreiheit barrierefrei BFSG erişilebilirlik accessibility',
} as const

export type SuggestedPage = keyof typeof WORDS

const HREFS: Readonly<Record<SuggestedPage, string>> = {
  shipping: '/legal/versand',
  returns: '/legal/widerruf',
  withdraw: '/legal/widerruf#widerrufen',
  orders: '/orders',
  contact: '/#contact',
  adviser: '/berater',
  imprint: '/legal/impressum',
  terms: '/legal/agb',
  privacy: '/legal/datenschutz',
  accessibility: '/legal/barrierefreiheit',
}

export const pageHref = (page: SuggestedPage): string => HREFS[page]

const PAGES: readonly SuggestedPage[] = [
  'shipping',
  'returns',
  'withdraw',
  'orders',
  'contact',
  'adviser',
  'imprint',
  'terms',
  'privacy',
  'accessibility',
]

/** Beginnings that are shorter are those of too many words. */
const SHORTEST = 3
const MAX_PAGES = 3

const wordsIn = (text: string): readonly string[] => umlautsJoined(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Pages of which every typed word begins one; accents and the transcription of umlauts do not count. */
export function suggestedPages(text: string): readonly SuggestedPage[] {
  const typed = wordsIn(text)
  if (!typed.some((word) => word.length >= SHORTEST)) return []
  const fits = (page: SuggestedPage) => {
    const words = wordsIn(WORDS[page])
    return typed.every((begun) => words.some((word) => word.startsWith(begun)))
  }
  return PAGES.filter(fits).slice(0, MAX_PAGES)
}
