/** What the field says of the list below it. */
interface FieldAria {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls'?: string
  readonly 'aria-activedescendant'?: string
}

/** What the header's search field gives to its suggestions, which come later than the field. */
export interface SuggestionsSlot {
  /** It holds what was typed, also before the suggestions were there. */
  readonly field: HTMLInputElement
  readonly onAria: (aria: FieldAria) => void
}
