import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import { deviceOf } from '@/shop/sessions/device'
import { audit } from '../../platform/audit/audit.repository'
import { networkOf } from '../../platform/auth/network'
import { startSession, type Place } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { adminDevices, auditLog } from '../../platform/db/schema'
import { ApiError } from '../../platform/http/errors'
import { rightsOf } from './roles.repository'
import { queueMail } from '../../platform/mail/outbox.repository'
import { lockAdmin, noteLogin, type AdminRow } from './admins.repository'
import { staffSignIn } from './staff-mails'

/** Time in ms after which a device counts as new again. */
const DEVICE_MS = 90 * 86_400_000

export const signInPlace = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Place => ({
  device: deviceOf(headers['user-agent']),
  network: networkOf(ip),
})

/** Remembers where somebody signs in, and mails them of a place that is new; the first login of an account is no news. */
async function noteDevice(tx: Db, admin: AdminRow, { device = '', network = '' }: Place, now: Date) {
  const { id: adminId, name, email } = admin
  const isHere = and(
    eq(adminDevices.adminId, adminId),
    eq(adminDevices.device, device),
    eq(adminDevices.network, network),
    gte(adminDevices.lastSeenAt, new Date(now.getTime() - DEVICE_MS)),
  )
  const isKnown = (await tx.$count(adminDevices, isHere)) > 0
  await tx
    .insert(adminDevices)
    .values({ adminId, device, network, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [adminDevices.adminId, adminDevices.device, adminDevices.network],
      set: { lastSeenAt: now },
    })
  if (isKnown || admin.lastLoginAt === null) return
  const data = { customerName: name, device, network, at: now.toISOString() }
  const dedupeKey = `${staffSignIn.kind}:${adminId}:${now.getTime()}`
  await queueMail(tx, staffSignIn.create({ at: now, to: email, language: 'tr', data, dedupeKey }))
}

/**
 * The end of every login, in a transaction: a session, the note of the device and the entry of the activity log.
 * @throws ApiError ACCOUNT_BANNED, INVALID_CREDENTIALS
 */
export async function signInAdmin(tx: Db, verified: AdminRow, place: Place, now: Date) {
  const admin = await lockAdmin(tx, verified.id)
  if (admin?.passwordHash !== verified.passwordHash) throw new ApiError('INVALID_CREDENTIALS')
  if (!admin.isActive) throw new ApiError('ACCOUNT_BANNED')
  await noteDevice(tx, admin, place, now)
  await noteLogin(tx, admin.id, now)
  const token = await startSession(tx, { kind: 'admin', id: admin.id }, now, place)
  const changes = place.device === undefined ? [] : [{ field: 'device', to: place.device }]
  const detail = { name: admin.name, ...(changes.length > 0 && { changes }) }
  await audit(tx, admin, { action: 'admin.login', subject: `admin:${admin.id}`, detail }, now)
  return { token, admin, rights: await rightsOf(tx, admin) }
}

const HOUR_MS = 3_600_000

/** The same for all failures of an account within one hour. */
function entryOf(adminId: string, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const hex = createHash('sha256').update(`failed:${adminId}:${hour}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Notes a failed login in the activity log: one entry for an account and hour, which counts. */
export async function noteFailedLogin(db: Db, { id, name }: AdminRow, now: Date): Promise<void> {
  const count = sql`coalesce((${auditLog.detail} #>> '{changes,0,to}')::int, 0) + 1`
  await db
    .insert(auditLog)
    .values({
      id: entryOf(id, now),
      adminId: id,
      action: 'admin.failedLogin',
      subject: `admin:${id}`,
      detail: { name, changes: [{ field: 'attempts', to: '1' }] },
      at: now,
    })
    .onConflictDoUpdate({
      target: auditLog.id,
      set: {
        at: now,
        detail: sql`jsonb_set(${auditLog.detail}, '{changes,0,to}', to_jsonb((${count})::text))`,
      },
    })
}
