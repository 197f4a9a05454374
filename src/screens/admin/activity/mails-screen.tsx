/** Mails sent by the shop. States of the list: loading, error, empty, ready (optionally updating, or resending one). */
import type { ReactNode } from 'react'
import { MailIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { MAIL_STATES, type MailRow } from '@/shop/mails/mails'
import { Button } from '@/ui/button'
import { TabPanel } from '@/ui/tabs'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { NO_MAIL_FILTERS, type MailFilters, type MailNotice, type RecordTab } from './activity-types'
import { MAIL_COLUMNS, MailRows, MailsTable, type MailListProps } from './mails-table'
import { RecordTabList, RecordTabs } from './record-tabs'

export interface MailsScreenProps
  extends ListProps<MailRow, MailFilters>, Omit<MailListProps, 'mails' | 'columns'> {
  /** Columns of the table. */
  columns: ColumnChoice
  notice?: Notice<MailNotice>
  onTabChange: (tab: RecordTab) => void
  /** Shows how mails look. */
  onPreview: () => void
  /** The open preview. */
  dialogs?: ReactNode
}

export function MailsScreen(props: MailsScreenProps) {
  const t = useTranslations('adminActivity')
  const withReason = useMessageWithReason()
  const { notice, resending, onResend, onPreview, dialogs } = props
  const phone = usePhone()
  const preview = (
    <Button size="admin" variant="outline" onClick={onPreview}>
      {t('preview.open')}
    </Button>
  )
  const List = phone ? MailRows : MailsTable
  return (
    <RecordTabs tab="mails" onTabChange={props.onTabChange}>
      <ListScreen
        list={props}
        layout={{ kind: 'table', timed: true, columns: 6 }}
        title={t('title')}
        columns={{ names: columnNames(MAIL_COLUMNS, (key) => t(key)), ...props.columns }}
        actions={!phone && preview}
        chips={false}
        summary={<RecordTabList />}
        frame={(list) => <TabPanel value="mails">{list}</TabPanel>}
        search={t('mails.search')}
        filterBy={[
          {
            name: 'state',
            label: t('mails.state'),
            all: t('mails.allStates'),
            options: optionsOf(MAIL_STATES, (state) => t(`mails.states.${state}`)),
          },
        ]}
        noFilters={NO_MAIL_FILTERS}
        rows={(mails) => (
          <List mails={mails} columns={props.columns.chosen} resending={resending} onResend={onResend} />
        )}
        icon={MailIcon}
        errorText={t('mails.loadFailed')}
        empty={{ title: t('mails.none'), text: t('mails.noneHint') }}
        message={{
          notice,
          tone: notice?.code === 'resendFailed' ? 'danger' : 'success',
          text: notice && withReason(t(`notices.${notice.code}`), notice.message),
        }}
      >
        {/* Seldom used, below the list it lets that begin higher. */}
        {phone && <div className="grid py-4">{preview}</div>}
      </ListScreen>
      {dialogs}
    </RecordTabs>
  )
}
