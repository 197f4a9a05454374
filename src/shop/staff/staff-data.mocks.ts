import type { Data } from '@/contract/shared/dto'
import { PERMISSIONS } from '../roles/permissions'

type AdminDto = Data<'listAdmins'>['admins'][number]

/** The signed-in administrator. */
/** No second factor. */
export const factors = { hasTotp: false, hasPasskeys: false }

export const admin = {
  _id: '00000000-0000-4000-8000-000000000901',
  name: 'Elif Yılmaz',
  email: 'admin@verda.example',
  role: 'owner',
  permissions: [...PERMISSIONS],
}

export const adminRecord: AdminDto = {
  ...admin,
  isActive: true,
  createdAt: '2026-01-12T08:00:00.000Z',
  hasSecondFactor: false,
}

/** The signed-in administrator, a colleague, and a deactivated one. */
export const adminRecords: readonly AdminDto[] = [
  adminRecord,
  {
    ...adminRecord,
    _id: '00000000-0000-4000-8000-000000000902',
    name: 'Mert Kaya',
    email: 'mert.kaya@verda.example',
    hasSecondFactor: true,
    role: 'manager',
  },
  {
    ...adminRecord,
    _id: '00000000-0000-4000-8000-000000000903',
    name: 'Sude Arslan',
    email: 'sude.arslan@verda.example',
    role: 'orders',
    isActive: false,
  },
]
