import { useTranslations } from '@/i18n'
import type { CargoCompany } from '@/shop/cargo/cargo'
import { RemovalDialog, type RemovalConfirmation } from '../shared/lists/removal-dialog'

/** Asks before a cargo company is deleted. */
export function CargoRemoval(props: RemovalConfirmation<CargoCompany>) {
  const t = useTranslations('adminCargo')
  return (
    <RemovalDialog
      {...props}
      title={({ name }) => t('confirm.title', { name })}
      description={() => t('confirm.text')}
      confirmLabel={t('confirm.action')}
    />
  )
}
