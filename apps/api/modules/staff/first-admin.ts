import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { endSessionsOf } from '../../platform/auth/sessions'
import type { Config } from '../../platform/config/config'
import { prepareFolder, type Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { StartError } from '../../platform/start-error'
import { findAdminByEmail, insertAdmin, listAdmins, updateAdmin, type Admin } from './admins.repository'

export interface FirstAdmin {
  readonly email: string
  /** Only where it was generated now; afterwards only the file has it. */
  readonly password?: string
  readonly file?: string
}

const DEFAULT_EMAIL = 'admin@verda.example'
/** Any number, the same in every process of the shop. */
const LOCK = 7_246_402

const newPassword = () => randomBytes(12).toString('base64url')
const fileIn = (dataDir: string) => join(dataDir, 'admin-password.txt')

/** Whole and on the disk, or not there. @throws StartError where the folder cannot be written */
function keepPassword(dataDir: string, email: string, password: string): string {
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

/** The password's file is there before the row is: a start that is cut off leaves no administrator nobody knows. */
async function makeAdmin(tx: Db, { adminEmail, adminPassword, dataDir }: Config): Promise<FirstAdmin> {
  const email = adminEmail ?? DEFAULT_EMAIL
  const password = adminPassword ?? newPassword()
  const passwordHash = await hashPassword(password)
  const file = adminPassword === undefined ? keepPassword(dataDir, email, password) : undefined
  await insertAdmin(tx, { name: 'Administrator', email, passwordHash })
  return file === undefined ? { email } : { email, password, file }
}

/** ADMIN_EMAIL and ADMIN_PASSWORD count as long as nobody has ever signed in. */
async function configureAdmin(
  tx: Db,
  first: Admin,
  { adminEmail, adminPassword, dataDir }: Config,
): Promise<FirstAdmin> {
  if (adminPassword === undefined) {
    const file = fileIn(dataDir)
    return { email: first.email, ...(existsSync(file) && { file }) }
  }
  const email = adminEmail ?? first.email
  if (email !== first.email || !(await isPassword(first.passwordHash, adminPassword))) {
    await updateAdmin(tx, first.id, { email, passwordHash: await hashPassword(adminPassword) }, new Date())
  }
  return { email }
}

/**
 * Makes the administrator on the first start, and logs how to get in until somebody has. @returns undefined where
 * somebody has signed in already @throws StartError where a generated password could not be stored
 */
export const ensureAdmin = (db: Db, config: Config): Promise<FirstAdmin | undefined> =>
  inTransaction(db, async (tx) => {
    // Of processes that start together one makes it, and the others see it.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const admins = await listAdmins(tx)
    const [first] = admins
    if (!first) return makeAdmin(tx, config)
    if (admins.some(({ lastLoginAt }) => lastLoginAt !== null)) return undefined
    return configureAdmin(tx, first, config)
  })

/**
 * The way back in: a new password for one administrator, by default the first, whose sessions end; without any, one is
 * made. @throws StartError where there is none of this e-mail
 */
export const resetAdmin = (
  db: Db,
  email?: string,
): Promise<Required<Pick<FirstAdmin, 'email' | 'password'>>> =>
  inTransaction(db, async (tx) => {
    const password = newPassword()
    const passwordHash = await hashPassword(password)
    const admin = email === undefined ? (await listAdmins(tx))[0] : await findAdminByEmail(tx, email)
    if (!admin && email !== undefined) throw new StartError(`There is no administrator ${email}.`)
    if (!admin) {
      await insertAdmin(tx, { name: 'Administrator', email: DEFAULT_EMAIL, passwordHash })
      return { email: DEFAULT_EMAIL, password }
    }
    await updateAdmin(tx, admin.id, { passwordHash, isActive: true }, new Date())
    await endSessionsOf(tx, { kind: 'admin', id: admin.id })
    return { email: admin.email, password }
  })
