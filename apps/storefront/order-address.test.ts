import { describe, expect, it } from 'vitest'
import { isComplete, readOrderKey, readOrderList, writeOrderList } from './order-address'

describe('the list of orders in the address', () => {
  it.each([
    ['', { page: 1, status: undefined }],
    ['status=shipped&page=2', { page: 2, status: 'shipped' }],
    ['status=lost&page=0', { page: 1, status: undefined }],
    ['page=1.5', { page: 1, status: undefined }],
    ['page=x', { page: 1, status: undefined }],
  ])('?%s', (text, place) => {
    expect(readOrderList(new URLSearchParams(text))).toEqual(place)
  })

  it('writes only what is chosen, and reads it again', () => {
    expect(writeOrderList({ page: 1, status: undefined })).toEqual({})
    const place = { page: 3, status: 'delivered' } as const
    expect(readOrderList(new URLSearchParams(writeOrderList(place)))).toEqual(place)
  })
})

it('a guest’s link names an order only with all three', () => {
  const key = { orderNumber: 'VD-2026-000431', email: 'a+b@post.example', code: '7KQ2' }
  expect(readOrderKey(new URLSearchParams(key))).toEqual(key)
  expect(isComplete(key)).toBe(true)
  expect(isComplete(readOrderKey(new URLSearchParams({ orderNumber: key.orderNumber })))).toBe(false)
})
