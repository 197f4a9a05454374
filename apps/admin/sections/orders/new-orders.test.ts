import { describe, expect, it } from 'vitest'
import { newestOf, newOrders } from './new-orders'

const order = (id: string, minute: string) => ({ id, createdAt: `2026-11-20T10:${minute}:00.000Z` })
const early = order('early', '01')
const late = order('late', '05')
const later = order('later', '09')

describe('new orders', () => {
  it('came in after the list was read', () => {
    expect(newOrders([later, late, early], [], early.createdAt)).toEqual([later, late])
    expect(newOrders([late, early], [], late.createdAt)).toEqual([])
  })

  it('are not those that the list shows, in whatever order', () => {
    expect(newOrders([later, late, early], [early, later], early.createdAt)).toEqual([late])
    expect(newOrders([late], [late], '')).toEqual([])
  })

  it('are all where nothing was read', () => {
    expect(newestOf([])).toBe('')
    expect(newOrders([late], [], newestOf([]))).toEqual([late])
    expect(newestOf([early, later, late])).toBe(later.createdAt)
  })
})
