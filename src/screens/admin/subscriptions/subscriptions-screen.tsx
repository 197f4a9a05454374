/** Sparabos with their figures, and terminations that fit none. States of the list: loading, error, empty, ready. */
import type { ReactNode } from 'react'
import { CalendarIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionFigures,
  type SubscriptionRecord,
  type SubscriptionStatus,
} from '@/shop/subscriptions/subscription'
import { type UnmatchedTermination } from '@/shop/subscriptions/termination-form'
import { Button } from '@/ui/button'
import { StatCard } from '@/ui/stat-card'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { Panel } from '../shared/panel'
import { useMay } from '../shared/permissions'
import { statGrid } from '../shared/stat-grid'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { SUBSCRIPTION_COLUMNS, SubscriptionRows, SubscriptionsTable } from './subscriptions-table'

/** Days within which the next delivery comes. */
export const WITHIN = ['7', '30'] as const

interface SubscriptionFilters {
  readonly search: string
  readonly status?: SubscriptionStatus
  readonly within?: (typeof WITHIN)[number]
}
const NO_FILTERS: SubscriptionFilters = { search: '' }

export type SubscriptionNotice = 'pause' | 'resume' | 'skip' | 'end' | 'settled' | 'failed'

export interface SubscriptionsScreenProps extends ListProps<SubscriptionRecord, SubscriptionFilters> {
  notice?: Notice<SubscriptionNotice>
  columns: ColumnChoice
  /** Undefined while they load. */
  figures: SubscriptionFigures | undefined
  unmatched: readonly UnmatchedTermination[]
  /** Id of the termination that is being settled. */
  settling?: string | undefined
  onSettle: (id: string) => void
  onOpen: (id: string) => void
  /** The opened Sparabo. */
  dialogs?: ReactNode
}

export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const t = useTranslations('adminSubscriptions')
  const withReason = useMessageWithReason()
  const { notice, unmatched } = props
  const List = usePhone() ? SubscriptionRows : SubscriptionsTable
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 6 }}
      title={t('title')}
      columns={{ names: columnNames(SUBSCRIPTION_COLUMNS, (key) => t(key)), ...props.columns }}
      summary={
        <div className="grid gap-4">
          <Figures figures={props.figures} />
          {unmatched.length > 0 && <Unmatched {...props} />}
        </div>
      }
      search={t('search')}
      filterBy={[
        {
          name: 'status',
          label: t('columns.status'),
          all: t('allStatuses'),
          options: optionsOf(SUBSCRIPTION_STATUSES, (value) => t(`statuses.${value}`)),
        },
        {
          name: 'within',
          label: t('columns.next'),
          all: t('anyDay'),
          options: optionsOf(WITHIN, (days) => t('within', { days })),
        },
      ]}
      noFilters={NO_FILTERS}
      rows={(items) => <List rows={items} columns={props.columns.chosen} onOpen={props.onOpen} />}
      icon={CalendarIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice?.code === 'failed' ? 'danger' : 'success',
        text: notice && withReason(t(`notices.${notice.code}`), notice.message),
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}

function Figures({ figures }: { figures: SubscriptionFigures | undefined }) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const loading = !figures
  const { active = 0, paused = 0, coming, ended } = figures ?? {}
  return (
    <section aria-label={t('figures.title')} className={statGrid}>
      <StatCard
        label={t('figures.active')}
        loading={loading}
        value={format.number(active)}
        hint={t('figures.paused', { count: paused })}
      />
      <StatCard
        label={t('figures.coming')}
        loading={loading}
        value={format.number(coming?.count ?? 0)}
        hint={t('figures.days')}
      />
      <StatCard
        label={t('figures.value')}
        loading={loading}
        value={coming?.value.map(format.money).join(' + ') || '–'}
        hint={t('figures.valueHint')}
      />
      <StatCard
        label={t('figures.ended')}
        loading={loading}
        value={format.number(ended?.count ?? 0)}
        hint={t('figures.rate', { percent: format.number(ended?.percent ?? 0) })}
      />
    </section>
  )
}

function Unmatched({
  unmatched,
  settling,
  onSettle,
}: Pick<SubscriptionsScreenProps, 'unmatched' | 'settling' | 'onSettle'>) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const maySettle = useMay('orders.write')
  return (
    <Panel title={t('unmatched.title', { count: unmatched.length })}>
      <ul className="divide-y divide-border">
        {unmatched.map(({ id, kind, name, contract, email, reason, endOn, receivedAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 px-4.5 py-3.5 max-md:px-4">
            <div className="min-w-0 flex-1 text-a-small wrap-anywhere">
              <p className="font-semibold">{contract}</p>
              <p className="text-text-muted">
                {name} · {email} · {format.date(receivedAt, 'time')}
              </p>
              <p className="text-text-muted">
                {t(`kinds.${kind}`)}
                {endOn !== null && ` · ${t('unmatched.endOn', { day: format.date(endOn, 'short', 'UTC') })}`}
                {reason !== '' && ` · ${reason}`}
              </p>
            </div>
            {maySettle && (
              <Button
                variant="outline"
                size="admin"
                loading={settling === id}
                aria-label={t('unmatched.settleOne', { name })}
                onClick={() => onSettle(id)}
              >
                {t('unmatched.settle')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
