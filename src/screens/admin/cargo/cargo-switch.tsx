import { useTranslations } from '@/i18n'
import type { CargoCompany } from '@/shop/cargo/cargo'
import { Switch } from '@/ui/switch'

interface CargoSwitchProps {
  company: CargoCompany
  busy: boolean
  onToggle: (company: CargoCompany) => void
}

export function CargoSwitch({ company, busy, onToggle }: CargoSwitchProps) {
  const t = useTranslations('adminCargo')
  return (
    <Switch
      size="admin"
      aria-label={t('toggle', { name: company.name })}
      aria-busy={busy}
      // Disabled, it would lose the focus.
      aria-disabled={busy || undefined}
      checked={company.isActive}
      onChange={() => !busy && onToggle(company)}
    />
  )
}
