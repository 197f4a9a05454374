/** Marks a row of inputs for `focusRow`. */
export const ROW = { 'data-row': '' }

/** Focuses the first input of a row; the row is rendered after the current event, so in the next frame. */
export const focusRow = (list: HTMLElement | null, index: number): void => {
  requestAnimationFrame(() => list?.querySelectorAll('[data-row]')[index]?.querySelector('input')?.focus())
}
