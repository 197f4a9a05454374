export const LEGAL_PAGES = ['impressum', 'agb', 'datenschutz', 'widerruf', 'versand'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]

export interface LegalSection {
  /** Anchor in the page. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A model form, a list of addresses: set apart in a box. */
  readonly box?: readonly string[]
}

/** A legal text; German data whatever the interface speaks. */
export interface LegalText {
  /** Calendar day `YYYY-MM-DD`. */
  readonly updated: string
  readonly sections: readonly LegalSection[]
}
