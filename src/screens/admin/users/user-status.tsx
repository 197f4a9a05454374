import { cva } from 'class-variance-authority'
import { useTranslations } from '@/i18n'
import type { UserStatus } from '@/shop/users/users'
import { premiumState } from '@/shop/users/premium'
import { Status, type StatusTone } from '@/ui/status'

const TONES: Readonly<Record<UserStatus, StatusTone>> = {
  active: 'success',
  inactive: 'neutral',
  banned: 'danger',
}

export function UserStatusMark({ status }: { status: UserStatus }) {
  const t = useTranslations('adminUsers')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </Status>
  )
}

/** Remaining Premium: 'N gün kaldı', 'Süresi dolmuş' or 'Premium yok'. */
export function useRemaining() {
  const t = useTranslations('adminUsers')
  return (days: number | null): string => {
    const state = premiumState(days)
    return state === 'none' || state === 'expired' ? t(`days.${state}`) : t('days.left', { count: days ?? 0 })
  }
}

const daysStyles = cva('tabular-nums', {
  variants: {
    state: {
      none: 'text-text-subtle',
      active: '',
      ending: 'font-semibold text-danger-fg',
      expired: 'font-semibold text-danger-fg',
    },
  },
})

/** Seven days or fewer are shown in red. */
export function RemainingDays({ days }: { days: number | null }) {
  const remaining = useRemaining()
  return <span className={daysStyles({ state: premiumState(days) })}>{remaining(days)}</span>
}
