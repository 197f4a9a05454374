import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApplication } from './application'
import { isDeadSession } from './session/failure-message'

/** Says that data which is shown could not be loaded again; an ended session has its login instead. */
export function useReloadNotice({ isRefetchError, error, errorUpdatedAt }: UseQueryResult): void {
  const { toasts } = useApplication().stores
  const isOld = isRefetchError && !isDeadSession(error)
  useEffect(() => {
    if (isOld) toasts.getState().show('notReloaded')
  }, [isOld, errorUpdatedAt, toasts])
}
