import { fields, jsonOf } from '@/domain/shared/stored'
import type { DraftKeeper } from '@/screens/admin/shared/forms/kept-draft'
import { useSession } from './session'

const PREFIX = 'adminDraft:'

/** Storage may be blocked or full; nothing is kept then. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** What is typed into one form, for this tab and this administrator. */
export function draftKeeper(form: 'product' | 'category' | 'coupon' | 'cargo', id: string): DraftKeeper {
  const key = `${PREFIX}${form}:${id}`
  return {
    read: () => {
      const { admin, changes } = fields(jsonOf(attempt(() => sessionStorage.getItem(key))))
      return admin === useSession.getState().admin?._id ? changes : undefined
    },
    keep: (changes) => {
      const { admin } = useSession.getState()
      if (admin) attempt(() => sessionStorage.setItem(key, JSON.stringify({ admin: admin._id, changes })))
    },
    drop: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** Whoever logs out leaves nothing behind. */
export function dropDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX)))
      sessionStorage.removeItem(key)
  })
}
