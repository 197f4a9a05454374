import { isFailure } from '@/client/shared/failure'
import { openOverlay, useOverlay } from './overlay'

export const isDeadSession = (error: unknown): boolean => isFailure(error) && error.code === 'UNAUTHORIZED'

/** After a 401 the login lies over what is open, which keeps what was typed. Other errors are left alone. */
export function offerLogin(error: unknown): void {
  const { overlay } = useOverlay.getState()
  if (!isDeadSession(error) || overlay?.kind === 'auth') return
  openOverlay({ kind: 'auth', mode: 'login', then: 'stay', ...(overlay && { over: overlay }) })
}
