/**
 * Cargo companies. States of the list: loading, error (also for an invalid response), empty, ready (optionally updating,
 * or toggling a row); the form: create, edit, submitting, rejected; the delete confirmation.
 */
import { PlusIcon, TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { CargoCompany, CargoInput } from '@/shop/cargo/cargo'
import { PLATFORMS } from '@/shop/shared/platform'
import { Button } from '@/ui/button'
import { useMay } from '../shared/permissions'
import { ACTIVITY } from '../shared/lists/activity'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import { RemovalDialog, type RemovalProps } from '../shared/lists/removal-dialog'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { CargoEditor } from './cargo-editor'
import { CargoRows } from './cargo-rows'
import { CargoTable } from './cargo-table'
import {
  NO_CARGO_FILTERS,
  type CargoEditorState,
  type CargoFilters,
  type CargoMessage,
  type CargoNotice,
} from './cargo-types'

export interface CargoScreenProps extends ListProps<CargoCompany, CargoFilters>, RemovalProps<CargoCompany> {
  /** Id of the company being activated or deactivated. */
  togglingId?: string
  editor?: CargoEditorState
  notice?: CargoMessage
  onToggle: (company: CargoCompany) => void
  onCreate: () => void
  onEdit: (company: CargoCompany) => void
  onSave: (input: CargoInput, company?: CargoCompany) => void
  onEditorClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onEditorReload: () => void
}

const FAILURES: readonly CargoNotice[] = ['statusFailed', 'deleteFailed', 'openFailed', 'inUse']

export function CargoScreen(props: CargoScreenProps) {
  const t = useTranslations('adminCargo')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { state, editor, notice } = props
  const unused = notice?.company?.isActive ? notice.company : undefined
  const List = usePhone() ? CargoRows : CargoTable
  const mayWrite = useMay('cargo.write')
  const create = mayWrite && (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('add')}
    </Button>
  )
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 7, skeletonRows: 6 }}
      title={t('title')}
      actions={create}
      search={t('search')}
      filterBy={[
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
        {
          name: 'activity',
          label: t('status'),
          all: t('allStatuses'),
          options: optionsOf(ACTIVITY, (value) => t(value)),
        },
      ]}
      noFilters={NO_CARGO_FILTERS}
      rows={(items) => (
        <List
          companies={items}
          togglingId={props.togglingId}
          onToggle={props.onToggle}
          onEdit={props.onEdit}
          onRemove={props.onRemove}
        />
      )}
      icon={TruckIcon}
      errorText={t(state.status === 'error' && state.invalid ? 'invalidAnswer' : 'loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
      message={{
        notice,
        tone: notice && FAILURES.includes(notice.code) ? 'danger' : 'success',
        text:
          notice &&
          (notice.code === 'inUse'
            ? t('notices.inUse', { name: notice.company?.name ?? '' })
            : withReason(t(`notices.${notice.code}`), notice.message)),
        action: unused && { label: t('deactivate'), onSelect: () => props.onToggle(unused) },
      }}
    >
      {editor && (
        <CargoEditor
          key={`${editor.company?.id ?? 'new'}-${editor.company?.updatedAt}`}
          state={editor}
          onSave={(input) => props.onSave(input, editor.company)}
          onClose={props.onEditorClose}
          onReload={props.onEditorReload}
        />
      )}
      <RemovalDialog
        removal={props.removal}
        title={({ name }) => t('confirm.title', { name })}
        description={() => t('confirm.text')}
        confirmLabel={t('confirm.action')}
        onRemoveConfirm={props.onRemoveConfirm}
        onRemoveCancel={props.onRemoveCancel}
      />
    </ListScreen>
  )
}
