import { useTranslations } from '../../../i18n'

/** A message, followed by the server's own where it gave one. */
export function useMessageWithReason() {
  const t = useTranslations('admin')
  return (message: string, reason: string | undefined): string =>
    reason === undefined ? message : t('withReason', { message, reason })
}
