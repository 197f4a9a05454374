import type { Language } from '@/i18n/types'

export interface LegalSection {
  /** Anchor of the section. */
  readonly id: string
  /** '' if the text starts without a heading. */
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Lines shown in a box, for example a model form or an address. */
  readonly box?: readonly string[]
}

export interface LegalText {
  /** Calendar date `YYYY-MM-DD` or ISO 8601 timestamp. */
  readonly updated: string
  /** Language of the text, independent of the interface's. */
  readonly language: Language
  readonly sections: readonly LegalSection[]
}
