import type { EndpointTable } from '@/contract/shared/endpoint'

/** Sparabos by the links of their mails without a login, and in the account; the page of § 312k BGB; the back office's list. */
export const subscriptionEndpoints = {
  readSubscription: {
    method: 'POST',
    path: '/subscriptions/read',
    access: 'public',
    errors: ['INVALID_TOKEN'],
  },
  changeSubscription: {
    method: 'POST',
    path: '/subscriptions/change',
    access: 'public',
    errors: ['INVALID_TOKEN', 'CONFLICT', 'PAYMENT_METHOD_UNAVAILABLE'],
  },
  /** The signed-in customer's own, running ones first by their next delivery. */
  listMySubscriptions: { method: 'GET', path: '/user/subscriptions', access: 'user', errors: [] },
  getMySubscription: {
    method: 'GET',
    path: '/user/subscriptions/:id',
    access: 'user',
    errors: ['NOT_FOUND'],
  },
  changeMySubscription: {
    method: 'POST',
    path: '/user/subscriptions/:id/change',
    access: 'user',
    errors: ['NOT_FOUND', 'CONFLICT', 'PAYMENT_METHOD_UNAVAILABLE'],
  },
  terminateContract: { method: 'POST', path: '/contracts/terminate', access: 'public', errors: [] },
  listSubscriptions: {
    method: 'GET',
    path: '/admin/subscriptions',
    access: 'admin',
    needs: 'orders.read',
    errors: [],
  },
  getSubscription: {
    method: 'GET',
    path: '/admin/subscriptions/:id',
    access: 'admin',
    needs: 'orders.read',
    errors: ['NOT_FOUND'],
  },
  actOnSubscription: {
    method: 'POST',
    path: '/admin/subscriptions/:id/act',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  /** Ends the Sparabo that a termination is about. */
  matchTermination: {
    method: 'POST',
    path: '/admin/terminations/:id/match',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND'],
  },
  settleTermination: {
    method: 'POST',
    path: '/admin/terminations/:id/settle',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
