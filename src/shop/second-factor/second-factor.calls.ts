import type { EndpointTable } from '@/contract/shared/endpoint'

const ownProof = ['WRONG_PASSWORD', 'WRONG_CODE'] as const

/** Second factors of administrators. */
export const secondFactorEndpoints = {
  getSecondFactor: {
    method: 'GET',
    path: '/auth/second-factor',
    access: 'admin',
    needs: 'self',
    errors: [],
    withoutFactor: true,
  },
  startTotp: {
    method: 'POST',
    path: '/auth/second-factor/totp',
    access: 'admin',
    needs: 'self',
    errors: ownProof,
    withoutFactor: true,
  },
  confirmTotp: {
    method: 'PUT',
    path: '/auth/second-factor/totp',
    access: 'admin',
    needs: 'self',
    errors: ['WRONG_CODE', 'INVALID_TOKEN'],
    withoutFactor: true,
  },
  removeTotp: {
    method: 'DELETE',
    path: '/auth/second-factor/totp',
    access: 'admin',
    needs: 'self',
    errors: [...ownProof, 'NOT_FOUND'],
  },
  /** The former codes end. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'admin',
    needs: 'self',
    errors: [...ownProof, 'NOT_FOUND'],
  },
  /** The second step of a login, with the challenge of the first. */
  loginWithSecondFactor: {
    method: 'POST',
    path: '/auth/login/second-factor',
    access: 'public',
    errors: ['INVALID_TOKEN', 'WRONG_CODE', 'ACCOUNT_BANNED'],
  },
  /** Whether all administrators need a second factor. */
  setSecondFactorDemand: {
    method: 'PUT',
    path: '/admin/second-factor',
    access: 'admin',
    needs: 'staff.write',
    errors: ownProof,
  },
  /** Removes all factors of a colleague who has lost them. */
  removeSecondFactor: {
    method: 'DELETE',
    path: '/admin/admins/:id/second-factor',
    access: 'admin',
    needs: 'staff.write',
    errors: ['NOT_FOUND', 'CONFLICT', ...ownProof],
  },
} as const satisfies EndpointTable
