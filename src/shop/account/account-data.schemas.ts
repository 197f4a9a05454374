import { z } from 'zod'
import { DECISIONS } from '@/shop/returns/returns'
import { keptAddress } from '../addresses/addresses.schemas'
import { password } from './account-fields'
import { language, platform } from '../shared/fields'
import { customerOrder } from '../orders/order-parts.schemas'
import { instant, nothing } from '@/contract/shared/primitives'
import {
  CHANGE_AUTHORS,
  SUBSCRIPTION_CHANGES,
  SUBSCRIPTION_STATUSES,
  TERMINATION_KINDS,
} from '../subscriptions/subscription'
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
        banReason: z.string().nullable(),
        /** In which the shop has put the customer. */
        groups: z.array(z.string()),
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
      /** Sparabos of the account. */
      subscriptions: z.array(
        z.object({
          number: z.string(),
          status: z.enum(SUBSCRIPTION_STATUSES),
          name: z.string(),
          quantity: z.number().int(),
          weeks: z.number().int(),
          percent: z.number().int(),
          nextOn: z.string(),
          createdAt: instant,
          endedAt: instant.nullable(),
          changes: z.array(
            z.object({
              kind: z.enum(SUBSCRIPTION_CHANGES),
              by: z.enum(CHANGE_AUTHORS),
              from: z.string().nullable(),
              to: z.string().nullable(),
              at: instant,
            }),
          ),
        }),
      ),
      /** Terminations of those, and of none from the account's confirmed address. */
      terminations: z.array(
        z.object({
          kind: z.enum(TERMINATION_KINDS),
          name: z.string(),
          contract: z.string(),
          email: z.string(),
          reason: z.string(),
          endOn: z.string().nullable(),
          receivedAt: instant,
        }),
      ),
      /** Internal notes of the shop about the customer, and about the account's orders by their number. */
      notes: z.array(z.object({ orderNumber: z.string().nullable(), text: z.string(), at: instant })),
      /** The address book. */
      addresses: z.array(keptAddress.omit({ _id: true })),
      /** What lies in the account's carts. */
      carts: z.array(
        z.object({
          platform,
          updatedAt: instant,
          items: z.array(z.object({ productId: z.string(), quantity: z.number().int() })),
        }),
      ),
      wishlist: z.array(z.object({ productId: z.string(), name: z.string(), addedAt: instant })),
      /** Since when the list is shared by a link, under which heading. */
      wishlistShare: z.object({ title: z.string(), createdAt: instant }).nullable(),
      /** When mails about lower prices were asked for. */
      priceMails: z.object({ consentedAt: instant, language }).nullable(),
      /** Orders after whose delivery a review may be asked for by mail. */
      reviewMails: z.array(
        z.object({
          orderNumber: z.string(),
          consentedAt: instant,
          confirmedAt: instant.nullable(),
          sentAt: instant.nullable(),
        }),
      ),
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
