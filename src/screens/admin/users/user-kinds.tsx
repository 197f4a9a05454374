import { CrownIcon, UserIcon, UsersIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ExportButton, type ListExportProps } from '../shared/lists/export-button'
import { May } from '../shared/permissions'
import { usePhone } from '../shared/use-narrow'
import { NO_GUEST_FILTERS, NO_USER_FILTERS, type UserFilters } from './users-types'

interface UserKindsProps extends ListExportProps {
  filters: UserFilters
  onFiltersChange: (filters: UserFilters) => void
}

/** Customers, premium members or guests, and the file of them; on phones a row that is scrolled. */
export function UserKinds({ filters, onFiltersChange, ...exporting }: UserKindsProps) {
  const t = useTranslations('adminUsers')
  const isPhone = usePhone()
  const { guestsOnly = false, premiumOnly = false, search, platform } = filters
  const kinds = [
    { label: t('all'), icon: UsersIcon, isShown: !guestsOnly && !premiumOnly, next: NO_USER_FILTERS },
    {
      label: t('premiumOnly'),
      icon: CrownIcon,
      isShown: premiumOnly,
      next: guestsOnly
        ? { ...NO_USER_FILTERS, search, platform, premiumOnly: true }
        : { ...filters, premiumOnly: true },
    },
    {
      label: t('guests.open'),
      icon: UserIcon,
      isShown: guestsOnly,
      next: { ...NO_GUEST_FILTERS, search, platform },
    },
  ]
  const buttons = kinds.map(({ label, icon: Icon, isShown, next }) => (
    <Button
      key={label}
      variant="outline"
      size="admin"
      aria-pressed={isShown}
      className="flex-none aria-pressed:border-text max-md:px-2.5"
      onClick={() => onFiltersChange(next)}
    >
      {!isPhone && <Icon size="s" />}
      {label}
    </Button>
  ))
  const file = (
    <May needs="customers.privacy">
      <ExportButton
        texts={{
          start: t('export.start'),
          running: t('export.running'),
          cancel: t('export.cancel'),
          progress: ({ done }) => String(done),
        }}
        {...exporting}
      />
    </May>
  )
  return isPhone ? (
    <div className="mb-2 flex items-center gap-2 px-4">
      <div
        role="group"
        aria-label={t('kinds')}
        className="-ms-4 flex min-w-0 flex-1 [scrollbar-width:none] gap-1.5 overflow-x-auto py-0.5 ps-4"
      >
        {buttons}
      </div>
      {file}
    </div>
  ) : (
    <>
      {buttons}
      {file}
    </>
  )
}
