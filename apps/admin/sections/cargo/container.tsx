import type { CargoCompany } from '@/shop/cargo/cargo'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import type { CargoMessage, CargoNotice } from '@/screens/admin/cargo/cargo-types'
import { listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { NEW } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { useRemoval } from '../../shared/use-removal'
import { useCargoEditor } from './editor'
import { useCargoParams } from './params'
import { useCargo, useDeleteCargo, useToggleCargo } from './queries'

export default function CargoContainer() {
  const { filters, query, editedId, setFilters, setPage, edit } = useCargoParams()
  const companies = useCargo(query)
  usePageInRange(companies, setPage)
  const toggling = useToggleCargo()
  const { notice, show, clear, announce } = useNotice<CargoNotice, CargoMessage>()
  const removal = useRemoval<CargoCompany>({
    deletion: useDeleteCargo(),
    announce,
    onInUse: (company) => show({ code: 'inUse', company }),
  })
  const editor = useCargoEditor({
    editedId,
    companies: companies.data?.items ?? [],
    pending: companies.isPending,
    onClose: () => edit(undefined),
    onDone: (code) => show({ code }),
    onFailed: (error) => {
      edit(undefined)
      announce('updated', 'openFailed').onError(error)
    },
  })
  return (
    <CargoScreen
      {...removal}
      state={listState(companies)}
      filters={filters}
      togglingId={toggling.isPending ? toggling.variables : undefined}
      editor={editor.state}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void companies.refetch()}
      onToggle={({ id }) => toggling.mutate(id, announce('statusUpdated', 'statusFailed'))}
      onCreate={() => edit(NEW)}
      onEdit={({ id }) => edit(id)}
      onSave={editor.save}
      onEditorClose={editor.close}
      onEditorReload={editor.reload}
      onNoticeEnd={clear}
    />
  )
}
