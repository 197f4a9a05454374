import type { UserDetail } from '@/shop/users/users'
import { CrownIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { premiumState, PREMIUM_SOURCES } from '@/shop/users/premium'
import { Button } from '@/ui/button'
import { Collapsible } from '@/ui/collapsible'
import { Status } from '@/ui/status'
import { useRemaining } from './user-status'
import { May } from '../shared/permissions'

interface UserPremiumProps {
  user: UserDetail
  saving: boolean
  onPrompt: (action: 'activate' | 'extend') => void
  onDeactivate: () => void
}

export function UserPremium({ user, saving, onPrompt, onDeactivate }: UserPremiumProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const remaining = useRemaining()
  const sourceOf = (source: string) => {
    const known = PREMIUM_SOURCES.find((name) => name === source)
    return known ? t(`sources.${known}`) : source
  }
  const state = premiumState(user.remainingDays)
  const until = user.premiumUntil && format.date(user.premiumUntil, 'long')
  return (
    <section aria-label={t('modal.premium')} className="rounded-s border border-border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 px-4 py-3">
        <CrownIcon size="s" className="text-text-muted" />
        <div className="me-auto min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {t('modal.premium')}
            {state !== 'none' && (
              <Status size="admin" tone={state === 'active' ? 'success' : 'danger'}>
                {remaining(user.remainingDays)}
              </Status>
            )}
          </p>
          <p className="text-a-small text-text-muted">
            {!until
              ? t('modal.premiumNever')
              : user.isPremiumActive
                ? t('modal.premiumUntil', {
                    date: until,
                    count: Math.max(0, user.renewals.length - 1),
                  })
                : t('modal.premiumEnded', { date: until })}
          </p>
        </div>
        <May needs="customers.write">
          {' '}
          {user.isPremiumActive ? (
            <span className="flex gap-2">
              <Button size="admin" loading={saving} onClick={() => onPrompt('extend')}>
                {t('modal.extend')}
              </Button>
              <Button variant="outline" size="admin" disabled={saving} onClick={onDeactivate}>
                {t('modal.deactivate')}
              </Button>
            </span>
          ) : (
            <Button size="admin" loading={saving} onClick={() => onPrompt('activate')}>
              {t('modal.activate')}
            </Button>
          )}
        </May>
      </div>
      {user.renewals.length > 0 && (
        <Collapsible
          title={<span className="text-a-small">{t('modal.history')}</span>}
          className="border-t border-b-0 px-4"
        >
          <ol className="grid gap-1 text-a-small text-text-muted">
            {user.renewals.toReversed().map(({ startDate, endDate, months, source }) => (
              <li key={`${startDate}-${endDate}`} className="flex flex-wrap justify-between gap-x-3">
                {t('modal.historyLine', {
                  start: format.date(startDate),
                  end: format.date(endDate),
                  months,
                })}
                <span className="text-text-subtle">{sourceOf(source)}</span>
              </li>
            ))}
          </ol>
        </Collapsible>
      )}
    </section>
  )
}
