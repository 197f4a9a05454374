/**
 * Ignores a press in an overlay above: Radix takes it for one outside until it has rendered once more after that overlay
 * opened, which would reopen a question in the moment it is answered.
 */
export function ignorePressAbove(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) event.preventDefault()
}
