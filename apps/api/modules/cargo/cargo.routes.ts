import { fieldMessages } from '@/contract/shared/messages'
import type { Platform } from '@/shop/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { editedAt, refuseStale } from '../../platform/http/stale'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, uuidOf } from '../../platform/http/errors'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { cargoToWire } from '@/shop/cargo/cargo.calls'
import * as repository from './cargo.repository'
import { paginationOf } from '../../platform/db/queries/page'

type Sent = ParsedBody<'updateCargo'>

const answered = (row: repository.CargoRow) => cargoToWire({ ...row, updatedAt: row.updatedAt.toISOString() })

/** Cargo companies are not part of any public response, so their changes invalidate no cache. */
const skipCacheInvalidation = { dropsCache: false } as const

/** Only http, https or no scheme: other people click these links, and `javascript:` would run a script. */
function refuseScript(path: string, link: string | undefined): void {
  const bare = link?.replaceAll(/[\s\p{Cc}]/gu, '') ?? ''
  if (/^[a-z][a-z0-9+.-]*:/i.test(bare) && !/^https?:\/\//i.test(bare))
    throw invalidField(path, fieldMessages.notALink)
}

/**
 * All selected platforms without duplicates. If only `platform` is sent and it is already the first one, the other
 * platforms are kept.
 */
function platformsOf({ platform, platforms }: Sent, present: readonly Platform[] = []): Platform[] {
  if (platforms) return [...new Set(platforms)]
  return platform === undefined || platform === present[0] ? [...present] : [platform]
}

function fieldsOf({ estimatedDeliveryDays: days, contactInfo, ...sent }: Sent) {
  refuseScript('logo', sent.logo)
  refuseScript('contactInfo.website', contactInfo?.website)
  const { name, code, trackingUrl, description, logo, isActive } = sent
  return {
    name,
    code,
    trackingUrl,
    description,
    logo,
    isActive,
    ...contactInfo,
    domesticDays: days?.domestic,
    internationalDays: days?.international,
  }
}

async function refuseTakenCode(tx: Db, code: string | undefined, except?: string): Promise<void> {
  if (code !== undefined && (await repository.isCodeTaken(tx, code, except))) {
    throw new ApiError('CONFLICT', { details: { field: 'code' } })
  }
}

async function changed(
  tx: Db,
  company: repository.CargoRow,
  values: Partial<repository.CargoValues>,
  at: Date,
) {
  return found(
    await repository.updateCargoRow(tx, company.id, {
      ...values,
      updatedAt: editedAt(at, company.updatedAt),
    }),
  )
}

export const cargoRoutes = [
  defineRoute('listActiveCargo', async ({ db, params }) => ({
    cargoCompanies: (await repository.findActiveCargo(db, params.platform)).map(answered),
  })),

  defineRoute('listCargo', async ({ db, query }) => {
    const { page, limit, ...filter } = query
    const { companies, total } = await repository.findAllCargo(db, filter, { page, limit })
    return { cargoCompanies: companies.map(answered), pagination: paginationOf({ page, limit }, total) }
  }),

  defineRoute('getCargo', async ({ db, params }) => ({
    cargoCompany: answered(found(await repository.findCargo(db, uuidOf(params.id)))),
  })),

  defineRoute(
    'createCargo',
    async ({ db, body, session, now }) => {
      const at = now()
      const company = await inTransaction(db, async (tx) => {
        await refuseTakenCode(tx, body.code)
        const { name, code, trackingUrl } = body
        const row = found(
          await repository.insertCargo(tx, {
            ...fieldsOf(body),
            name,
            code,
            trackingUrl,
            platforms: platformsOf(body),
            createdAt: at,
            updatedAt: at,
          }),
        )
        await audit(
          tx,
          session,
          { action: 'cargo.create', subject: `cargo:${row.id}`, detail: { name, code } },
          at,
        )
        return row
      })
      return { cargoCompany: answered(company) }
    },
    skipCacheInvalidation,
  ),

  defineRoute(
    'updateCargo',
    async ({ db, params, body, session, now }) => {
      const id = uuidOf(params.id)
      const at = now()
      const company = await inTransaction(db, async (tx) => {
        const present = found(await repository.lockCargo(tx, id))
        refuseStale(body.updatedAt, present.updatedAt)
        await refuseTakenCode(tx, body.code, id)
        const values = { ...fieldsOf(body), platforms: platformsOf(body, present.platforms) }
        const after = await changed(tx, present, values, at)
        const changes = changesBetween(answered(present), answered(after))
        const detail = { name: after.name, changes }
        await audit(tx, session, { action: 'cargo.update', subject: `cargo:${id}`, detail }, at)
        return after
      })
      return { cargoCompany: answered(company) }
    },
    skipCacheInvalidation,
  ),

  defineRoute(
    'toggleCargo',
    async ({ db, params, session, now }) => {
      const id = uuidOf(params.id)
      const at = now()
      const company = await inTransaction(db, async (tx) => {
        const present = found(await repository.lockCargo(tx, id))
        const isActive = !present.isActive
        const changes = changesBetween({ isActive: present.isActive }, { isActive })
        const detail = { name: present.name, changes }
        await audit(tx, session, { action: 'cargo.toggle', subject: `cargo:${id}`, detail }, at)
        return changed(tx, present, { isActive }, at)
      })
      return { cargoCompany: answered(company) }
    },
    skipCacheInvalidation,
  ),

  defineRoute(
    'deleteCargo',
    async ({ db, params, session, now }) => {
      const id = uuidOf(params.id)
      await inTransaction(db, async (tx) => {
        const { name } = found(await repository.lockCargo(tx, id))
        if (!(await repository.removeCargo(tx, id))) throw new ApiError('IN_USE')
        await audit(tx, session, { action: 'cargo.delete', subject: `cargo:${id}`, detail: { name } }, now())
      })
      return {}
    },
    skipCacheInvalidation,
  ),
]
