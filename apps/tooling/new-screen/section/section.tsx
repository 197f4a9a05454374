import { useQuery } from '@tanstack/react-query'
import { listState } from '@apps/admin/shared/query-states'
import { usePageInRange } from '@apps/admin/shared/use-page-in-range'
import { useListParams } from '@apps/admin/shared/section-params'
import * as z from 'zod/mini'
import type { Page } from '@/client'
import { TemplateList, type TemplateListEntry } from '../template-list'

/** Stands in for the call until the contract has it ('A call' in CONTRIBUTING). */
const readPage = (page: number): Promise<Page<TemplateListEntry>> =>
  Promise.resolve({ items: [], page, pages: 1, total: 0 })

/** The list; its page is in the URL. */
export default function TemplateSection() {
  const { page, setPage } = useListParams(z.object({}), z.object({}))
  const list = useQuery({ queryKey: ['coupons', 'list', page], queryFn: () => readPage(page) })
  usePageInRange(list, setPage)
  return (
    <TemplateList
      state={listState(list)}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onNoticeEnd={() => undefined}
    />
  )
}
