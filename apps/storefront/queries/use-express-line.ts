import { useEffect, useState } from 'react'
import { getCartItems } from '@/client/cart/cart'
import { getProduct } from '@/client/catalogue/products'
import { addToCart, refreshCart, type CartLine } from '@/domain/cart/cart'
import { http } from '../http'
import { PLATFORM } from '../settings'

interface Express {
  readonly productId: string
  readonly quantity: number
}

/** The history entry of an express purchase names its product. */
function expressOf(place: unknown): Express | undefined {
  if (typeof place !== 'object' || place === null || !('express' in place)) return undefined
  const { express } = place
  if (typeof express !== 'object' || express === null) return undefined
  if (!('productId' in express) || typeof express.productId !== 'string') return undefined
  const quantity = 'quantity' in express && typeof express.quantity === 'number' ? express.quantity : 1
  return { productId: express.productId, quantity }
}

/** Express purchase: one product, the cart is left alone (decisions §4). */
export function useExpressLine(place: unknown): {
  readonly done: boolean
  readonly line: CartLine | undefined
  /** It was asked for, and there is nothing to buy; the cart must not take its place. */
  readonly missing: boolean
  /** Price and stock as they are now; without an answer the line stays as it is. */
  readonly refresh: () => Promise<void>
} {
  const express = expressOf(place)
  const [line, setLine] = useState<CartLine>()
  const [done, setDone] = useState(express === undefined)
  const { productId, quantity } = express ?? {}
  useEffect(() => {
    if (productId === undefined || quantity === undefined) return
    let current = true
    getProduct(http, productId, PLATFORM)
      .then((product) => {
        if (current) setLine(addToCart([], product, quantity, PLATFORM)[0])
      })
      .catch(() => undefined)
      .finally(() => {
        if (current) setDone(true)
      })
    return () => {
      current = false
    }
  }, [productId, quantity])
  const refresh = async () => {
    if (!line) return
    try {
      const facts = await getCartItems(http, [line.productId], PLATFORM)
      // Gone altogether it is sold out: the page has to say so.
      setLine(refreshCart([line], facts)[0] ?? { ...line, stock: 0 })
    } catch {
      // What is known stays.
    }
  }
  return { done, line, missing: done && express !== undefined && !line, refresh }
}
