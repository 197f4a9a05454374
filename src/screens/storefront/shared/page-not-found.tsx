import { useTranslations } from '../../../i18n'
import { MissingView } from './missing-view'

/** No page of the shop has this address. One state. */
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
