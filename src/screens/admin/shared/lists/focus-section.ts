/** Keeps the keyboard in the section where what had the focus is gone. */
export function focusSection(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}
