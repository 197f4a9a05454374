import type { Http } from '@/client/shared/http'
import type { Body, Data, Query } from '@/contract/shared/dto'
import { categoryEndpoints } from './categories.calls'
import type { Category, CategoryImage } from './category'

type CategoryDto = Data<'getCategory'>['category']

export const toCategoryImage = (http: Http, image: CategoryDto['image']): CategoryImage | null =>
  image && {
    url: http.media(image.url),
    alt: image.alt,
    sources: image.srcset.map((source) => ({ ...source, url: http.media(source.url) })),
  }

/** Fields of the form; the slug is derived from the name. */
export type CategoryFields = Omit<
  Category,
  'id' | 'slug' | 'image' | 'analytics' | 'parent' | 'updatedAt'
> & {
  readonly imageAlt: string
  /** Null for a main category. */
  readonly parentId: string | null
}

export const toCategory = (http: Http, { _id, parent, image, ...category }: CategoryDto): Category => ({
  id: _id,
  ...category,
  parent: parent && { id: parent._id, name: parent.name },
  image: toCategoryImage(http, image),
})

const toBody = ({ parentId, seo, ...fields }: CategoryFields) =>
  ({
    ...fields,
    parent: parentId,
    seo: { ...seo, keywords: [...seo.keywords] },
  }) satisfies Body<'createCategory'>

export async function listCategories(
  http: Http,
  query: Query<'listCategories'>,
): Promise<readonly Category[]> {
  const data = await http.call(categoryEndpoints, 'listCategories', { query })
  return data.categories.map((category) => toCategory(http, category))
}

/** @throws ApiFailure CONFLICT if the name is taken */
export async function createCategory(http: Http, fields: CategoryFields): Promise<Category> {
  const data = await http.call(categoryEndpoints, 'createCategory', { body: toBody(fields) })
  return toCategory(http, data.category)
}

/** @throws ApiFailure NOT_FOUND, CONFLICT, STALE if somebody else saved in the meantime */
export async function updateCategory(
  http: Http,
  { id, updatedAt }: Pick<Category, 'id' | 'updatedAt'>,
  fields: CategoryFields,
): Promise<Category> {
  const body = { ...toBody(fields), updatedAt }
  const data = await http.call(categoryEndpoints, 'updateCategory', { params: { id }, body })
  return toCategory(http, data.category)
}

/** @throws ApiFailure IN_USE if products or subcategories belong to it */
export async function deleteCategory(http: Http, id: string): Promise<void> {
  await http.call(categoryEndpoints, 'deleteCategory', { params: { id } })
}

/** Recounts the category's products. */
export async function countCategory(http: Http, id: string): Promise<Category> {
  const data = await http.call(categoryEndpoints, 'updateProductCount', { params: { id } })
  return toCategory(http, data.category)
}

/** @throws ApiFailure NOT_FOUND */
export async function getCategory(http: Http, id: string): Promise<Category> {
  return toCategory(http, (await http.call(categoryEndpoints, 'getCategory', { params: { id } })).category)
}

/** Puts a picture in the place of the present one. @throws ApiFailure UNSUPPORTED_IMAGE, NOT_FOUND */
export async function uploadCategoryImage(http: Http, id: string, file: File): Promise<Category> {
  const data = await http.call(categoryEndpoints, 'uploadCategoryImage', { params: { id }, files: [file] })
  return toCategory(http, data.category)
}

export async function removeCategoryImage(http: Http, id: string): Promise<Category> {
  const data = await http.call(categoryEndpoints, 'deleteCategoryImage', { params: { id } })
  return toCategory(http, data.category)
}
