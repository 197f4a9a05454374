import { createStore } from 'zustand/vanilla'
import type { PersonalDraft } from '@/screens/storefront/account/profile-types'

interface ProfileDraftState {
  /** Unsaved profile input with the id of its owner; kept when the session ends. */
  readonly stored: { readonly owner: string; readonly draft: PersonalDraft } | null
  readonly keep: (owner: string, draft: PersonalDraft | undefined) => void
  /** Called after saving or discarding. */
  readonly forget: () => void
}

export const createProfileDraftStore = () =>
  createStore<ProfileDraftState>()((set) => ({
    stored: null,
    keep: (owner, draft) => set({ stored: draft ? { owner, draft } : null }),
    forget: () => set({ stored: null }),
  }))
