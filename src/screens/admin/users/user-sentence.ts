import { useTranslations } from '../../../i18n'
import type { Notice } from '../shared/lists/list-state'
import type { UserNotice } from './users-types'

/** The words of a message: the server's own sentence stands after 'Hata:' (A8). */
export function useUserSentence() {
  const t = useTranslations('adminUsers')
  return ({ code, message }: Notice<UserNotice>): string =>
    message === undefined && code !== 'error'
      ? t(`notices.${code}`)
      : t('notices.error', { message: message ?? t('notices.premiumFailed') })
}
