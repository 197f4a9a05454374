import { useTranslations } from '@/i18n'
import { PageNotFound } from '@/screens/storefront/shared/page-not-found'
import { PageHead } from '../../app/page-head'

/** Shown for unknown paths. */
export default function NotFoundView() {
  const t = useTranslations('meta')
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <PageNotFound />
    </>
  )
}
