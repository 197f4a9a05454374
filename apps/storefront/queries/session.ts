import { logoutCustomer, verifyCustomer } from '@/client/account/customer-auth'
import { http } from '../http'
import { endSession, updateOwner } from '../stores/session'
import { say } from '../stores/toasts'
import { loadWishes } from '../stores/wishes'

/** The session ends here even where the server cannot be told. */
export async function logout(): Promise<void> {
  await logoutCustomer(http).catch(() => undefined)
  endSession()
  say('loggedOut')
}

/** Who comes back is asked for: a dead token ends the session (S4), without an answer it stays. */
export async function resumeSession(): Promise<void> {
  await Promise.allSettled([verifyCustomer(http).then(updateOwner), loadWishes()])
}
