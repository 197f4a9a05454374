import type { Platform } from '@/shop/shared/platform'
import { amountCell } from './cell-kinds'
import { column } from './column'

const NOT_SOLD = { amount: null, originalAmount: null }

export const pricesOn = (platform: Platform) => [
  column({
    name: `price.${platform}`,
    path: `prices.${platform}.amount`,
    kind: amountCell,
    of: ({ shelf }) => shelf.get(platform)?.amount ?? null,
    write: ({ shelf }, amount) => {
      // An empty price takes the product off the platform.
      if (amount === null) shelf.delete(platform)
      else shelf.set(platform, { ...(shelf.get(platform) ?? NOT_SOLD), amount })
    },
  }),
  column({
    name: `originalPrice.${platform}`,
    path: `prices.${platform}.originalAmount`,
    kind: amountCell,
    of: ({ shelf }) => shelf.get(platform)?.originalAmount ?? null,
    write: ({ shelf }, originalAmount) => {
      if (originalAmount !== null || shelf.has(platform))
        shelf.set(platform, { ...(shelf.get(platform) ?? NOT_SOLD), originalAmount })
    },
  }),
]
