import { answers, ok } from '@/mocks/shared/handlers'
import { cartSchemas } from './cart.schemas'

/** MSW handlers of the cart that an account keeps, which is empty at first. */
export const cartMocks = {
  ok: [
    ok('getCart', { items: [], version: 0 }),
    answers('keepCart', async (request) => {
      const { items, version } = cartSchemas.keepCart.body.parse(await request.json())
      return { items, version: version + 1 }
    }),
  ],
}
