import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { forgetAllAttempts } from '../../platform/auth/attempts'
import { operator } from '../../platform/auth/network'
import { UNNAMED_ADMIN } from '@/shop/staff/admin'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import type { Config } from '../../platform/config/config'
import { prepareFolder, type Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { StartError } from '../../platform/start-error'
import { storePassword } from './admin-resets.repository'
import { removeFactors } from './second-factor/factors.repository'
import { findAdminByEmail, insertAdmin, findAdmins, updateAdminRow, type AdminRow } from './admins.repository'

export interface FirstAdmin {
  readonly email: string
  /** Only if it has just been generated; afterwards only the file contains it. */
  readonly password?: string
  readonly file?: string
}

const DEFAULT_EMAIL = 'admin@verda.example'
/** Key of the advisory lock; arbitrary, but the same in every process. */
const LOCK = 7_246_402

const newPassword = () => randomBytes(12).toString('base64url')
const fileIn = (dataDir: string) => join(dataDir, 'admin-password.txt')

/** Writes the file atomically. @throws StartError if the folder cannot be written */
function writePasswordFile(dataDir: string, email: string, password: string): string {
  prepareFolder(dataDir)
  const file = fileIn(dataDir)
  const part = `${file}.part`
  try {
    const handle = openSync(part, 'w', 0o600)
    writeSync(handle, `${email}\n${password}\n`)
    fsyncSync(handle)
    closeSync(handle)
    renameSync(part, file)
  } catch (error) {
    throw new StartError(`The administrator's password cannot be written to ${file}; set ADMIN_PASSWORD.`, {
      cause: error,
    })
  }
  return file
}

/**
 * Writes the password file before the row, so that an interrupted start never leaves an administrator whose
 * password is unknown.
 */
async function createAdmin(
  tx: Db,
  { adminName, adminEmail, adminPassword, dataDir }: Config,
): Promise<FirstAdmin> {
  const email = adminEmail ?? DEFAULT_EMAIL
  const password = adminPassword ?? newPassword()
  const passwordHash = await hashPassword(password, operator)
  const file = adminPassword === undefined ? writePasswordFile(dataDir, email, password) : undefined
  await insertAdmin(tx, { name: adminName ?? UNNAMED_ADMIN, email, passwordHash, role: 'owner' })
  return file === undefined ? { email } : { email, password, file }
}

function readPasswordFile(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').split('\n')[1]
  } catch {
    // There is none, or another user of this machine has written it.
    return undefined
  }
}

/** The password in the file, unless ADMIN_PASSWORD or a reset has replaced it since. */
async function storedPassword(dataDir: string, { passwordHash }: AdminRow): Promise<string | undefined> {
  const password = readPasswordFile(dataDir)
  return password !== undefined && (await isPassword(passwordHash, password, operator)) ? password : undefined
}

/** ADMIN_NAME, ADMIN_EMAIL and ADMIN_PASSWORD are applied until somebody has signed in. */
async function configureAdmin(
  tx: Db,
  first: AdminRow,
  { adminName, adminEmail, adminPassword, dataDir }: Config,
): Promise<FirstAdmin> {
  const email = adminEmail ?? first.email
  if (adminName !== undefined && adminName !== first.name)
    await updateAdminRow(tx, first.id, { name: adminName }, new Date())
  if (adminPassword === undefined) {
    const password = await storedPassword(dataDir, first)
    if (email !== first.email) {
      if (password !== undefined) writePasswordFile(dataDir, email, password)
      await updateAdminRow(tx, first.id, { email }, new Date())
    }
    return { email, ...(password !== undefined && { file: fileIn(dataDir) }) }
  }
  if (email !== first.email || !(await isPassword(first.passwordHash, adminPassword, operator))) {
    const passwordHash = await hashPassword(adminPassword, operator)
    await updateAdminRow(tx, first.id, { email }, new Date())
    await storePassword(tx, first.id, { passwordHash }, new Date())
  }
  return { email }
}

/**
 * Creates the administrator on the first start, and logs how to sign in until somebody has.
 * @returns undefined if somebody has already signed in
 * @throws StartError if a generated password could not be stored
 */
export const ensureAdmin = (db: Db, config: Config): Promise<FirstAdmin | undefined> =>
  inTransaction(db, async (tx) => {
    // Of processes that start at the same time, one creates it and the others find it.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const admins = (await findAdmins(tx)).map(({ admin }) => admin)
    const [first] = admins
    if (!first) return createAdmin(tx, config)
    if (admins.some(({ lastLoginAt }) => lastLoginAt !== null)) return undefined
    return configureAdmin(tx, first, config)
  })

/**
 * Recovery: sets a new password for one administrator (by default the first), removes their second factor, ends their
 * sessions and links, and lifts all limits of attempts; creates one if there is none, and makes them an owner if no active
 * one is left.
 * @throws StartError if nobody has this email
 */
export const resetFirstAdmin = (
  db: Db,
  email?: string,
): Promise<Required<Pick<FirstAdmin, 'email' | 'password'>> & { readonly hadFactor: boolean }> =>
  inTransaction(db, async (tx) => {
    await forgetAllAttempts(tx)
    const password = newPassword()
    const passwordHash = await hashPassword(password, operator)
    const admin = email === undefined ? (await findAdmins(tx))[0]?.admin : await findAdminByEmail(tx, email)
    if (!admin && email !== undefined) throw new StartError(`There is no administrator ${email}.`)
    if (!admin) {
      await insertAdmin(tx, { name: UNNAMED_ADMIN, email: DEFAULT_EMAIL, passwordHash, role: 'owner' })
      return { email: DEFAULT_EMAIL, password, hadFactor: false }
    }
    // Without an owner who can enter nobody could give that role again.
    const isLost = !(await findAdmins(tx)).some(
      ({ admin: { isActive, role } }) => isActive && role === 'owner',
    )
    const role = isLost ? ({ role: 'owner', customRoleId: null } as const) : {}
    await updateAdminRow(tx, admin.id, { isActive: true, ...role }, new Date())
    await storePassword(tx, admin.id, { passwordHash }, new Date())
    return { email: admin.email, password, hadFactor: await removeFactors(tx, admin.id) }
  })
