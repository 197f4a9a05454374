import { addKeyword } from '@/domain/catalogue/category'
import type { Data, ParsedBody } from '@/contract/shared/wire'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, invalidField, isUuid, uuidOf } from '../../platform/http/errors'
import { audit } from '../../platform/audit/audit.repository'
import * as repository from './categories.repository'
import type { CategoryRow, CategoryWithCounts } from './categories.repository'
import * as writes from './category-writes.repository'

type CategoryDto = Data<'getCategory'>['category']

const toDto = (row: CategoryWithCounts): CategoryDto => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  platform: row.platform,
  icon: row.icon,
  color: row.color,
  isActive: row.isActive,
  sortOrder: row.sortOrder,
  parent: row.parentId === null ? null : { _id: row.parentId, name: row.parentName ?? '' },
  slug: row.slug,
  analytics: { productCount: row.productCount, views: row.views },
  seo: { metaTitle: row.metaTitle, metaDescription: row.metaDescription, keywords: row.keywords },
})

const answerOf = async (db: Db, id: string) => ({
  category: toDto(found(await repository.findCategory(db, id))),
})

/** `null` asks for main categories; undefined where the text cannot name one. */
function parentOf(text: string | undefined): { parentId?: string | null } | undefined {
  if (text === undefined || text === '') return {}
  if (text === 'null') return { parentId: null }
  return isUuid(text) ? { parentId: text } : undefined
}

/** Main categories, each with its children; a child whose parent is not shown is not shown either. */
function treeOf(rows: readonly CategoryWithCounts[]) {
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({
      ...toDto(main),
      children: rows.filter(({ parentId }) => parentId === main.id).map(toDto),
    }))
}

/** Inactive categories are the administrators' business. */
async function readable(
  { isAdministrator }: Pick<Call<'getCategory'>, 'isAdministrator'>,
  row: CategoryWithCounts | undefined,
): Promise<CategoryWithCounts> {
  const known = found(row)
  if (!known.isActive && !(await isAdministrator())) throw new ApiError('NOT_FOUND')
  return known
}

type Sent = ParsedBody<'updateCategory'>

const fieldsOf = ({ description, icon, color, isActive, sortOrder, seo }: Sent) => ({
  description,
  icon: icon === '' ? undefined : icon,
  color,
  isActive,
  sortOrder,
  metaTitle: seo?.metaTitle,
  metaDescription: seo?.metaDescription,
  keywords: seo?.keywords?.reduce<string[]>(addKeyword, []),
})

/** The parent's id, null for a main category, undefined where nothing was said. */
function sentParent(parent: Sent['parent']): string | null | undefined {
  if (parent === undefined || parent === null) return parent
  if (parent === 'null') return null
  if (!isUuid(parent)) throw invalidField('parent', 'unknown category')
  return parent.toLowerCase()
}

/** Two levels: a parent is a main category of the same platform, and who has children has no parent. */
function refuseBadParent(
  family: readonly CategoryRow[],
  child: Pick<CategoryRow, 'platform'> & { readonly id?: string },
  parentId: string | null,
): void {
  const children = family.filter((row) => row.parentId !== null && row.parentId === child.id)
  if (children.some(({ platform }) => platform !== child.platform)) {
    throw invalidField('platform', 'its children are elsewhere')
  }
  if (parentId === null) return
  const parent = family.find(({ id }) => id === parentId)
  const isMain = parent?.parentId === null && parent.platform === child.platform && parentId !== child.id
  if (!isMain || children.length > 0) throw invalidField('parent', 'must be a main category of the platform')
}

async function create(tx: Db, sent: ParsedBody<'createCategory'>, now: Date): Promise<string> {
  const { name, platform } = sent
  const parentId = sentParent(sent.parent) ?? null
  const family = parentId === null ? [] : await writes.lockFamily(tx, [parentId])
  refuseBadParent(family, { platform }, parentId)
  const slug = await writes.freeCategorySlug(tx, platform, name)
  const id = await writes.insertCategory(tx, {
    ...fieldsOf(sent),
    ...{ name, platform, slug, parentId },
    createdAt: now,
    updatedAt: now,
  })
  if (id === undefined) throw new ApiError('CONFLICT', { details: { field: 'name' } })
  return id
}

async function update(tx: Db, id: string, sent: Sent, now: Date): Promise<void> {
  const wished = sentParent(sent.parent)
  const known = found(await repository.findCategory(tx, id))
  const parentId = wished === undefined ? known.parentId : wished
  const family = await writes.lockFamily(tx, parentId === null ? [id] : [id, parentId])
  const present = found(family.find((row) => row.id === id))
  const platform = sent.platform ?? present.platform
  refuseBadParent(family, { id, platform }, parentId)
  await writes.updateCategory(tx, id, { ...fieldsOf(sent), platform, parentId, updatedAt: now })
  if (sent.name === undefined || sent.name === present.name) return
  if (!(await writes.renameCategory(tx, present, sent.name))) {
    throw new ApiError('CONFLICT', { details: { field: 'name' } })
  }
}

export const categoryRoutes = [
  defineRoute(
    'listCategories',
    async ({ db, query, isAdministrator }) => {
      const parent = parentOf(query.parent)
      const isActive = (await isAdministrator()) ? query.isActive : true
      if (!parent || (query.isActive === false && isActive)) return { categories: [] }
      const filter = { platform: query.platform, isActive, ...(query.tree === true ? {} : parent) }
      const rows = await repository.listCategories(db, filter)
      return { categories: query.tree === true ? treeOf(rows) : rows.map(toDto) }
    },
    { cached: ({ request }) => request.headers.authorization === undefined },
  ),

  defineRoute('getCategory', async (call) => ({
    category: toDto(await readable(call, await repository.findCategory(call.db, uuidOf(call.params.id)))),
  })),

  defineRoute('getCategoryBySlug', async (call) => {
    const { platform, slug } = call.params
    const id = isUuid(slug) ? slug : undefined
    const row = await readable(call, await repository.findCategoryBySlug(call.db, platform, slug, id))
    await repository.countView(call.db, row.id)
    return { category: toDto({ ...row, views: row.views + 1 }) }
  }),

  defineRoute('createCategory', async ({ db, body, session, now }) => {
    const at = now()
    const id = await inTransaction(db, async (tx) => {
      const made = await create(tx, body, at)
      const { name, platform } = body
      await audit(
        tx,
        session,
        { action: 'category.create', subject: `category:${made}`, detail: { name, platform } },
        at,
      )
      return made
    })
    return answerOf(db, id)
  }),

  defineRoute('updateCategory', async ({ db, params, body, session, now }) => {
    const id = uuidOf(params.id)
    const at = now()
    await inTransaction(db, async (tx) => {
      await update(tx, id, body, at)
      await audit(
        tx,
        session,
        { action: 'category.update', subject: `category:${id}`, detail: { fields: Object.keys(body) } },
        at,
      )
    })
    return answerOf(db, id)
  }),

  defineRoute('deleteCategory', async ({ db, params, session, now }) => {
    const id = uuidOf(params.id)
    await inTransaction(db, async (tx) => {
      const family = await writes.lockFamily(tx, [id])
      const category = found(family.find((row) => row.id === id))
      const isParent = family.some(({ parentId }) => parentId === id)
      if (isParent || !(await writes.removeCategory(tx, category))) throw new ApiError('IN_USE')
      const { name, platform } = category
      await audit(
        tx,
        session,
        { action: 'category.delete', subject: `category:${id}`, detail: { name, platform } },
        now(),
      )
    })
    return {}
  }),

  // Counts are never stored: reading them again is all there is to refresh.
  defineRoute('updateProductCount', ({ db, params }) => answerOf(db, uuidOf(params.id))),
]
