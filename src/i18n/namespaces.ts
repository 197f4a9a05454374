import type { Messages } from './types'

/** `./de/cart.json` → `cart` */
const namespaceOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

export const byNamespace = (files: Readonly<Record<string, Messages>>) =>
  Object.fromEntries(Object.entries(files).map(([path, messages]) => [namespaceOf(path), messages]))
