import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { toMinor } from '../shared/money'
import { omit } from '../shared/omit'
import type { UserDetail, UserRow } from './users'
import type { userSchemas } from './users.schemas'

/** Customer accounts, for administrators. */
export const userEndpoints = {
  listUsers: { method: 'GET', path: '/admin/users', access: 'admin', needs: 'customers.read', errors: [] },
  listPremiumUsers: {
    method: 'GET',
    path: '/admin/users/premium',
    access: 'admin',
    needs: 'customers.read',
    errors: [],
  },
  exportUsers: {
    method: 'GET',
    path: '/admin/users/export.csv',
    access: 'admin',
    needs: 'customers.privacy',
    errors: [],
    answers: 'text/csv',
  },
  getUser: {
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    needs: 'customers.read',
    errors: ['NOT_FOUND'],
  },
  listCustomerGroups: {
    method: 'GET',
    path: '/admin/users/groups',
    access: 'admin',
    needs: 'customers.read',
    errors: [],
  },
  createUser: {
    method: 'POST',
    path: '/admin/users',
    access: 'admin',
    needs: 'customers.write',
    errors: ['EMAIL_TAKEN'],
    status: 201,
  },
  updateUser: {
    method: 'PUT',
    path: '/admin/users/:id',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND', 'STALE'],
  },
  addUserNote: {
    method: 'POST',
    path: '/admin/users/:id/notes',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND'],
    status: 201,
  },
  /** CONFLICT: there are as many as there may be. */
  addUserAddress: {
    method: 'POST',
    path: '/admin/users/:id/addresses',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
    status: 201,
  },
  changeUserAddress: {
    method: 'PUT',
    path: '/admin/users/:id/addresses/:addressId',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND'],
  },
  removeUserAddress: {
    method: 'DELETE',
    path: '/admin/users/:id/addresses/:addressId',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND'],
  },
  setUserStatus: {
    method: 'PUT',
    path: '/admin/users/:id/status',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND'],
  },
  setUserPremium: {
    method: 'PUT',
    path: '/admin/users/:id/premium',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  getUserData: {
    method: 'GET',
    path: '/admin/users/:id/data',
    access: 'admin',
    needs: 'customers.privacy',
    errors: ['NOT_FOUND'],
  },
  anonymiseUser: {
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'admin',
    needs: 'customers.privacy',
    errors: ['NOT_FOUND', 'ORDERS_UNDER_WAY'],
  },
} as const satisfies EndpointTable

type UserRowDto = z.output<(typeof userSchemas)['listUsers']['data']>['users'][number]
type UserDto = z.output<(typeof userSchemas)['getUser']['data']>['user']

export const userFromWire = ({ _id, ...row }: UserRowDto): UserRow => ({ id: _id, ...row })

export const userDetailFromWire = ({ premiumSubscription, ...user }: UserDto): UserDetail => ({
  ...userFromWire(omit(user, 'orders')),
  phone: user.phone,
  company: user.company,
  vatId: user.vatId,
  addresses: user.addresses,
  notes: user.notes,
  updatedAt: user.updatedAt,
  banReason: user.banReason,
  premiumUntil: premiumSubscription.endDate,
  renewals: premiumSubscription.renewalHistory.map(({ duration, ...entry }) => ({
    ...entry,
    months: duration,
  })),
  orderCount: user.orderCount,
  spent: user.spent.map(({ amount, currency }) => ({ amount: toMinor(amount), currency })),
})
