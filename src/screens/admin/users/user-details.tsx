import { CrownIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import type { OrderSummary } from '../../../domain/orders/order'
import type { UserDetail } from '../../../domain/users/user'
import { premiumState, PREMIUM_SOURCES } from '../../../domain/users/premium'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Collapsible } from '../../../ui/collapsible'
import { Status } from '../../../ui/status'
import type { ListState } from '../shared/lists/list-state'
import { PlatformLabel } from '../shared/platform-label'
import { usePlatformTime } from '../shared/use-platform-time'
import { UserOrders } from './user-orders'
import { UserPrivacy, type UserPrivacyActions } from './user-privacy'
import { useRemaining, UserStatusMark } from './user-status'
import type { UserSaving } from './users-types'

interface UserDetailsProps extends UserPrivacyActions {
  user: UserDetail
  /** A page of their orders. */
  orders: ListState<OrderSummary>
  onOrdersPage: (page: number) => void
  saving?: UserSaving
  onPrompt: (action: 'activate' | 'extend') => void
  onDeactivate: () => void
}

export function UserDetails({ user, orders, onOrdersPage, ...rest }: UserDetailsProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const time = usePlatformTime()
  const facts = [
    [t('modal.created'), time.date(user.createdAt, user.platform)],
    [t('modal.orders'), format.number(user.orderCount)],
    [t('modal.spent'), user.spent.map(format.money).join(' + ') || '–'],
    [t('modal.phone'), user.phone || '–'],
    [t('modal.activity'), user.lastActivity ? time.named(user.lastActivity, user.platform) : t('never')],
  ] as const
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar size="l" name={user.name} />
        <div className="mr-auto min-w-0">
          <p className="text-a-heading font-semibold wrap-anywhere">{user.name}</p>
          <p className="text-a-small wrap-anywhere text-text-muted">{user.email}</p>
        </div>
        <span className="flex items-center gap-3 max-sm:w-full">
          <PlatformLabel platform={user.platform} />
          <UserStatusMark status={user.status} />
        </span>
      </div>
      <dl className="grid grid-cols-3 rounded-s border border-border max-sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0 px-4 py-2.75 last:col-span-2">
            <dt className="text-a-caption text-text-subtle">{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Premium
        user={user}
        saving={rest.saving === 'premium'}
        onPrompt={rest.onPrompt}
        onDeactivate={rest.onDeactivate}
      />
      <section aria-label={t('modal.recent')}>
        <h3 className="mb-1 font-semibold">{t('modal.recent')}</h3>
        <UserOrders user={user} orders={orders} onPageChange={onOrdersPage} />
      </section>
      <UserPrivacy
        user={user}
        saving={rest.saving}
        onDataExport={rest.onDataExport}
        onAnonymise={rest.onAnonymise}
      />
    </div>
  )
}

interface PremiumProps extends Pick<UserDetailsProps, 'user' | 'onPrompt' | 'onDeactivate'> {
  saving: boolean
}

function Premium({ user, saving, onPrompt, onDeactivate }: PremiumProps) {
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
        <div className="mr-auto min-w-0">
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
