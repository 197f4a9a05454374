import type { Application } from '../application'

/** Takes the line out; a toast offers to put it back. */
export function removeFromCart({ stores }: Application, id: string): void {
  const { lines, remove, restore } = stores.cart.getState()
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  if (!line) return
  remove(id)
  stores.toasts.getState().show('cartRemoved', line.name, () => restore(line, index))
}
