import type { Platform } from '@/shop/shared/platform'
import { amountCell, dayCell, type CellKind } from './cell-kinds'
import { column } from './column'
import type { DraftPrice, DraftSale, RowDraft } from './row-draft'

const NO_SALE: DraftSale = { amount: null, from: null, until: null }
const NOT_SOLD: DraftPrice = { amount: null, originalAmount: null, sale: NO_SALE }

function setPart({ shelf }: RowDraft, platform: Platform, part: Partial<DraftPrice>): void {
  shelf.set(platform, { ...(shelf.get(platform) ?? NOT_SOLD), ...part })
}

/** The sale price and its first and last day. */
const saleOn = <Part extends keyof DraftSale>(
  platform: Platform,
  name: string,
  part: Part,
  kind: CellKind<DraftSale[Part]>,
) =>
  column({
    name: `${name}.${platform}`,
    path: `prices.${platform}.sale.${part}`,
    kind,
    of: ({ shelf }) => shelf.get(platform)?.sale?.[part] ?? null,
    write: (draft, value) => {
      const price = draft.shelf.get(platform)
      if (price || value !== null)
        setPart(draft, platform, { sale: { ...(price?.sale ?? NO_SALE), [part]: value } })
    },
  })

export const pricesOn = (platform: Platform) => [
  column({
    name: `price.${platform}`,
    path: `prices.${platform}.amount`,
    kind: amountCell,
    of: ({ shelf }) => shelf.get(platform)?.amount ?? null,
    write: (draft, amount) => {
      // An empty price takes the product off the platform.
      if (amount === null) draft.shelf.delete(platform)
      else setPart(draft, platform, { amount })
    },
  }),
  column({
    name: `originalPrice.${platform}`,
    path: `prices.${platform}.originalAmount`,
    kind: amountCell,
    of: ({ shelf }) => shelf.get(platform)?.originalAmount ?? null,
    write: (draft, originalAmount) => {
      if (originalAmount !== null || draft.shelf.has(platform)) setPart(draft, platform, { originalAmount })
    },
  }),
  saleOn(platform, 'salePrice', 'amount', amountCell),
  saleOn(platform, 'saleFrom', 'from', dayCell),
  saleOn(platform, 'saleUntil', 'until', dayCell),
]
