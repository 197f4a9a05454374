import { useTranslations } from '@/i18n'
import type { Category } from '@/shop/categories/category'
import { RemovalDialog, type RemovalConfirmation } from '../shared/lists/removal-dialog'

/** Asks before a category is deleted. */
export function CategoryRemoval(props: RemovalConfirmation<Category>) {
  const t = useTranslations('adminCategories')
  return (
    <RemovalDialog
      {...props}
      title={({ name }) => t('confirm.title', { name })}
      description={() => t('confirm.text')}
      confirmLabel={t('confirm.action')}
    />
  )
}
