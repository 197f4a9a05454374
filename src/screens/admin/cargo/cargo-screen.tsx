/**
 * Cargo companies (A2). States of the list: loading, error (also an unreadable answer), empty, ready (also
 * updating, one row switching); the form: create, edit, submitting, refused; the question before deleting.
 */
import { PlusIcon, TrashIcon, TruckIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { CargoCompany } from '../../../domain/cargo/cargo'
import { PLATFORMS } from '../../../domain/shared/platform'
import { AlertDialog } from '../../../ui/alert-dialog'
import { Button } from '../../../ui/button'
import { CargoEditor } from './cargo-editor'
import { CargoRows, CargoTable } from './cargo-table'
import {
  ACTIVITY,
  NO_CARGO_FILTERS,
  type CargoEditorState,
  type CargoFilters,
  type CargoInput,
  type CargoNotice,
  type RemovalState,
} from './cargo-types'
import { ListBody } from '../shared/lists/list-body'
import { filterChoice, ListFilters } from '../shared/lists/list-filters'
import { ListSkeleton } from '../shared/lists/list-skeleton'
import type { ListState, Notice } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { Panel } from '../shared/panel'
import { ScreenHeader } from '../shared/screen-header'
import { useBecause } from '../shared/use-because'
import { usePhone } from '../shared/use-narrow'

export interface CargoScreenProps {
  state: ListState<CargoCompany>
  filters: CargoFilters
  /** The company that is being switched on or off. */
  togglingId?: string
  editor?: CargoEditorState
  removal?: RemovalState<CargoCompany>
  notice?: Notice<CargoNotice>
  onFiltersChange: (filters: CargoFilters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onToggle: (company: CargoCompany) => void
  onCreate: () => void
  onEdit: (company: CargoCompany) => void
  onSave: (input: CargoInput, company?: CargoCompany) => void
  onEditorClose: () => void
  /** Asks first. */
  onRemove: (company: CargoCompany) => void
  onRemoveConfirm: (company: CargoCompany) => void
  onRemoveCancel: () => void
  onNoticeEnd: () => void
}

const FAILURES: readonly CargoNotice[] = ['statusFailed', 'deleteFailed']

export function CargoScreen(props: CargoScreenProps) {
  const t = useTranslations('adminCargo')
  const because = useBecause()
  const phone = usePhone()
  const { state, filters, editor, removal, notice } = props
  const List = phone ? CargoRows : CargoTable
  const create = (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('add')}
    </Button>
  )
  return (
    <>
      <ScreenHeader title={t('title')}>{create}</ScreenHeader>
      <Panel className="max-md:border-0 max-md:bg-transparent">
        <CargoFiltersBar filters={filters} onChange={props.onFiltersChange} />
        <ListBody
          state={state}
          skeleton={<ListSkeleton columns={7} rows={6} />}
          rows={(items) => (
            <List
              companies={items}
              togglingId={props.togglingId}
              onToggle={props.onToggle}
              onEdit={props.onEdit}
              onRemove={props.onRemove}
            />
          )}
          errorText={t(state.status === 'error' && state.invalid ? 'invalidAnswer' : 'loadFailed')}
          onRetry={props.onRetry}
          filtered={Object.values(filters).some(Boolean)}
          onClearFilters={() => props.onFiltersChange(NO_CARGO_FILTERS)}
          icon={<TruckIcon size="l" />}
          empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
          onPageChange={props.onPageChange}
        />
      </Panel>
      {editor && (
        <CargoEditor
          key={editor.company?.id ?? 'new'}
          state={editor}
          onSave={(input) => props.onSave(input, editor.company)}
          onClose={props.onEditorClose}
        />
      )}
      {removal && (
        <AlertDialog
          open
          icon={TrashIcon}
          title={t('confirm.title', { name: removal.item.name })}
          description={t('confirm.text')}
          confirmLabel={t('confirm.action')}
          busy={removal.busy}
          onConfirm={() => props.onRemoveConfirm(removal.item)}
          onOpenChange={(open) => !open && props.onRemoveCancel()}
        />
      )}
      <NoticeToast
        notice={notice}
        tone={notice && FAILURES.includes(notice.code) ? 'danger' : 'success'}
        text={notice && because(t(`notices.${notice.code}`), notice.message)}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}

interface CargoFiltersBarProps {
  filters: CargoFilters
  onChange: (filters: CargoFilters) => void
}
function CargoFiltersBar({ filters, onChange }: CargoFiltersBarProps) {
  const t = useTranslations('adminCargo')
  const common = useTranslations('admin')
  return (
    <ListFilters
      label={common('list.filters')}
      search={{
        label: t('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: t('platform'),
          all: t('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
        filterChoice({
          label: t('status'),
          all: t('allStatuses'),
          value: filters.activity,
          options: ACTIVITY.map((value) => ({ value, label: t(value) })),
          onChange: (activity) => onChange({ ...filters, activity }),
        }),
      ]}
    />
  )
}
