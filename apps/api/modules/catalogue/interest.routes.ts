import { calendarDay } from '@/shop/shared/dates'
import { platformTimeZone } from '@/shop/shared/platform'
import { defineRoute } from '../../platform/http/define-route'
import { isUuid } from '../../platform/http/errors'
import { countInterest, interestKey } from './interest.repository'

export const interestRoutes = [
  defineRoute(
    'trackProduct',
    ({ counters, params: { id }, body: { event }, now }) => {
      const day = calendarDay(now(), platformTimeZone.germany)
      // Unknown ids are ignored, because counting must never make a shopper's action fail.
      if (isUuid(id)) counters.add(countInterest, interestKey(id, event, day))
      return Promise.resolve({})
    },
    { dropsCache: false },
  ),
]
