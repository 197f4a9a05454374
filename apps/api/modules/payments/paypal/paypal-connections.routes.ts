import type { PaypalConnection, PaypalKeys } from '@/shop/paypal/paypal'
import { audit } from '@apps/api/platform/audit/audit.repository'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found } from '@apps/api/platform/http/errors'
import { PaypalRefusal, type Paypal } from '@apps/api/platform/paypal/paypal'
import { holdOwner, proveOwner } from '../../staff/own-password'
import { tellAdministrators } from '../../staff/staff-mails'
import { payeeChanged } from '../payee-mail'
import { paypalDown } from './paypal-down'
import {
  deletePaypalConnection,
  findPaypalConnection,
  savePaypalConnection,
} from './paypal-connections.repository'

const unknownKeys = {
  de: 'PayPal kennt diese Client-ID mit diesem Secret nicht.',
  tr: 'PayPal bu Client ID ve Secret bilgilerini tanımıyor.',
  en: 'PayPal does not know this client id with this secret.',
}

/** @throws ApiError CONFLICT, UNAVAILABLE */
async function tryKeys(paypal: Paypal, keys: PaypalKeys): Promise<void> {
  try {
    await paypal.check(keys)
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw paypalDown(error)
    throw new ApiError('CONFLICT', { message: unknownKeys, details: { field: 'secret' } })
  }
}

const toDto = ({ clientId, mode }: PaypalConnection) => ({ connection: { clientId, mode } })

export const paypalConnectionRoutes = [
  defineRoute('getPaypalConnection', async ({ db, params }) => {
    const row = await findPaypalConnection(db, params.platform)
    return row ? toDto(row) : { connection: null }
  }),

  defineRoute('connectPaypal', async (call) => {
    const { db, session, params, body, now, paypal } = call
    const { platform } = params
    const { clientId, secret, mode } = body
    const proven = await proveOwner(call)
    await tryKeys(paypal, { clientId, secret, mode })
    await inTransaction(db, async (tx) => {
      await holdOwner(tx, proven)
      const at = now()
      const before = await findPaypalConnection(tx, platform)
      const shown = (row: PaypalConnection) => `${row.clientId} (${row.mode})`
      await savePaypalConnection(tx, platform, { clientId, secret, mode }, at)
      const changes = [{ field: 'paypal', from: before ? shown(before) : null, to: shown(body) }]
      const detail = { name: platform, changes }
      await audit(tx, session, { action: 'payment.settings', subject: `payment:${platform}`, detail }, at)
      const cause = `${payeeChanged.kind}:paypal:${platform}:${at.getTime()}`
      await tellAdministrators(tx, { cause, at }, (envelope, customerName) =>
        payeeChanged.create({
          ...envelope,
          data: {
            customerName,
            actor: session.name,
            platform,
            changed: [{ field: 'paypalClientId', value: clientId }],
          },
        }),
      )
    })
    return toDto(body)
  }),

  defineRoute('disconnectPaypal', async ({ db, session, params: { platform }, now }) => {
    await inTransaction(db, async (tx) => {
      const before = await findPaypalConnection(tx, platform)
      if (!before) return
      await deletePaypalConnection(tx, platform)
      const detail = { name: platform, changes: [{ field: 'paypal', from: before.clientId, to: null }] }
      await audit(tx, session, { action: 'payment.settings', subject: `payment:${platform}`, detail }, now())
    })
    return {}
  }),

  defineRoute('checkPaypal', async ({ db, params, paypal }) => {
    await tryKeys(paypal, found(await findPaypalConnection(db, params.platform)))
    return {}
  }),
]
