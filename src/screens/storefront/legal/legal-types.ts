import type { Language } from '../../../i18n/types'

export interface LegalSection {
  /** Anchor in the page. */
  readonly id: string
  /** '' where the text begins without a heading. */
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A model form, a list of addresses: set apart in a box. */
  readonly box?: readonly string[]
}

export interface LegalText {
  /** Calendar day `YYYY-MM-DD`, or an ISO 8601 instant. */
  readonly updated: string
  /** Whatever the interface speaks. */
  readonly language: Language
  readonly sections: readonly LegalSection[]
}
