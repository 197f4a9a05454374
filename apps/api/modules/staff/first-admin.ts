import { randomBytes } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../../platform/auth/passwords'
import type { Config } from '../../platform/config/config'
import { prepareFolder, type Db } from '../../platform/db/open'
import { hasAdmins, insertAdmin } from './admins.repository'

export interface FirstAdmin {
  readonly email: string
  /** Only where it was made up here; a configured one is known to its owner. */
  readonly password?: string
  readonly file?: string
}

const DEFAULT_EMAIL = 'admin@verda.example'

/** Makes the administrator on the first start. @returns undefined where there is one already */
export async function ensureAdmin(db: Db, config: Config): Promise<FirstAdmin | undefined> {
  if (await hasAdmins(db)) return undefined
  const email = config.adminEmail ?? DEFAULT_EMAIL
  const password = config.adminPassword ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const made = await insertAdmin(db, { name: 'Administrator', email, passwordHash })
  // Another process was quicker and has printed its password.
  if (!made) return undefined
  if (config.adminPassword !== undefined) return { email }
  const file = join(config.dataDir, 'admin-password.txt')
  prepareFolder(config.dataDir)
  writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return { email, password, file }
}
