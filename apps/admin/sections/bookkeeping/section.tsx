import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { ListedPaper } from '@/shop/bookkeeping/bookkeeping'
import { listPapers } from '@/shop/bookkeeping/bookkeeping.client'
import { BookkeepingScreen } from '@/screens/admin/bookkeeping/bookkeeping-screen'
import { PAPER_FILTERS, type BookkeepingState } from '@/screens/admin/bookkeeping/bookkeeping-types'
import { MonthChoice } from '@/screens/admin/bookkeeping/month-choice'
import { DatevDialog } from '@/screens/admin/bookkeeping/datev-dialog'
import { calendarDay } from '@/shop/shared/dates'
import { PLATFORMS, platformTimeZone, type Platform } from '@/shop/shared/platform'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { oneOfParam, useListParams } from '../../shared/section-params'
import { rememberedDatev, usePaperFiles } from './files'

const FILTERS = z.object({
  month: z.catch(z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))), undefined),
  kind: oneOfParam(PAPER_FILTERS),
})

/** Platforms whose sellers have papers in euros. */
const booksInEuros = (papers: readonly ListedPaper[]): Platform[] =>
  PLATFORMS.filter((platform) =>
    papers.some(({ books, currency }) => currency === 'EUR' && books === platform),
  )

export default function BookkeepingSection() {
  const { filters, page, setFilters, setPage } = useListParams(FILTERS, z.object({}))
  const [lastMonth] = useState(() => calendarDay(new Date(), platformTimeZone.turkey).slice(0, 7))
  const { month = lastMonth, kind = 'all' } = filters
  const http = useHttp()
  const papers = useQuery({
    queryKey: ['papers', month],
    queryFn: () => listPapers(http, month),
    placeholderData: keepPreviousData,
  })
  const [asksDatev, setAsksDatev] = useState(false)
  const { file, notice, datevError, ...files } = usePaperFiles(month)
  const { isError, isFetching, dataUpdatedAt, data, isPlaceholderData } = papers
  const failed =
    isError && data
      ? { failed: { loadedAt: new Date(dataUpdatedAt).toISOString(), retrying: isFetching } }
      : {}
  const state: BookkeepingState =
    data && !isPlaceholderData
      ? data.papers.length === 0
        ? { status: 'empty', ...failed }
        : { status: 'ready', ...data, ...failed }
      : isPlaceholderData || papers.isPending
        ? { status: 'loading' }
        : { status: 'error', message: refusedLoadMessage(papers.error), retrying: isFetching }
  return (
    <BookkeepingScreen
      state={state}
      month={
        <MonthChoice
          month={month}
          lastMonth={lastMonth}
          onMonthChange={(next) => setFilters({ month: next === lastMonth ? undefined : next, kind })}
        />
      }
      filter={kind}
      page={page}
      file={file}
      notice={notice}
      onFilterChange={(next) => setFilters({ ...filters, kind: next === 'all' ? undefined : next })}
      onPageChange={setPage}
      onFile={(chosen) => (chosen === 'archive' ? files.archive() : setAsksDatev(true))}
      onPaper={files.paper}
      onFileCancel={files.cancel}
      onRetry={() => void papers.refetch()}
      onNoticeEnd={files.clear}
      dialog={
        asksDatev && (
          <DatevDialog
            options={rememberedDatev()}
            books={booksInEuros(data?.papers ?? [])}
            submitting={file?.kind === 'datev'}
            serverError={datevError}
            onSubmit={(options) => void files.datev(options, () => setAsksDatev(false))}
            onClose={() => {
              files.cancel()
              setAsksDatev(false)
            }}
          />
        )
      }
    />
  )
}
