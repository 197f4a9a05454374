import { useTranslations } from '@/i18n'
import type { Notice } from '../shared/lists/list-state'
import type { UserNotice } from './users-types'

/** Text of a toast; the server's error message follows 'Hata:'. */
export function useUserNotice() {
  const t = useTranslations('adminUsers')
  return ({ code, message }: Notice<UserNotice>): string =>
    message === undefined && code !== 'error'
      ? t(`notices.${code}`)
      : t('notices.error', { message: message ?? t('notices.premiumFailed') })
}
