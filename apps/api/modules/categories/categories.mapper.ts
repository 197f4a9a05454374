import { addKeyword } from '@/domain/catalogue/category'
import type { Data, ParsedBody } from '@/contract/shared/dto'
import { invalidField, isUuid } from '../../platform/http/errors'
import type { CategoryWithCounts } from './categories.repository'

type CategoryDto = Data<'getCategory'>['category']

/** Columns that the contract does not name are dropped by its schema. */
export const categoryToDto = ({
  id,
  parentId,
  parentName,
  ...category
}: CategoryWithCounts): CategoryDto => ({
  ...category,
  _id: id,
  updatedAt: category.updatedAt.toISOString(),
  parent: parentId === null ? null : { _id: parentId, name: parentName ?? '' },
  analytics: { productCount: category.productCount, views: category.views },
  seo: {
    metaTitle: category.metaTitle,
    metaDescription: category.metaDescription,
    keywords: category.keywords,
  },
})

/** Main categories, each with its children; a child whose parent is not shown is not shown either. */
export const treeToDto = (rows: readonly CategoryWithCounts[]) =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({
      ...categoryToDto(main),
      children: rows.filter(({ parentId }) => parentId === main.id).map(categoryToDto),
    }))

type Sent = ParsedBody<'updateCategory'>

/** The columns that a form sent; undefined leaves a column as it is. */
export const categoryFromDto = ({ description, icon, color, isActive, sortOrder, seo }: Sent) => ({
  description,
  icon: icon === '' ? undefined : icon,
  color,
  isActive,
  sortOrder,
  metaTitle: seo?.metaTitle,
  metaDescription: seo?.metaDescription,
  keywords: seo?.keywords?.reduce<string[]>(addKeyword, []),
})

/** The parent's id, null for a main category, undefined where the form does not name one. */
export function parentFromDto(parent: Sent['parent']): string | null | undefined {
  if (parent === undefined || parent === null) return parent
  if (parent === 'null') return null
  if (!isUuid(parent)) throw invalidField('parent', 'unknown category')
  return parent.toLowerCase()
}
