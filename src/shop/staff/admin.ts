import { parseSessionUser } from '../account/account'

export interface Admin {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Name of the first administrator until they give theirs: in the language of the back office. */
export const UNNAMED_ADMIN = 'Yönetici'

/** Parses the `adminData` storage entry (JSON text or an object); null if it does not identify an administrator. */
export function parseAdmin(stored: unknown): Admin | null {
  const user = parseSessionUser(stored)
  return user && { id: user.id, name: user.name, email: user.email }
}
