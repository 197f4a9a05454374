import { EditIcon, MoreIcon, TrashIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { CargoCompany } from '../../../domain/cargo/cargo'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu'
import { IconButton } from '../../../ui/icon-button'
import { Status } from '../../../ui/status'
import { Switch } from '../../../ui/switch'
import { ListTable } from '../shared/lists/list-table'
import { PlatformLabel, PlatformMarks } from '../shared/platform-label'

interface CargoListProps {
  companies: readonly CargoCompany[]
  togglingId?: string
  onToggle: (company: CargoCompany) => void
  onEdit: (company: CargoCompany) => void
  onRemove: (company: CargoCompany) => void
}

export function CargoTable({ companies, togglingId, onToggle, onEdit, onRemove }: CargoListProps) {
  const t = useTranslations('adminCargo')
  return (
    <ListTable
      label={t('title')}
      rows={companies}
      columns={[
        {
          header: t('columns.company'),
          cellClassName: 'max-w-64 truncate font-semibold',
          cell: ({ name }) => name,
        },
        {
          header: t('columns.code'),
          cellClassName: 'text-text-muted',
          cell: ({ code }) => code.toUpperCase(),
        },
        { header: t('platform'), cell: (company) => <Platforms company={company} /> },
        {
          header: t('columns.domestic'),
          cell: ({ estimatedDeliveryDays }) => t('days', { count: estimatedDeliveryDays.domestic }),
        },
        {
          header: t('columns.international'),
          cell: ({ estimatedDeliveryDays }) => t('days', { count: estimatedDeliveryDays.international }),
        },
        {
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
            <span className="inline-flex items-center gap-1">
              <span className="mr-2 flex">
                <ActiveSwitch company={company} busy={company.id === togglingId} onToggle={onToggle} />
              </span>
              <IconButton
                size="admin"
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
          ),
        },
      ]}
    />
  )
}

function Platforms({ company: { platforms } }: { company: CargoCompany }) {
  const [first, ...others] = platforms
  return first && others.length === 0 ? (
    <PlatformLabel platform={first} />
  ) : (
    <PlatformMarks platforms={platforms} />
  )
}

interface ActiveSwitchProps {
  company: CargoCompany
  busy: boolean
  onToggle: (company: CargoCompany) => void
}
function ActiveSwitch({ company, busy, onToggle }: ActiveSwitchProps) {
  const t = useTranslations('adminCargo')
  return (
    <Switch
      size="admin"
      aria-label={t('toggle', { name: company.name })}
      aria-busy={busy}
      disabled={busy}
      checked={company.isActive}
      onChange={() => onToggle(company)}
    />
  )
}

/** On phones: name and details, the switch, everything else in a menu. */
export function CargoRows({ companies, togglingId, onToggle, onEdit, onRemove }: CargoListProps) {
  const t = useTranslations('adminCargo')
  const common = useTranslations('admin')
  return (
    <ul className="border-t border-border">
      {companies.map((company) => (
        <li
          key={company.id}
          className="flex items-center gap-3 border-b border-border bg-surface py-2.5 pr-1 pl-4 text-[0.9375rem]"
        >
          <div className="mr-auto min-w-0">
            <p className="truncate font-semibold">{company.name}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-a-small text-text-subtle">
              <PlatformMarks platforms={company.platforms} />
              {company.code.toUpperCase()}, {t('days', { count: company.estimatedDeliveryDays.domestic })}
              {!company.isActive && `, ${t('passive')}`}
            </p>
          </div>
          <ActiveSwitch company={company} busy={company.id === togglingId} onToggle={onToggle} />
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton icon={MoreIcon} label={common('form.moreActions', { name: company.name })} />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem icon={EditIcon} onSelect={() => onEdit(company)}>
                {common('form.edit')}
              </DropdownMenuItem>
              <DropdownMenuItem icon={TrashIcon} tone="danger" onSelect={() => onRemove(company)}>
                {common('form.delete')}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </li>
      ))}
    </ul>
  )
}
