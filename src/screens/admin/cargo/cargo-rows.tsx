import { EditIcon, MoreIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/ui/dropdown-menu'
import { IconButton } from '@/ui/icon-button'
import { PlatformMarks } from '../shared/platform-label'
import { CargoSwitch } from './cargo-switch'
import type { CargoListProps } from './cargo-table'
import { May } from '../shared/permissions'
import { RowList } from '../shared/lists/row-list'

/** List layout for phones: name, details and switch; other actions in a menu. */
export function CargoRows({ companies, togglingId, onToggle, onEdit, onRemove }: CargoListProps) {
  const t = useTranslations('adminCargo')
  const common = useTranslations('admin')
  return (
    <RowList>
      {companies.map((company) => (
        <li
          key={company.id}
          data-row={company.id}
          className="flex items-center gap-3 border-b border-border bg-surface py-2.5 ps-4 pe-1 text-[0.9375rem]"
        >
          <div className="me-auto min-w-0">
            <p className="truncate font-semibold">{company.name}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-a-small text-text-subtle">
              <PlatformMarks platforms={company.platforms} />
              {company.code.toUpperCase()}, {t('days', { count: company.domesticDays })}
              {!company.isActive && `, ${t('passive')}`}
            </p>
          </div>
          <May needs="cargo.write">
            <CargoSwitch company={company} busy={company.id === togglingId} onToggle={onToggle} />
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
          </May>
        </li>
      ))}
    </RowList>
  )
}
