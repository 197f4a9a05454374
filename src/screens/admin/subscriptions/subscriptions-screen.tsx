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
import { Figures } from '../shared/figures'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { SUBSCRIPTION_COLUMNS, SubscriptionRows, SubscriptionsTable } from './subscriptions-table'
import { UnmatchedTerminations } from './unmatched-terminations'

/** Days within which the next delivery comes. */
export const WITHIN = ['7', '30'] as const

interface SubscriptionFilters {
  readonly search: string
  readonly status?: SubscriptionStatus
  readonly within?: (typeof WITHIN)[number]
  /** Its id. */
  readonly product?: string
}
const NO_FILTERS: SubscriptionFilters = { search: '' }

export type SubscriptionNotice = 'pause' | 'resume' | 'skip' | 'end' | 'matched' | 'settled' | 'failed'

export interface SubscriptionsScreenProps extends ListProps<SubscriptionRecord, SubscriptionFilters> {
  notice?: Notice<SubscriptionNotice>
  columns: ColumnChoice
  /** Undefined while they load. */
  figures: SubscriptionFigures | undefined
  /** Those of which there is a Sparabo. */
  products: readonly { readonly id: string; readonly name: string }[]
  unmatched: readonly UnmatchedTermination[]
  /** Id of the termination that is being settled. */
  settling?: string | undefined
  onMatch: (id: string) => void
  onSettle: (id: string) => void
  onOpen: (id: string) => void
  /** The opened Sparabo. */
  dialogs?: ReactNode
}

export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const t = useTranslations('adminSubscriptions')
  const withReason = useMessageWithReason()
  const { notice, unmatched } = props
  const phone = usePhone()
  const List = phone ? SubscriptionRows : SubscriptionsTable
  // They come with the list.
  const figures = props.state.status !== 'error' && <SubscriptionFigureCards figures={props.figures} />
  const terminations = unmatched.length > 0 && <UnmatchedTerminations {...props} />
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 6 }}
      title={t('title')}
      columns={{ names: columnNames(SUBSCRIPTION_COLUMNS, (key) => t(key)), ...props.columns }}
      summary={
        (terminations || (!phone && figures)) && (
          <div className="grid gap-4">
            {!phone && figures}
            {terminations}
          </div>
        )
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
        {
          name: 'product',
          label: t('columns.product'),
          all: t('allProducts'),
          options: props.products.map(({ id, name }) => ({ value: id, label: name })),
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
      {phone && figures}
      {props.dialogs}
    </ListScreen>
  )
}

function SubscriptionFigureCards({ figures }: { figures: SubscriptionFigures | undefined }) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const { active = 0, paused = 0, coming, ended } = figures ?? {}
  return (
    <Figures
      label={t('figures.title')}
      loading={!figures}
      figures={[
        {
          label: t('figures.active'),
          value: format.number(active),
          hint: t('figures.paused', { count: paused }),
        },
        {
          label: t('figures.coming'),
          value: format.number(coming?.count ?? 0),
          hint: t('figures.days'),
        },
        {
          label: t('figures.value'),
          value: coming?.value.map(format.money).join(' + ') || '–',
          hint: t('figures.valueHint'),
        },
        {
          label: t('figures.ended'),
          value: format.number(ended?.count ?? 0),
          hint: t('figures.rate', { percent: format.number(ended?.percent ?? 0) }),
        },
      ]}
    />
  )
}
