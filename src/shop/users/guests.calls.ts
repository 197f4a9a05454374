import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { toMinor } from '../shared/money'
import type { guestSchemas } from './guests.schemas'
import type { Guest } from './users'

/** People who ordered without an account, for administrators: one per e-mail address. */
export const guestEndpoints = {
  listGuests: { method: 'GET', path: '/admin/guests', access: 'admin', needs: 'customers.read', errors: [] },
  exportGuests: {
    method: 'GET',
    path: '/admin/guests/export.csv',
    access: 'admin',
    needs: 'customers.privacy',
    errors: [],
    answers: 'text/csv',
  },
  getGuest: {
    method: 'GET',
    path: '/admin/guests/:id',
    access: 'admin',
    needs: 'customers.read',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable

type GuestDto = z.output<(typeof guestSchemas)['getGuest']['data']>['guest']

export const guestFromWire = ({ _id, spent, ...guest }: GuestDto): Guest => ({
  id: _id,
  ...guest,
  spent: spent.map(({ amount, currency }) => ({ amount: toMinor(amount), currency })),
})
