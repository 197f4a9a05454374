import type { Body } from '@/contract/shared/dto'
import { answers, failing, ok, slow } from '@/mocks/shared/handlers'

/** MSW handlers of mails that a shopper wants, by resulting state. */
export const mailConsentMocks = {
  ok: [
    ok('getPriceMails', { priceMails: 'off' }),
    answers('setPriceMails', async (request) => {
      const { wanted } = await request.json().then((body: Body<'setPriceMails'>) => body)
      return { priceMails: wanted ? ('on' as const) : ('off' as const) }
    }),
    ok('confirmReviewMails', {}),
    ok('endMails', {}),
  ],
  unconfirmed: [ok('getPriceMails', { priceMails: 'unconfirmed' })],
  oldLink: [failing('endMails', 'INVALID_TOKEN')],
  error: [
    failing('getPriceMails', 'INTERNAL'),
    failing('setPriceMails', 'INTERNAL'),
    failing('endMails', 'INTERNAL'),
  ],
  slow: [slow('getPriceMails'), slow('endMails')],
}
