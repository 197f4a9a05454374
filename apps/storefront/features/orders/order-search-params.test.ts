import { describe, expect, it } from 'vitest'
import { isCompleteSearch, readOrderKey, readOrderList, writeOrderList } from './order-search-params'

describe('the search params of the order list', () => {
  it.each([
    ['', { page: 1, status: undefined }],
    ['status=shipped&page=2', { page: 2, status: 'shipped' }],
    ['status=lost&page=0', { page: 1, status: undefined }],
    ['page=1.5', { page: 1, status: undefined }],
    ['page=x', { page: 1, status: undefined }],
    ['page=100001', { page: 1, status: undefined }],
  ])('?%s', (text, selection) => {
    expect(readOrderList(new URLSearchParams(text))).toEqual(selection)
  })

  it('leave out defaults and survive a round trip', () => {
    expect(writeOrderList({ page: 1, status: undefined })).toEqual({})
    const selection = { page: 3, status: 'delivered' } as const
    expect(readOrderList(new URLSearchParams(writeOrderList(selection)))).toEqual(selection)
  })
})

it('a guest’s link is complete only with number, email and code', () => {
  const key = { orderNumber: 'VD-2026-000431', email: 'a+b@post.example', code: '7KQ2' }
  expect(readOrderKey(new URLSearchParams(key))).toEqual(key)
  expect(isCompleteSearch(key)).toBe(true)
  expect(isCompleteSearch(readOrderKey(new URLSearchParams({ orderNumber: key.orderNumber })))).toBe(false)
})
