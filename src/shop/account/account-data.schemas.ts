import { z } from 'zod'
import { DECISIONS } from '@/shop/returns/returns'
import { password } from './account-fields'
import { customerOrder } from '../orders/order-parts.schemas'
import { instant, nothing } from '@/contract/shared/primitives'
import { customer } from './account.schemas'

export const accountDataSchemas = {
  getAccountData: {
    data: z.object({
      exportedAt: instant,
      account: customer.extend({
        createdAt: instant,
        acceptedTermsAt: instant.nullable(),
        emailVerifiedAt: instant.nullable(),
        lastActivityAt: instant.nullable(),
      }),
      /** Start and end of each session. */
      sessions: z.array(z.object({ startedAt: instant, expiresAt: instant })),
      passkeys: z.array(z.object({ name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
      orders: z.array(customerOrder),
      /** Declarations about the account's orders, and those of no order from its confirmed address. */
      withdrawals: z.array(
        z.object({
          orderNumber: z.string(),
          receivedAt: instant,
          name: z.string(),
          email: z.string(),
          items: z.array(z.string()),
          reason: z.string().nullable(),
          decision: z
            .object({ status: z.enum(DECISIONS), reason: z.string().nullable(), at: instant })
            .nullable(),
        }),
      ),
      /** Internal notes of the shop about the account's orders. */
      notes: z.array(z.object({ orderNumber: z.string(), text: z.string(), at: instant })),
      wishlist: z.array(z.object({ productId: z.string(), name: z.string(), addedAt: instant })),
      premium: z.array(
        z.object({ source: z.string(), months: z.number(), startsAt: instant, endsAt: instant }),
      ),
      reviews: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          rating: z.number().int(),
          comment: z.string(),
          date: instant,
        }),
      ),
      /** Products for which a back-in-stock mail is requested. */
      stockNotices: z.array(z.object({ productId: z.string(), name: z.string(), createdAt: instant })),
      /** Mails sent to the customer, without their content. */
      mails: z.array(z.object({ kind: z.string(), createdAt: instant })),
    }),
  },
  deleteAccount: { body: z.object({ password }), data: nothing },
}
