import { fieldMessages } from '@/contract/shared/messages'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import { editedAt, refuseStale } from '../../platform/http/stale'
import { categoryFromDto, parentFromDto } from './categories.mapper'
import * as repository from './categories.repository'
import type { CategoryRow } from './categories.repository'

/**
 * Categories have two levels: a parent must be a main category of the same platform, and a category with children
 * cannot have a parent.
 */
function refuseBadParent(
  family: readonly CategoryRow[],
  child: Pick<CategoryRow, 'platform'> & { readonly id?: string },
  parentId: string | null,
): void {
  const children = family.filter((row) => row.parentId !== null && row.parentId === child.id)
  if (children.some(({ platform }) => platform !== child.platform)) {
    throw invalidField('platform', fieldMessages.childrenElsewhere)
  }
  if (parentId === null) return
  const parent = family.find(({ id }) => id === parentId)
  const isMain = parent?.parentId === null && parent.platform === child.platform && parentId !== child.id
  if (!isMain || children.length > 0) throw invalidField('parent', fieldMessages.mainCategory)
}

/** @returns the new id. @throws ApiError VALIDATION, CONFLICT */
export async function addCategory(tx: Db, sent: ParsedBody<'createCategory'>, now: Date): Promise<string> {
  const { name, platform } = sent
  const parentId = parentFromDto(sent.parent) ?? null
  const family = parentId === null ? [] : await repository.lockCategoryFamily(tx, [parentId])
  refuseBadParent(family, { platform }, parentId)
  const slug = await repository.freeCategorySlug(tx, platform, name)
  const id = await repository.insertCategory(tx, {
    ...categoryFromDto(sent),
    name,
    platform,
    slug,
    parentId,
    createdAt: now,
    updatedAt: now,
  })
  if (id === undefined) throw new ApiError('CONFLICT', { details: { field: 'name' } })
  return id
}

/** Updates the fields that were sent. @throws ApiError NOT_FOUND, VALIDATION, CONFLICT, STALE */
export async function changeCategory(
  tx: Db,
  id: string,
  sent: ParsedBody<'updateCategory'>,
  now: Date,
): Promise<void> {
  const wished = parentFromDto(sent.parent)
  const known = found(await repository.findCategory(tx, id))
  const parentId = wished === undefined ? known.parentId : wished
  const family = await repository.lockCategoryFamily(tx, parentId === null ? [id] : [id, parentId])
  const present = found(family.find((row) => row.id === id))
  refuseStale(sent.updatedAt, present.updatedAt)
  const platform = sent.platform ?? present.platform
  refuseBadParent(family, { id, platform }, parentId)
  const updatedAt = editedAt(now, present.updatedAt)
  await repository.updateCategoryRow(tx, id, { ...categoryFromDto(sent), platform, parentId, updatedAt })
  if (sent.name === undefined || sent.name === present.name) return
  if (!(await repository.renameCategory(tx, present, sent.name, now))) {
    throw new ApiError('CONFLICT', { details: { field: 'name' } })
  }
}
