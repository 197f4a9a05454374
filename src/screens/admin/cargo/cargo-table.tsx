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
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table'
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
    <Table label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('columns.company')}</TableHeader>
          <TableHeader>{t('columns.code')}</TableHeader>
          <TableHeader>{t('platform')}</TableHeader>
          <TableHeader>{t('columns.domestic')}</TableHeader>
          <TableHeader>{t('columns.international')}</TableHeader>
          <TableHeader>{t('status')}</TableHeader>
          <TableHeader numeric>{t('columns.actions')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {companies.map((company) => (
          <TableRow key={company.id}>
            <TableCell className="max-w-64 truncate font-semibold">{company.name}</TableCell>
            <TableCell className="text-text-muted">{company.code.toUpperCase()}</TableCell>
            <TableCell>
              <Platforms company={company} />
            </TableCell>
            <TableCell>{t('days', { count: company.estimatedDeliveryDays.domestic })}</TableCell>
            <TableCell>{t('days', { count: company.estimatedDeliveryDays.international })}</TableCell>
            <TableCell>
              <Status size="admin" tone={company.isActive ? 'success' : 'neutral'}>
                {t(company.isActive ? 'active' : 'passive')}
              </Status>
            </TableCell>
            <TableCell numeric>
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
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
