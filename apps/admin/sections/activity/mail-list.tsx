import { Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { MAIL_STATES } from '@/shop/mails/mails'
import type { MailNotice, RecordTab } from '@/screens/admin/activity/activity-types'
import { MAIL_COLUMNS } from '@/screens/admin/activity/mails-table'
import { MailsScreen } from '@/screens/admin/activity/mails-screen'
import { lazyDialog } from '../../shared/lazy-dialog'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { oneOfParam, textParam, useListParams } from '../../shared/section-params'
import { useColumns } from '../../shared/use-columns'
import { useNotice } from '../../shared/use-notice'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useMails, useResendMail } from './queries'

const MailPreview = lazyDialog(() => import('./mail-preview'))

const FILTERS = z.object({ search: textParam, state: oneOfParam(MAIL_STATES) })

export function MailList({ onTabChange }: { onTabChange: (tab: RecordTab) => void }) {
  const address = useListParams(FILTERS, z.object({}))
  const { filters, page, setFilters, setPage } = address
  const views = useListViews('mails', address)
  const mails = useMails({ page, state: filters.state, recipient: filters.search.trim() })
  usePageInRange(mails, setPage)
  const columns = useColumns('mails', Object.keys(MAIL_COLUMNS))
  const [isOpen, setOpen] = useState(false)
  const resend = useResendMail()
  const { notice, announce, clear } = useNotice<MailNotice>()
  return (
    <MailsScreen
      state={listState(mails)}
      filters={filters}
      columns={columns}
      listViews={views}
      resending={resend.isPending ? resend.variables : undefined}
      notice={notice}
      onResend={(id) => resend.mutate(id, announce('resent', 'resendFailed'))}
      onTabChange={onTabChange}
      onPreview={() => setOpen(true)}
      dialogs={
        isOpen && (
          <Suspense>
            <MailPreview onClose={() => setOpen(false)} />
          </Suspense>
        )
      }
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void mails.refetch()}
      onNoticeEnd={clear}
    />
  )
}
