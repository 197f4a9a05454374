import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import type { ActivityEntry } from './activity'
import type { activitySchemas } from './activity.schemas'

/** Activity log of the back office. */
export const activityEndpoints = {
  listActivity: {
    method: 'GET',
    path: '/admin/activity',
    access: 'admin',
    needs: 'activity.read',
    errors: [],
  },
  exportActivity: {
    method: 'GET',
    path: '/admin/activity/export.csv',
    access: 'admin',
    needs: 'activity.read',
    errors: [],
    answers: 'text/csv',
  },
} as const satisfies EndpointTable

type EntryDto = z.output<(typeof activitySchemas)['listActivity']['data']>['entries'][number]

export const activityFromWire = ({ _id, changes, ...entry }: EntryDto): ActivityEntry => ({
  ...entry,
  id: _id,
  changes: changes.map(({ field, from, to }) => ({
    field,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  })),
})
