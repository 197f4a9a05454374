import type { Data } from '@/contract/shared/dto'
import { pendingOrder } from '../orders/order-data.mocks'
import { failing, ok, slow } from '@/mocks/shared/handlers'

const { _id, orderNumber, platform, status, total } = pendingOrder

/** A file with one payment, which is certain. */
export const statementMock: Data<'readBankStatement'> = {
  format: 'camt',
  accounts: [{ account: 'DE02120300000000202051', isOwn: true, holder: 'Verda GmbH' }],
  page: 1,
  pages: 1,
  total: 1,
  entries: [
    {
      fingerprint: 'n'.repeat(43),
      account: 'DE02120300000000202051',
      bookedOn: '2026-11-21',
      amount: total.total,
      currency: total.currency,
      name: 'Sabine Koch',
      iban: 'DE89370400440532013000',
      purpose: orderNumber,
      reference: '',
      isReversal: false,
      match: { orderNumber, orderNumbers: [orderNumber], certainty: 'certain', reason: 'exact' },
      booked: [],
      decision: null,
    },
  ],
  orders: [
    {
      _id,
      orderNumber,
      platform,
      status,
      paymentStatus: 'pending',
      customerName: 'Sabine Koch',
      city: 'Berlin',
      total: total.total,
      outstanding: 0,
      currency: total.currency,
    },
  ],
  table: null,
  results: [],
}

/** MSW handlers of bank statements, by resulting state. */
export const bankStatementMocks = {
  ok: [ok('readBankStatement', statementMock), ok('listBankFiles', { files: [] })],
  slow: [slow('readBankStatement')],
  refused: [failing('readBankStatement', 'VALIDATION')],
}
