import { randomUUID } from 'node:crypto'
import type { Body } from '@/contract/shared/dto'
import type { TestApp } from './test-app'

/** Administrators' calls about categories. */
export const categoryCalls = (shop: TestApp, token: string) => ({
  create: async (body: Body<'createCategory'>) => (await shop.ok('createCategory', { token, body })).category,

  update: async (id: string, body: Body<'updateCategory'>) =>
    (await shop.ok('updateCategory', { token, params: { id }, body })).category,

  /** A product in the category. */
  product: async (category: string, more: Partial<Body<'createProduct'>> = {}) => {
    const body = { name: 'P', shortDescription: 'k', detailedDescription: 'd', category, price: 1, ...more }
    return (await shop.ok('createProduct', { token, body })).product
  },

  unique: (name: string) => `${name} ${randomUUID().slice(0, 8)}`,
})
