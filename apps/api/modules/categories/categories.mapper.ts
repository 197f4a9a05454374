import { fieldMessages } from '@/contract/shared/messages'
import { addKeyword } from '@/shop/categories/category'
import type { Data, ParsedBody } from '@/contract/shared/dto'
import { invalidField, isUuid } from '../../platform/http/errors'
import { filesToDto } from '../catalogue/products.mapper'
import type { CategoryWithCounts } from './categories.repository'

type CategoryDto = Data<'getCategory'>['category']

/** The response schema removes columns that are not part of the contract. */
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
  image:
    category.variants.length === 0
      ? null
      : { ...filesToDto({ id, variants: category.variants }), alt: category.imageAlt },
  seo: {
    metaTitle: category.metaTitle,
    metaDescription: category.metaDescription,
    keywords: category.keywords,
  },
})

/** Main categories with their children; a child is left out if its parent is not listed. */
export const treeToDto = (rows: readonly CategoryWithCounts[]) =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({
      ...categoryToDto(main),
      children: rows.filter(({ parentId }) => parentId === main.id).map(categoryToDto),
    }))

type Sent = ParsedBody<'updateCategory'>

/** Column values of the form; undefined leaves a column unchanged. */
export const categoryFromDto = ({ description, icon, color, isActive, sortOrder, imageAlt, seo }: Sent) => ({
  imageAlt,
  description,
  icon: icon === '' ? undefined : icon,
  color,
  isActive,
  sortOrder,
  metaTitle: seo?.metaTitle,
  metaDescription: seo?.metaDescription,
  keywords: seo?.keywords?.reduce<string[]>(addKeyword, []),
})

/** Id of the parent; null for a main category, undefined if the form does not contain one. */
export function parentFromDto(parent: Sent['parent']): string | null | undefined {
  if (parent === undefined || parent === null) return parent
  if (parent === 'null') return null
  if (!isUuid(parent)) throw invalidField('parent', fieldMessages.unknownCategory)
  return parent.toLowerCase()
}
