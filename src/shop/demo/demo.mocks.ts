import { ok } from '@/mocks/shared/handlers'

/** MSW handlers of a shop without made-up orders, and of one whose are cleared. */
export const demoMocks = {
  ok: [ok('getDemo', { demo: null })],
  filled: [
    ok('getDemo', { demo: { orders: 120, customers: 40, others: 0 } }),
    ok('getDemoStatement', { content: '<Document/>' }),
    ok('clearDemo', {}),
  ],
}
