import { EditIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { CargoCompany } from '@/shop/cargo/cargo'
import { IconButton } from '@/ui/icon-button'
import { Status } from '@/ui/status'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { ListTable } from '../shared/lists/list-table'
import { PlatformLabel, PlatformMarks } from '../shared/platform-label'
import { CargoSwitch } from './cargo-switch'
import { May } from '../shared/permissions'

/** Columns that may be left out and moved, with the keys of their texts. */
export const CARGO_COLUMNS = {
  code: 'columns.code',
  platform: 'platform',
  domestic: 'columns.domestic',
  international: 'columns.international',
  status: 'status',
} as const

export interface CargoListProps {
  companies: readonly CargoCompany[]
  /** Of `CARGO_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  togglingId?: string
  onToggle: (company: CargoCompany) => void
  onEdit: (company: CargoCompany) => void
  onRemove: (company: CargoCompany) => void
}

/** Cargo companies as a table with an active switch per row. */
export function CargoTable({ companies, columns, togglingId, onToggle, onEdit, onRemove }: CargoListProps) {
  const t = useTranslations('adminCargo')
  const all: readonly ListColumn<CargoCompany>[] = [
    {
      header: t('columns.company'),
      cellClassName: 'max-w-64 truncate font-semibold',
      cell: ({ name }) => name,
    },
    {
      id: 'code',
      header: t('columns.code'),
      cellClassName: 'text-text-muted',
      cell: ({ code }) => code.toUpperCase(),
    },
    { id: 'platform', header: t('platform'), cell: (company) => <Platforms company={company} /> },
    {
      id: 'domestic',
      header: t('columns.domestic'),
      cell: ({ domesticDays }) => t('days', { count: domesticDays }),
    },
    {
      id: 'international',
      header: t('columns.international'),
      cell: ({ internationalDays }) => t('days', { count: internationalDays }),
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ isActive }) => (
        <Status size="admin" tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'active' : 'passive')}
        </Status>
      ),
    },
    {
      header: t('columns.actions'),
      numeric: true,
      cell: (company) => (
        <May needs="cargo.write">
          <span className="inline-flex items-center gap-1">
            <span className="me-2 flex">
              <CargoSwitch company={company} busy={company.id === togglingId} onToggle={onToggle} />
            </span>
            <IconButton
              size="admin"
              data-opener
              icon={EditIcon}
              label={t('edit', { name: company.name })}
              onClick={() => onEdit(company)}
            />
            <IconButton
              size="admin"
              icon={TrashIcon}
              label={t('delete', { name: company.name })}
              onClick={() => onRemove(company)}
            />
          </span>
        </May>
      ),
    },
  ]
  return <ListTable label={t('title')} rows={companies} columns={arranged(all, columns)} />
}

function Platforms({ company: { platforms } }: { company: CargoCompany }) {
  const [first, ...others] = platforms
  return first && others.length === 0 ? (
    <PlatformLabel platform={first} />
  ) : (
    <PlatformMarks platforms={platforms} />
  )
}
