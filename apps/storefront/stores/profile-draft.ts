import type { PersonalDraft } from '@/screens/storefront/account/profile-types'

/**
 * What was typed into the profile and not saved. It outlives a session that ended under it, only in this page and
 * only for the one who typed it.
 */
let kept: { readonly owner: string; readonly draft: PersonalDraft } | null = null

export const draftOf = (owner: string | undefined): PersonalDraft | undefined =>
  kept?.owner === owner ? kept?.draft : undefined

export function keepDraft(owner: string, draft: PersonalDraft | undefined): void {
  kept = draft ? { owner, draft } : null
}

/** Saved, or given up. */
export function forgetDraft(): void {
  kept = null
}
