import type { Application } from '../application'

/** Removes the line and shows a toast to undo it. */
export function takeFromCart({ stores }: Application, id: string): void {
  const { lines, remove, restore } = stores.cart.getState()
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  if (!line) return
  remove(id)
  stores.toasts.getState().show('cartRemoved', line.name, () => restore(line, index))
}
