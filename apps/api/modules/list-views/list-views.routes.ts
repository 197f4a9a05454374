import type { Data } from '@/contract/shared/dto'
import { MANAGES_SHARED, MOST_VIEWS, VIEW_SECTIONS, type ViewSection } from '@/shop/list-views/list-views'
import { missingOf } from '@/shop/roles/permissions'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { missingPermissions } from '../../platform/auth/missing-permissions'
import type { AdminSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { errorCode } from '../../platform/start-error'
import * as repository from './list-views.repository'

const UNIQUE_VIOLATION = '23505'

/** The unique keys on the names decide, also under concurrent requests. */
function orNameTaken(error: unknown): never {
  if (errorCode(error) !== UNIQUE_VIOLATION) throw error
  throw new ApiError('CONFLICT', { details: { field: 'name' }, cause: error })
}

/** @throws ApiError FORBIDDEN for a section that the administrator may not open */
function refuseSection(session: AdminSession, section: ViewSection): void {
  const missing = missingOf([VIEW_SECTIONS[section]], session.permissions)
  if (missing.length > 0) throw missingPermissions(missing)
}

/**
 * The view, if this administrator may change it.
 * @throws ApiError NOT_FOUND for the private view of somebody else, FORBIDDEN for a shared one without the permission
 */
async function changeable(tx: Db, id: string, session: AdminSession): Promise<repository.OwnedView> {
  const owned = found(await repository.lockView(tx, uuidOf(id), session.id))
  refuseSection(session, owned.view.section)
  if (owned.view.adminId !== session.id) {
    const missing = missingOf([MANAGES_SHARED], session.permissions)
    if (missing.length > 0) throw missingPermissions(missing)
  }
  return owned
}

type Kept = Pick<repository.ListViewRow, 'id' | 'adminId' | 'name' | 'query' | 'isShared'>

const toDto = (
  { id, adminId, name, query, isShared }: Kept,
  owner: string,
  session: AdminSession,
): Data<'listViews'>['views'][number] => ({
  _id: id,
  name,
  query,
  isShared,
  owner: adminId === session.id ? null : owner,
})

const contentOf = ({ name, query, isShared }: Kept) => ({ name, query, isShared })

/** What others see of views is recorded; a private one is nobody's business. */
async function record(
  tx: Db,
  { session, at }: { readonly session: AdminSession; readonly at: Date },
  before: Kept | undefined,
  after: Kept | undefined,
): Promise<void> {
  const kept = after ?? before
  if (!kept || !(before?.isShared || after?.isShared)) return
  const action = !before ? 'view.create' : !after ? 'view.delete' : 'view.update'
  const changes = changesBetween(before ? contentOf(before) : {}, after ? contentOf(after) : {})
  await audit(tx, session, { action, subject: `view:${kept.id}`, detail: { name: kept.name, changes } }, at)
}

export const listViewRoutes = [
  defineRoute('listViews', async ({ db, query, session }) => {
    refuseSection(session, query.section)
    const views = await repository.findViews(db, query.section, session.id)
    return { views: views.map(({ view, owner }) => toDto(view, owner, session)) }
  }),

  defineRoute(
    'createView',
    async ({ db, body, session, now }) => {
      refuseSection(session, body.section)
      const at = now()
      return inTransaction(db, async (tx) => {
        if ((await repository.countViews(tx, body.section, session.id)) >= MOST_VIEWS)
          throw new ApiError('CONFLICT', { details: { most: MOST_VIEWS } })
        const view = found(await repository.insertView(tx, { ...body, adminId: session.id }, at))
        await record(tx, { session, at }, undefined, view)
        return { view: toDto(view, session.name, session) }
      }).catch(orNameTaken)
    },
    { dropsCache: false },
  ),

  defineRoute(
    'updateView',
    async ({ db, params, body, session, now }) => {
      const at = now()
      return inTransaction(db, async (tx) => {
        const { view: before, owner } = await changeable(tx, params.id, session)
        const view = found(await repository.changeView(tx, before.id, body, at))
        await record(tx, { session, at }, before, view)
        return { view: toDto(view, owner, session) }
      }).catch(orNameTaken)
    },
    { dropsCache: false },
  ),

  defineRoute(
    'deleteView',
    async ({ db, params, session, now }) => {
      await inTransaction(db, async (tx) => {
        const { view } = await changeable(tx, params.id, session)
        await repository.removeView(tx, view.id)
        await record(tx, { session, at: now() }, view, undefined)
      })
      return {}
    },
    { dropsCache: false },
  ),
]
