/** The list below the field, as the field names it. */
export interface ShownList {
  /** Left out while there is none. */
  readonly listId?: string
  /** The choice at the moment. */
  readonly optionId?: string
}

/** What the header's search field gives to its suggestions, which come later than the field. */
export interface SuggestionsSlot {
  /** It holds what was typed, also before the suggestions were there. */
  readonly field: HTMLInputElement
  readonly onList: (list: ShownList) => void
}
