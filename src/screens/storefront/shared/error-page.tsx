import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { FailureRow } from './failure-row'

interface ErrorPageProps {
  /** Message of a known failure. */
  message?: string
  retrying?: boolean
  onRetry: () => void
}

/** Stands in for a page that could not be loaded, with another attempt. States: idle, retrying. */
export function ErrorPage({ message, retrying, onRetry }: ErrorPageProps) {
  const t = useTranslations('shop')
  return (
    <Container data-slot="error-page">
      <FailureRow
        headingLevel={1}
        title={t('error.title')}
        text={message ?? t('error.text')}
        retryLabel={t('error.retry')}
        retrying={retrying}
        onRetry={onRetry}
        action={
          <Button asChild variant="ghost" size="l">
            <a href="/">{t('error.home')}</a>
          </Button>
        }
      />
    </Container>
  )
}
