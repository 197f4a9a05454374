import { useEffect } from 'react'
import { useTranslations } from '@/i18n'
import { ErrorPage } from '@/screens/storefront/shared/error-page'
import { ChunkFailure, reloadOnce } from './chunk-failure'
import { PageHead } from './page-head'

/** Error page for a page that threw or whose code could not be loaded; offers a reload. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useTranslations('shop')
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  return (
    <>
      <PageHead title={t('error.title')} />
      <ErrorPage
        message={error instanceof ChunkFailure ? t('error.notLoaded') : undefined}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
