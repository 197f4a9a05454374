import { calendarDay } from '@/domain/shared/dates'
import { platformTimeZone } from '@/domain/shared/platform'
import { defineRoute } from '../../platform/http/define-route'
import { isUuid } from '../../platform/http/errors'
import { countInterest } from './interest.repository'

export const interestRoutes = [
  defineRoute(
    'trackProduct',
    async ({ db, params: { id }, body: { event }, now, log }) => {
      const day = calendarDay(now(), platformTimeZone.germany)
      // Unknown ids are ignored, because counting must never make a shopper's action fail.
      if (isUuid(id)) {
        await countInterest(db, { productId: id, event, day }).catch((error: unknown) =>
          log.warn({ err: error }, 'interest was not counted'),
        )
      }
      return {}
    },
    { dropsCache: false },
  ),
]
