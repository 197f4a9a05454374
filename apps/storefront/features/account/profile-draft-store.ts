import { createStore } from 'zustand/vanilla'
import type { PersonalDraft } from '@/screens/storefront/account/profile-types'

interface ProfileDraftState {
  /** Unsaved profile input with the id of its owner; kept when the session ends. */
  readonly stored: { readonly owner: string; readonly draft: PersonalDraft } | null
  readonly save: (owner: string, draft: PersonalDraft | undefined) => void
  /** Called after saving or discarding. */
  readonly discard: () => void
}

export const createProfileDraftStore = () =>
  createStore<ProfileDraftState>()((set) => ({
    stored: null,
    save: (owner, draft) => set({ stored: draft ? { owner, draft } : null }),
    discard: () => set({ stored: null }),
  }))
