/** Papers of a month. States: loading, error, empty, ready; a file on its way, notices, the DATEV dialog as a slot. */
import type { ReactNode } from 'react'
import { CloseIcon, DownloadIcon, FileIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { ListedPaper } from '@/shop/bookkeeping/bookkeeping'
import type { PaperFormat } from '@/shop/orders/admin-order'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Progress } from '@/ui/progress'
import { ListBody } from '../shared/lists/list-body'
import { ListSkeleton } from '../shared/lists/list-skeleton'
import type { ListState } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { Panel } from '../shared/panel'
import { ScreenHeader } from '../shared/screen-header'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import type { BookkeepingFile, BookkeepingNotice, BookkeepingState, PaperFilter } from './bookkeeping-types'
import { PaperList, PaperTabs } from './paper-list'
import { MonthVat } from './month-vat'

export interface BookkeepingScreenProps {
  state: BookkeepingState
  /** `MonthChoice` */
  month: ReactNode
  filter: PaperFilter
  /** 1-based page of the papers. */
  page: number
  file?: BookkeepingFile
  notice?: BookkeepingNotice
  onFilterChange: (filter: PaperFilter) => void
  onPageChange: (page: number) => void
  onFile: (kind: 'archive' | 'datev') => void
  onPaper: (paper: ListedPaper, format: PaperFormat) => void
  onFileCancel: () => void
  onRetry: () => void
  onNoticeEnd: () => void
  /** The open dialog. */
  dialog?: ReactNode
}

const PAGE_SIZE = 50
const FAILURES: readonly BookkeepingNotice['code'][] = ['archiveFailed', 'datevFailed', 'paperFailed']

export function BookkeepingScreen(props: BookkeepingScreenProps) {
  const t = useTranslations('adminBookkeeping')
  const withReason = useMessageWithReason()
  const { state, file, filter, notice } = props
  const papers = state.status === 'ready' ? state.papers : []
  const hasEuros = papers.some(({ currency }) => currency === 'EUR')
  return (
    <>
      <ScreenHeader title={t('title')}>
        {file && file.kind !== 'paper' ? (
          <FileOnItsWay file={file} onCancel={props.onFileCancel} />
        ) : (
          <>
            <Button
              variant="outline"
              size="admin"
              disabled={papers.length === 0}
              onClick={() => props.onFile('archive')}
            >
              <DownloadIcon size="s" />
              {t('archive')}
            </Button>
            <Button size="admin" disabled={!hasEuros} onClick={() => props.onFile('datev')}>
              <DownloadIcon size="s" />
              {t('datev.action')}
            </Button>
          </>
        )}
      </ScreenHeader>
      <Panel className="max-md:border-0 max-md:bg-transparent">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-4.5 py-2 max-md:px-4">
          {props.month}
          {state.status === 'ready' && (
            <PaperTabs papers={papers} filter={filter} onFilterChange={props.onFilterChange} />
          )}
        </div>
        <ListBody
          state={listOf(state, filter, props.page)}
          skeleton={<ListSkeleton columns={7} />}
          rows={(shown) => <PaperList papers={shown} busy={file !== undefined} onPaper={props.onPaper} />}
          errorText={t('loadFailed')}
          onRetry={props.onRetry}
          filtered={state.status === 'ready' && filter !== 'all'}
          onClearFilters={() => props.onFilterChange('all')}
          icon={<FileIcon size="l" />}
          empty={{ title: t('none'), text: t('noneHint') }}
          onPageChange={props.onPageChange}
          pagerOnlyIfNeeded
        />
      </Panel>
      {state.status === 'ready' && <MonthVat rows={state.vat} />}
      {papers.some(({ platform }) => platform === 'turkey') && (
        <p className="mt-3 text-a-small text-text-subtle max-md:px-4">{t('noArchiveInvoice')}</p>
      )}
      {props.dialog}
      <NoticeToast
        notice={notice}
        tone={notice && FAILURES.includes(notice.code) ? 'danger' : 'success'}
        text={notice && withReason(t(`notices.${notice.code}`), notice.message)}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}

function listOf(state: BookkeepingState, filter: PaperFilter, page: number): ListState<ListedPaper> {
  if (state.status !== 'ready') return state
  const all = state.papers.filter(({ kind }) => filter === 'all' || filter === kind)
  const failed = state.failed && { failed: state.failed }
  if (all.length === 0) return { status: 'empty', ...failed }
  const pages = Math.ceil(all.length / PAGE_SIZE)
  const shown = Math.min(page, pages)
  const items = all.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)
  return { status: 'ready', items, page: shown, pages, total: all.length, ...failed }
}

function FileOnItsWay({ file, onCancel }: { file: BookkeepingFile; onCancel: () => void }) {
  const t = useTranslations('adminBookkeeping')
  const format = useFormat()
  const size = format.number(Math.round(file.received / 104_858) / 10)
  return (
    <span className="flex items-center gap-2.5">
      <span className="grid gap-1">
        <span role="status" className="text-a-caption text-text-muted tabular-nums">
          {t(file.received === 0 ? 'preparing' : 'received', { size })}
        </span>
        <Progress size="s" label={t('preparing')} className="w-36" />
      </span>
      <IconButton size="admin" icon={CloseIcon} label={t('cancel')} onClick={onCancel} />
    </span>
  )
}
