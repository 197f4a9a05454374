import { useTranslations } from '@/i18n'
import { MissingView } from './missing-view'

/** Shown for an unknown URL. One state. */
export function PageNotFound() {
  const t = useTranslations('shop')
  return (
    <MissingView
      title={t('notFound.title')}
      text={t('notFound.text')}
      homeLabel={t('error.home')}
      productsLabel={t('notFound.products')}
    />
  )
}
