import { logoutCustomer } from '@/client/customer-auth'
import { http } from '../http'
import { endSession } from '../stores/session'

/** The session ends here even where the server cannot be told. */
export async function logout(): Promise<void> {
  await logoutCustomer(http).catch(() => undefined)
  endSession()
}
