import type { Db } from '../../platform/db/open'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { inTransaction } from '../../platform/db/transaction'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, isUuid, uuidOf } from '../../platform/http/errors'
import { CATALOGUE } from '../../platform/cache/tags'
import { categoryToDto, treeToDto } from './categories.mapper'
import * as repository from './categories.repository'
import type { CategoryWithCounts } from './categories.repository'
import { addCategory, changeCategory } from './save-category'

const answerOf = async (db: Db, id: string) => ({
  category: categoryToDto(found(await repository.findCategory(db, id))),
})

/** `null` selects main categories; undefined if the text is no valid id. */
function parentOf(text: string | undefined): { parentId?: string | null } | undefined {
  if (text === undefined || text === '') return {}
  if (text === 'null') return { parentId: null }
  return isUuid(text) ? { parentId: text } : undefined
}

/** Inactive categories are visible to administrators only. */
async function readable(
  { readsCatalogue }: Pick<Call<'getCategory'>, 'readsCatalogue'>,
  row: CategoryWithCounts | undefined,
): Promise<CategoryWithCounts> {
  const known = found(row)
  if (!known.isActive && !(await readsCatalogue())) throw new ApiError('NOT_FOUND')
  return known
}

export const categoryRoutes = [
  defineRoute(
    'listCategories',
    async ({ db, query, readsCatalogue }) => {
      const parent = parentOf(query.parent)
      const isActive = (await readsCatalogue()) ? query.isActive : true
      if (!parent || (query.isActive === false && isActive)) return { categories: [] }
      const filter = { platform: query.platform, isActive, ...(query.tree === true ? {} : parent) }
      const rows = await repository.findCategories(db, filter)
      return { categories: query.tree === true ? treeToDto(rows) : rows.map(categoryToDto) }
    },
    { cached: 'forShoppers', tags: () => [CATALOGUE] },
  ),

  defineRoute(
    'listProductCategories',
    async ({ db, params: { platform } }) => {
      const rows = await repository.findCategories(db, { platform, isActive: true })
      return {
        categories: rows.map(({ id, name, slug, icon, color, productCount }) => ({
          _id: id,
          name,
          slug,
          icon,
          color,
          productCount,
        })),
      }
    },
    { cached: 'forAll', tags: () => [CATALOGUE] },
  ),

  defineRoute('getCategory', async (call) => ({
    category: categoryToDto(
      await readable(call, await repository.findCategory(call.db, uuidOf(call.params.id))),
    ),
  })),

  defineRoute('getCategoryBySlug', async (call) => {
    const { platform, slug } = call.params
    const id = isUuid(slug) ? slug : undefined
    const row = await readable(call, await repository.findCategoryBySlug(call.db, platform, slug, id))
    call.counters.add(repository.countViews, row.id)
    return { category: categoryToDto({ ...row, views: row.views + 1 }) }
  }),

  defineRoute('createCategory', ({ db, body, session, now }) => {
    const at = now()
    return inTransaction(db, async (tx) => {
      const made = await addCategory(tx, body, at)
      const { name, platform } = body
      await audit(
        tx,
        session,
        { action: 'category.create', subject: `category:${made}`, detail: { name, platform } },
        at,
      )
      return answerOf(tx, made)
    })
  }),

  defineRoute('updateCategory', ({ db, params, body, session, now }) => {
    const id = uuidOf(params.id)
    const at = now()
    return inTransaction(db, async (tx) => {
      const before = (await answerOf(tx, id)).category
      await changeCategory(tx, id, body, at)
      const { category } = await answerOf(tx, id)
      await audit(
        tx,
        session,
        {
          action: 'category.update',
          subject: `category:${id}`,
          detail: { name: category.name, changes: changesBetween(before, category) },
        },
        at,
      )
      return { category }
    })
  }),

  defineRoute('deleteCategory', async ({ db, params, session, now }) => {
    const id = uuidOf(params.id)
    await inTransaction(db, async (tx) => {
      const family = await repository.lockCategoryFamily(tx, [id])
      const category = found(family.find((row) => row.id === id))
      const isParent = family.some(({ parentId }) => parentId === id)
      if (isParent || !(await repository.removeCategory(tx, category))) throw new ApiError('IN_USE')
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

  // Counts are computed when read, so there is nothing to update.
  defineRoute('updateProductCount', ({ db, params }) => answerOf(db, uuidOf(params.id))),
]
