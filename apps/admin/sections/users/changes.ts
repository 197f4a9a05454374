import { useState } from 'react'
import type { UserStatus } from '@/shop/users/users'
import type { PremiumDecision, UserNotice, UserSaving } from '@/screens/admin/users/users-types'
import { useDraftStorage } from '../../app/draft-storage'
import { isRefusal, refusedLoadMessage } from '../../shared/query-states'
import { useNotice } from '../../shared/use-notice'
import { useAddNote, useSetPremium, useSetUserStatus } from './queries'

const DONE = {
  activate: 'premiumActivated',
  extend: 'premiumExtended',
  deactivate: 'premiumStopped',
} as const satisfies Record<PremiumDecision['action'], UserNotice>

/** Changes of the managed user's status and premium membership. */
export function useUserChanges(managedId: string | undefined) {
  const status = useSetUserStatus()
  const premium = useSetPremium()
  const note = useAddNote()
  const noteDraft = useDraftStorage('note', managedId ?? '')
  const [addedNotes, setAddedNotes] = useState(0)
  const { notice, show, clear, announce } = useNotice<UserNotice>()
  const saving: UserSaving | undefined = status.isPending
    ? 'status'
    : premium.isPending
      ? 'premium'
      : note.isPending
        ? 'note'
        : undefined
  return {
    notice,
    show,
    saving,
    clear,
    addedNotes,
    noteDraft,
    addNote: (id: string, text: string) => {
      const { onSuccess, onError } = announce('noteAdded', 'noteFailed')
      note.mutate(
        { id, text },
        {
          onSuccess: () => {
            noteDraft.clear()
            setAddedNotes((before) => before + 1)
            onSuccess()
          },
          onError,
        },
      )
    },
    setStatus: (id: string, next: UserStatus, reason?: string) =>
      status.mutate({ id, status: next, reason }, announce('statusUpdated', 'statusFailed')),
    setPremium: (id: string, change: PremiumDecision) =>
      premium.mutate(
        { id, change },
        {
          onSuccess: () => show({ code: DONE[change.action] }),
          onError: (error) =>
            show({
              code: isRefusal(error) ? 'premiumRefused' : 'premiumFailed',
              message: refusedLoadMessage(error),
            }),
        },
      ),
  }
}
