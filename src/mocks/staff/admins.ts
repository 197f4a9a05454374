import { admin, adminRecord, adminRecords } from '../fixtures/staff'
import { failing, ok, slow, unauthorised } from '../shared/handlers'

/** MSW handlers of the administrator's own account and the list of administrators. */
export const adminAccountMocks = {
  ok: [
    ok('refreshAdmin', {
      token: 'next-admin-token-for-stories',
      admin,
      endsAt: '2126-11-28T09:00:00.000Z',
    }),
    ok('changeAdminPassword', {}),
    ok('getAdminProfile', { admin }),
    ok('updateAdminProfile', { admin }),
    ok('listAdmins', { admins: [...adminRecords] }),
    ok('resetAdmin', {}),
    ok('setAdminPassword', {}),
    ok('createAdmin', { admin: adminRecord }),
    ok('updateAdmin', { admin: adminRecord }),
  ],
  wrongPassword: [failing('changeAdminPassword', 'WRONG_PASSWORD')],
  emailTaken: [failing('createAdmin', 'EMAIL_TAKEN')],
  slow: [slow('listAdmins')],
  error: [failing('listAdmins', 'INTERNAL')],
  expired: [unauthorised('listAdmins')],
  lastOne: [failing('updateAdmin', 'CONFLICT')],
  badLink: [failing('setAdminPassword', 'INVALID_TOKEN')],
}
