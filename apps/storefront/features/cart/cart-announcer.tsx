import { useTranslations } from '@/i18n'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { useAdding } from '../application'

/** Announces added products to screen readers. */
export function CartAnnouncer() {
  const t = useTranslations('shop')
  const added = useAdding((state) => state.added)
  return (
    <VisuallyHidden role="status">
      {added && <span key={added.count}>{t('cartAdded', { name: added.name })}</span>}
    </VisuallyHidden>
  )
}
