import type { CargoCompany } from '@/shop/cargo/cargo'
import { CargoEditor } from '@/screens/admin/cargo/cargo-editor'
import { CargoRemoval } from '@/screens/admin/cargo/cargo-removal'
import { CARGO_COLUMNS } from '@/screens/admin/cargo/cargo-table'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import type { CargoMessage, CargoNotice } from '@/screens/admin/cargo/cargo-types'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { NEW } from '../../shared/section-params'
import { useColumns } from '../../shared/use-columns'
import { useNotice } from '../../shared/use-notice'
import { useRemoval } from '../../shared/use-removal'
import { useCargoEditor } from './editor'
import { useCargoParams } from './params'
import { useCargo, useDeleteCargo, useToggleCargo } from './queries'

export default function CargoContainer() {
  const { filters, query, editedId, setFilters, setPage, edit, keptView } = useCargoParams()
  const views = useListViews('cargo', keptView)
  const companies = useCargo(query)
  const columns = useColumns('cargo', Object.keys(CARGO_COLUMNS))
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
      state={listState(companies)}
      filters={filters}
      columns={columns}
      listViews={views}
      togglingId={toggling.isPending ? toggling.variables : undefined}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void companies.refetch()}
      onToggle={({ id }) => toggling.mutate(id, announce('statusUpdated', 'statusFailed'))}
      onCreate={() => edit(NEW)}
      onEdit={({ id }) => edit(id)}
      onRemove={removal.onRemove}
      onNoticeEnd={clear}
      dialogs={
        <>
          {editor.state && (
            <CargoEditor
              key={`${editor.state.company?.id ?? NEW}-${editor.state.company?.updatedAt}`}
              state={editor.state}
              onSave={editor.save}
              onClose={editor.close}
              onReload={editor.reload}
            />
          )}
          <CargoRemoval {...removal} />
        </>
      }
    />
  )
}
