import { useWords } from '../../../i18n'
import type { Notice } from '../shared/lists/list-state'
import type { UserNotice } from './users-types'

/** The words of a message: the server's own sentence stands after 'Hata:' (A8). */
export function useUserSentence() {
  const words = useWords('adminUsers')
  return ({ code, message }: Notice<UserNotice>): string =>
    message === undefined && code !== 'error'
      ? words(`notices.${code}`)
      : words('notices.error', { message: message ?? words('notices.premiumFailed') })
}
