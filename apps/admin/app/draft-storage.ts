import { fields, jsonOf } from '@/shop/shared/stored'
import type { DraftStorage } from '@/screens/admin/shared/forms/draft-storage'
import { useAdminApplication } from './application'
import { attempt } from './browser-storage'

const PREFIX = 'adminDraft:'

/** Storage for the draft of one form, per tab and administrator. */
export function useDraftStorage(
  form:
    | 'product'
    | 'category'
    | 'coupon'
    | 'cargo'
    | 'payment'
    | 'shop'
    | 'synonyms'
    | 'address'
    | 'orderLines'
    | 'newOrder'
    | 'customer'
    | 'mailTexts'
    | 'note'
    | 'review'
    | 'return'
    | 'member',
  id: string,
): DraftStorage {
  const { session } = useAdminApplication()
  const key = `${PREFIX}${form}:${id}`
  const adminId = () => session.getState().admin?._id
  return {
    read: () => {
      const { admin, draft } = fields(jsonOf(attempt(() => sessionStorage.getItem(key))))
      return admin === adminId() ? draft : undefined
    },
    write: (draft) => {
      const admin = adminId()
      if (admin !== undefined) attempt(() => sessionStorage.setItem(key, JSON.stringify({ admin, draft })))
    },
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** Drafts are removed on logout. */
export function clearDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX)))
      sessionStorage.removeItem(key)
  })
}
