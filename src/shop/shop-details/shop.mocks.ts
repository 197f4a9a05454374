import { STANDARD_DETAILS } from './shop-details'
import { shopForm } from './shop-form'
import { shopRecord } from './shop-data.mocks'
import { demoMocks } from '../demo/demo.mocks'
import { answers, failing, ok, slow } from '@/mocks/shared/handlers'

/** Responds with the next version, like the server. */
const saved = answers('updateShopDetails', async (request) => {
  const sent: unknown = await request.clone().json()
  const details = typeof sent === 'object' && sent !== null && 'details' in sent ? sent.details : undefined
  const next = { version: 3, actor: 'Elif Yılmaz', at: '2026-11-21T09:00:00.000Z' }
  return { details: shopForm.parse(details), version: 3, history: [next, ...shopRecord.history] }
})

/** MSW handlers of the shop's details, by resulting state. */
export const shopMocks = {
  ok: [
    ...demoMocks.ok,
    ok('getShopDetails', shopRecord),
    ok('getShopVersion', { details: STANDARD_DETAILS }),
    saved,
  ],
  slow: [slow('getShopDetails')],
  error: [failing('getShopDetails', 'INTERNAL')],
  saveFails: [failing('updateShopDetails', 'INTERNAL')],
  changedMeanwhile: [failing('updateShopDetails', 'STALE')],
  versionFails: [failing('getShopVersion', 'INTERNAL')],
}
