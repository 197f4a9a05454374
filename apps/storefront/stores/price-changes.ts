import { create } from 'zustand'
import type { CartFacts, CartLine } from '@/domain/cart/cart'
import type { CartEntry } from '@/screens/storefront/cart/cart-types'
import { takeOver, useCart } from './cart'

type Previous = Readonly<Partial<Record<string, number>>>

/** Unit prices that the shopper saw before they changed, minor units, by line; until they are acknowledged. */
export const usePriceChanges = create<{ previous: Previous }>(() => ({ previous: {} }))

/** The server's facts, with the changed prices remembered. */
export function takeOverFacts(facts: readonly CartFacts[]): void {
  const before = new Map(useCart.getState().lines.map((line) => [line.id, line]))
  takeOver(facts)
  const { previous } = usePriceChanges.getState()
  const changed = useCart.getState().lines.flatMap(({ id, unitPrice }) => {
    const old = before.get(id)?.unitPrice
    return old === undefined || old === unitPrice ? [] : [[id, previous[id] ?? old] as const]
  })
  if (changed.length > 0)
    usePriceChanges.setState({ previous: { ...previous, ...Object.fromEntries(changed) } })
}

export const acknowledgePrice = (id: string): void =>
  usePriceChanges.setState(({ previous }) => ({ previous: { ...previous, [id]: undefined } }))

export const forgetPriceChanges = (): void => usePriceChanges.setState({ previous: {} })

export const withPrevious = (lines: readonly CartLine[], previous: Previous): CartEntry[] =>
  lines.map((line) => {
    const previousPrice = previous[line.id]
    return previousPrice === undefined ? line : { ...line, previousPrice }
  })
