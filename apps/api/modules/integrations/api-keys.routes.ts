import { asc, eq } from 'drizzle-orm'
import type { Data } from '@/contract/shared/dto'
import { API_KEY_PERMISSIONS, MAX_API_KEYS, type ApiKeyLifetime } from '@/shop/api-keys/api-keys'
import { missingOf, withImplied } from '@/shop/roles/permissions'
import { audit } from '../../platform/audit/audit.repository'
import { missingPermissions } from '../../platform/auth/missing-permissions'
import { storedPermissions } from '../../platform/auth/permissions-of'
import { hashToken, newApiKey } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { admins, apiKeys } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { holdOwner, proveOwner } from '../staff/own-password'
import { refuseBeyond, rightsOf } from '../staff/roles.repository'

const DAY_MS = 86_400_000
const HINT_LENGTH = 4

const endOf = (lifetime: ApiKeyLifetime, now: Date): Date | null =>
  lifetime === 'never' ? null : new Date(now.getTime() + Number(lifetime) * DAY_MS)

const selectKeys = (db: Db) =>
  db
    .select({ key: apiKeys, owner: { name: admins.name, isActive: admins.isActive } })
    .from(apiKeys)
    .innerJoin(admins, eq(admins.id, apiKeys.adminId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))

type Row = Awaited<ReturnType<typeof selectKeys>>[number]

const toDto = ({ key, owner }: Row, now: Date): Data<'listApiKeys'>['keys'][number] => ({
  _id: key.id,
  name: key.name,
  hint: key.hint,
  permissions: [...storedPermissions(key.permissions)],
  owner: owner.name,
  isActive: owner.isActive && (key.expiresAt === null || key.expiresAt > now),
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
})

export const apiKeyRoutes = [
  defineRoute('listApiKeys', async ({ db, now }) => ({
    keys: (await selectKeys(db)).map((row) => toDto(row, now())),
  })),

  defineRoute(
    'createApiKey',
    async (call) => {
      const { db, session, body, now } = call
      const permissions = withImplied(body.permissions)
      const beyond = missingOf(permissions, API_KEY_PERMISSIONS)
      if (beyond.length > 0) throw missingPermissions(beyond)
      refuseBeyond(session.permissions, permissions)
      const proven = await proveOwner(call)
      const secret = newApiKey()
      const at = now()
      const key = await inTransaction(db, async (tx) => {
        const owner = await holdOwner(tx, proven)
        refuseBeyond((await rightsOf(tx, owner)).permissions, permissions)
        if ((await tx.$count(apiKeys)) >= MAX_API_KEYS) throw new ApiError('CONFLICT')
        const row = {
          adminId: session.id,
          name: body.name,
          hash: hashToken(secret),
          hint: secret.slice(-HINT_LENGTH),
          permissions: [...permissions],
          createdAt: at,
          expiresAt: endOf(body.lifetime, at),
        }
        const [inserted] = await tx.insert(apiKeys).values(row).returning()
        const made = { key: found(inserted), owner }
        const changes = [{ field: 'permissions', from: null, to: permissions.join(', ') }]
        const detail = { name: body.name, changes }
        await audit(tx, session, { action: 'apiKey.create', subject: `apiKey:${made.key.id}`, detail }, at)
        return toDto(made, at)
      })
      return { key, secret }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'revokeApiKey',
    async ({ db, session, params, now }) => {
      const id = uuidOf(params.id)
      await inTransaction(db, async (tx) => {
        const [gone] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ name: apiKeys.name })
        const detail = { name: found(gone).name }
        await audit(tx, session, { action: 'apiKey.revoke', subject: `apiKey:${id}`, detail }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),
]
