import type { Language } from '../shared/language'

export const LEGAL_PAGES = ['impressum', 'agb', 'datenschutz', 'widerruf', 'versand'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Who sells: stands in the imprint, in mails and on invoices. */
export interface Seller {
  readonly company: string
  readonly representative: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly email: string
  readonly phone: string
  readonly vatId: string
  /** Court and number of the commercial register. */
  readonly register: string
}

/** A language that is left empty falls back to German. */
export type Localized = Readonly<Record<Language, string>>

export const EMPTY_TEXT: Localized = { de: '', tr: '', en: '' }

/** What an owner says about the shop; a text that is left empty in German is the shop's standard one. */
export interface ShopDetails extends Seller {
  /** Above every page of the shop. */
  readonly announcement: Localized
  /** '2 bis 4 Werktage' for example. */
  readonly deliveryTime: Localized
  /** Paragraphs with an empty line between them; `## ` begins a heading. */
  readonly legal: Readonly<Record<LegalPage, Localized>>
}

/** What the shop says until its owner has said something else. */
export const STANDARD_DETAILS: ShopDetails = {
  company: 'Verda GmbH',
  representative: 'Miriam Albers',
  street: 'Gartenstraße 18',
  zipCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  email: 'hallo@verda.example',
  phone: '+49 30 5550 0142',
  vatId: 'DE000000000',
  register: 'Amtsgericht Charlottenburg (Berlin), HRB 000000 B',
  announcement: EMPTY_TEXT,
  deliveryTime: EMPTY_TEXT,
  legal: {
    impressum: EMPTY_TEXT,
    agb: EMPTY_TEXT,
    datenschutz: EMPTY_TEXT,
    widerruf: EMPTY_TEXT,
    versand: EMPTY_TEXT,
  },
}
