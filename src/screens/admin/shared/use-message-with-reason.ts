import { useTranslations } from '@/i18n'

/** A message, followed by the server's error message if it sent one. */
export function useMessageWithReason() {
  const t = useTranslations('admin')
  return (message: string, reason: string | undefined): string =>
    reason === undefined ? message : t('withReason', { message, reason })
}
