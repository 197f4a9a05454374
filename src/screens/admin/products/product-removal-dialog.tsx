import { useTranslations } from '@/i18n'
import { RemovalDialog, type RemovalConfirmation } from '../shared/lists/removal-dialog'
import type { ProductRemoval } from './products-types'

/** Confirms the deletion of a product. */
export function ProductRemovalDialog(props: RemovalConfirmation<ProductRemoval>) {
  const t = useTranslations('adminProducts')
  return (
    <RemovalDialog
      {...props}
      title={({ name }) => t('confirm.title', { name })}
      description={() => t('confirm.text')}
      confirmLabel={t('confirm.action')}
    />
  )
}
