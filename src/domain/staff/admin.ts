import { parseSessionUser } from '../account/account'

export interface Admin {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** What lies under adminData, as text or parsed; null where it names nobody. */
export function parseAdmin(stored: unknown): Admin | null {
  const user = parseSessionUser(stored)
  return user && { id: user.id, name: user.name, email: user.email }
}
