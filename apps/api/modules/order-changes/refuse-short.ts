import { ApiError } from '@apps/api/platform/http/errors'
import type { OrderedLine } from '../orders/orders.repository'

const tooFew = (name: string, available: number) => ({
  de: `Von „${name}“ sind nur ${available} da.`,
  tr: `“${name}” ürününden yalnızca ${available} adet var.`,
  en: `There are only ${available} of “${name}”.`,
})

interface Planned {
  readonly lines: readonly Pick<OrderedLine, 'productId' | 'name' | 'isGift'>[]
  /** For each line how many there are where it wants more, else null. */
  readonly available: readonly (number | null)[]
}

/** @throws ApiError OUT_OF_STOCK at the lines of which too little is there */
export function refuseShort({ lines, available }: Planned): void {
  const short = lines.flatMap(({ productId, name, isGift }, at) => {
    const left = available[at] ?? null
    return left === null ? [] : [{ productId, name, available: left, isGift, at }]
  })
  if (short.length === 0) return
  throw new ApiError('OUT_OF_STOCK', {
    errors: short.map(({ name, available: left, isGift, at }) => ({
      path: isGift ? 'lines' : `lines.${at}.quantity`,
      msg: tooFew(name, left),
    })),
    details: {
      items: short.map(({ productId, name, available: left }) => ({ productId, name, available: left })),
    },
  })
}
