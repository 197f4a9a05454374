import { admin } from '../fixtures/staff'
import { failing, ok } from '../shared/handlers'

const record = { ...admin, isActive: true, createdAt: '2026-01-12T08:00:00.000Z' }

/** Handlers of the administrator's own account and of the other administrators. */
export const adminAccountMocks = {
  ok: [
    ok('refreshAdmin', { token: 'next-admin-token-for-stories', admin }),
    ok('changeAdminPassword', {}),
    ok('getAdminProfile', { admin }),
    ok('updateAdminProfile', { admin }),
    ok('listAdmins', { admins: [record] }),
    ok('createAdmin', { admin: record }),
    ok('updateAdmin', { admin: record }),
  ],
  wrongPassword: [failing('changeAdminPassword', 'WRONG_PASSWORD')],
  emailTaken: [failing('createAdmin', 'EMAIL_TAKEN')],
}
