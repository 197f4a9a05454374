import { admin } from '../fixtures/staff'
import { failing, ok, slow, unauthorised } from '../shared/handlers'

const record = { ...admin, isActive: true, createdAt: '2026-01-12T08:00:00.000Z' }

const colleague = {
  ...record,
  _id: '00000000-0000-4000-8000-000000000902',
  name: 'Mert Kaya',
  email: 'mert.kaya@verda.example',
}
const former = {
  ...record,
  _id: '00000000-0000-4000-8000-000000000903',
  name: 'Sude Arslan',
  email: 'sude.arslan@verda.example',
  isActive: false,
}

/** Handlers of the administrator's own account and of the other administrators. */
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
    ok('listAdmins', { admins: [record, colleague, former] }),
    ok('resetAdmin', {}),
    ok('setAdminPassword', {}),
    ok('createAdmin', { admin: record }),
    ok('updateAdmin', { admin: record }),
  ],
  wrongPassword: [failing('changeAdminPassword', 'WRONG_PASSWORD')],
  emailTaken: [failing('createAdmin', 'EMAIL_TAKEN')],
  slow: [slow('listAdmins')],
  error: [failing('listAdmins', 'INTERNAL')],
  expired: [unauthorised('listAdmins')],
  lastOne: [failing('updateAdmin', 'CONFLICT')],
  badLink: [failing('setAdminPassword', 'INVALID_TOKEN')],
}
