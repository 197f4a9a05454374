import { admin, adminRecord, factors, adminRecords } from './staff-data.mocks'
import { failing, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { asksPassword, wrongPassword } from '@/mocks/shared/own-password'

const isOther = (email: unknown, than: string) => email !== undefined && email !== than

/** MSW handlers of the administrator's own account and the list of administrators. */
export const adminAccountMocks = {
  ok: [
    ok('refreshAdmin', {
      token: 'next-admin-token-for-stories',
      admin,
      endsAt: '2126-11-28T09:00:00.000Z',
      needsSecondFactor: false,
      factors,
    }),
    asksPassword('updateAdminProfile', ({ email }) => isOther(email, admin.email)),
    asksPassword('createAdmin'),
    asksPassword('resetAdmin'),
    asksPassword('updateAdmin', ({ email, isActive }, { url }) => {
      const record = adminRecords.find(({ _id }) => url.endsWith(_id)) ?? adminRecord
      return isOther(email, record.email) || (isActive !== undefined && isActive !== record.isActive)
    }),
    ok('changeAdminPassword', {}),
    ok('undoAdminAddress', { email: admin.email }),
    ok('getAdminProfile', { admin }),
    ok('updateAdminProfile', { admin }),
    ok('listAdmins', { admins: [...adminRecords] }),
    ok('resetAdmin', {}),
    ok('setAdminPassword', {}),
    ok('createAdmin', { admin: adminRecord }),
    ok('updateAdmin', { admin: adminRecord }),
  ],
  wrongPassword: [
    wrongPassword('changeAdminPassword'),
    wrongPassword('updateAdminProfile'),
    wrongPassword('createAdmin'),
    wrongPassword('updateAdmin'),
    wrongPassword('resetAdmin'),
  ],
  emailTaken: [failing('createAdmin', 'EMAIL_TAKEN')],
  slow: [slow('listAdmins')],
  error: [failing('listAdmins', 'INTERNAL')],
  expired: [unauthorised('listAdmins')],
  lastOne: [failing('updateAdmin', 'CONFLICT')],
  badLink: [failing('setAdminPassword', 'INVALID_TOKEN')],
  usedUndo: [failing('undoAdminAddress', 'INVALID_TOKEN', { details: { reason: 'used' } })],
}
