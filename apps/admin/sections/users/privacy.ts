import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { anonymiseUser, getUserData } from '@/shop/users/users.client'
import { useTranslations } from '@/i18n'
import type { Notice } from '@/screens/admin/shared/lists/list-state'
import type { UserNotice, UserSaving } from '@/screens/admin/users/users-types'
import { saveFile } from '@/client/shared/save-file'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { datedName } from '../../shared/save-file'

/** Data export and erasure on a customer's request. */
export function useUserPrivacy(show: (notice: Notice<UserNotice>) => void, close: () => void) {
  const http = useHttp()
  const queries = useQueryClient()
  const t = useTranslations('adminUsers')
  const exporting = useMutation({
    mutationFn: (id: string) => getUserData(http, id),
    onSuccess: (data) =>
      saveFile(
        datedName(t('privacy.file'), 'json'),
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
    onError: (error) => show({ code: 'exportFailed', message: refusedLoadMessage(error) }),
  })
  const anonymising = useMutation({
    mutationFn: (id: string) => anonymiseUser(http, id),
    onSuccess: () => {
      close()
      show({ code: 'anonymised' })
      // Orders no longer contain the name either.
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['users', 'list'] }),
        queries.invalidateQueries({ queryKey: ['orders'] }),
      ])
    },
    onError: (error) => {
      if (!isFailure(error) || error.code !== 'NOT_FOUND')
        return show({ code: 'anonymiseFailed', message: refusedLoadMessage(error) })
      close()
      show({ code: 'anonymisedAlready' })
      return queries.invalidateQueries({ queryKey: ['users', 'list'] })
    },
  })
  const saving: UserSaving | undefined = exporting.isPending
    ? 'export'
    : anonymising.isPending
      ? 'anonymise'
      : undefined
  return { saving, exportData: exporting.mutate, anonymise: anonymising.mutate }
}
