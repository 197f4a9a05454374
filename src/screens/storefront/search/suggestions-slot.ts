/** ARIA ids of the open listbox, for the combobox field. */
export interface ShownList {
  /** Undefined while there is no list. */
  readonly listId?: string
  /** Active option. */
  readonly optionId?: string
}

/** Passed by the search field to its suggestions, which are loaded later than the field. */
export interface SuggestionsSlot {
  /** The input element; it may contain text typed before the suggestions were loaded. */
  readonly field: HTMLInputElement
  readonly onList: (list: ShownList) => void
}
