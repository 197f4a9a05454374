import type { UserStatus } from '@/domain/users/user'
import type { PremiumChange, UserNotice, UserSaving } from '@/screens/admin/users/users-types'
import { isRefusal, sentenceOf } from './states'
import { useNotice } from './use-notice'
import { useSetPremium, useSetUserStatus } from './users'

const DONE = {
  activate: 'premiumActivated',
  extend: 'premiumExtended',
  deactivate: 'premiumStopped',
} as const satisfies Record<PremiumChange['action'], UserNotice>

/** Status and premium of the managed user, with the sentences of A8. */
export function useUserChanges() {
  const status = useSetUserStatus()
  const premium = useSetPremium()
  const { notice, say, saying, end } = useNotice<UserNotice>()
  const saving: UserSaving | undefined = status.isPending
    ? 'status'
    : premium.isPending
      ? 'premium'
      : undefined
  return {
    notice,
    saving,
    end,
    setStatus: (id: string, next: UserStatus) =>
      status.mutate({ id, status: next }, saying('statusUpdated', 'statusFailed')),
    setPremium: (id: string, change: PremiumChange) =>
      premium.mutate(
        { id, change },
        {
          onSuccess: () => say({ code: DONE[change.action] }),
          onError: (error) =>
            say({
              code: isRefusal(error) ? 'premiumRefused' : 'premiumFailed',
              message: sentenceOf(error),
            }),
        },
      ),
  }
}
