import { useState } from 'react'
import type { CargoCompany } from '@/domain/cargo/cargo'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import type { CargoNotice } from '@/screens/admin/cargo/cargo-types'
import { useCargo, useDeleteCargo, useToggleCargo } from '../queries/cargo'
import { useCargoAddress } from '../queries/cargo-address'
import { useCargoEditor } from '../queries/cargo-editor'
import { listState } from '../queries/states'
import { NEW } from '../queries/use-address'
import { useNotice } from '../queries/use-notice'

export default function CargoContainer() {
  const { filters, query, editedId, setFilters, setPage, edit } = useCargoAddress()
  const companies = useCargo(query)
  const toggling = useToggleCargo()
  const deletion = useDeleteCargo()
  const [doomed, setDoomed] = useState<CargoCompany>()
  const { notice, say, saying, end } = useNotice<CargoNotice>()
  const editor = useCargoEditor({
    editedId,
    companies: companies.data?.items ?? [],
    onClose: () => edit(undefined),
    onDone: (code) => say({ code }),
  })
  return (
    <CargoScreen
      state={listState(companies)}
      filters={filters}
      togglingId={toggling.isPending ? toggling.variables : undefined}
      editor={editor.state}
      removal={doomed && { item: doomed, busy: deletion.isPending }}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void companies.refetch()}
      onToggle={({ id }) => toggling.mutate(id, saying('statusUpdated', 'statusFailed'))}
      onCreate={() => edit(NEW)}
      onEdit={({ id }) => edit(id)}
      onSave={editor.save}
      onEditorClose={editor.close}
      onRemove={setDoomed}
      onRemoveConfirm={({ id }) =>
        deletion.mutate(id, { ...saying('deleted', 'deleteFailed'), onSettled: () => setDoomed(undefined) })
      }
      onRemoveCancel={() => setDoomed(undefined)}
      onNoticeEnd={end}
    />
  )
}
