import type { ReactNode } from 'react'
import { AlertIcon, RefreshIcon } from '../icons'
import { useTranslations } from '../i18n'
import { Button } from './button'
import { EmptyState, type EmptyStateProps } from './empty-state'

interface ErrorStateOwnProps {
  /** What went wrong, in one line. @default 'Something went wrong' in the current language */
  title?: ReactNode
  /** Error message. */
  children?: ReactNode
  /** Called on retry; without it the retry button is hidden. */
  onRetry?: () => void
  /** True while retrying. */
  retrying?: boolean
}
export type ErrorStateProps = ErrorStateOwnProps & Omit<EmptyStateProps, keyof ErrorStateOwnProps>

/** Error state of a failed load with a retry button; announced to screen readers when it appears. */
export function ErrorState({
  title,
  density,
  drawing,
  tint = 'danger',
  onRetry,
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  const t = useTranslations('ui')
  const retry = onRetry && (
    <Button variant="outline" size={density === 'admin' ? 'admin' : 'm'} loading={retrying} onClick={onRetry}>
      <RefreshIcon size="s" />
      {t('errorState.retry')}
    </Button>
  )
  return (
    <EmptyState
      data-slot="error-state"
      role="alert"
      density={density}
      tint={tint}
      title={title ?? t('errorState.title')}
      drawing={drawing ?? (density === 'admin' ? <AlertIcon size="l" /> : undefined)}
      action={action ?? retry}
      {...rest}
    />
  )
}
