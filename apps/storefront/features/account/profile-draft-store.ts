import { createStore } from 'zustand/vanilla'
import type { PersonalDraft } from '@/screens/storefront/account/profile-types'

interface ProfileDraftState {
  /** What was typed into the profile and not saved, for the one who typed it; it outlives a session that ended. */
  readonly stored: { readonly owner: string; readonly draft: PersonalDraft } | null
  readonly keep: (owner: string, draft: PersonalDraft | undefined) => void
  /** Saved, or discarded. */
  readonly forget: () => void
}

export const createProfileDraftStore = () =>
  createStore<ProfileDraftState>()((set) => ({
    stored: null,
    keep: (owner, draft) => set({ stored: draft ? { owner, draft } : null }),
    forget: () => set({ stored: null }),
  }))
