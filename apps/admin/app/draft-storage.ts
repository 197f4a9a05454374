import { fields, jsonOf } from '@/domain/shared/stored'
import type { DraftStorage } from '@/screens/admin/shared/forms/draft-storage'
import { useApplication } from './application'
import { attempt } from './browser-storage'

const PREFIX = 'adminDraft:'

/** What is typed into one form, for this tab and this administrator. */
export function useDraftStorage(
  form: 'product' | 'category' | 'coupon' | 'cargo' | 'payment' | 'shop',
  id: string,
): DraftStorage {
  const { session } = useApplication()
  const key = `${PREFIX}${form}:${id}`
  const adminId = () => session.getState().admin?._id
  return {
    read: () => {
      const { admin, changes } = fields(jsonOf(attempt(() => sessionStorage.getItem(key))))
      return admin === adminId() ? changes : undefined
    },
    write: (changes) => {
      const admin = adminId()
      if (admin !== undefined) attempt(() => sessionStorage.setItem(key, JSON.stringify({ admin, changes })))
    },
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** Logging out leaves no draft behind. */
export function clearDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX)))
      sessionStorage.removeItem(key)
  })
}
