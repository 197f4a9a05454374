import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  countCategory,
  createCategory,
  deleteCategory,
  listCategories,
  removeCategoryImage,
  updateCategory,
  uploadCategoryImage,
  type CategoryFields,
} from '@/shop/categories/categories.client'
import type { Http, Page } from '@/client'
import type { Query } from '@/contract/shared/dto'
import type { Category } from '@/shop/categories/category'
import { useHttp } from '../../app/application'

const ALL = ['categories'] as const

/** Categories are few: one page holds them all. */
const onePage = (items: readonly Category[]): Page<Category> => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
})

export function useCategories(query: Query<'listCategories'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...ALL, query],
    queryFn: () => listCategories(http, query),
    placeholderData: keepPreviousData,
    select: onePage,
  })
}

const NONE: readonly never[] = []
const MAIN = { parent: 'null' } as const

/** Categories that can be a parent. */
export function useMainCategories(): readonly Category[] {
  const http = useHttp()
  return useQuery({ queryKey: [...ALL, MAIN], queryFn: () => listCategories(http, MAIN) }).data ?? NONE
}

/** Unique category names: products refer to a category by its name, whatever the platform. */
export function useCategoryNames(): readonly string[] {
  const http = useHttp()
  const { data } = useQuery({ queryKey: [...ALL, {}], queryFn: () => listCategories(http, {}) })
  return data ? [...new Set(data.map(({ name }) => name))] : NONE
}

/** Other categories of the same name, whatever the list shows. */
export function useNamesakes(category: Category | undefined): readonly Category[] {
  const http = useHttp()
  const { data } = useQuery({
    queryKey: [...ALL, {}],
    queryFn: () => listCategories(http, {}),
    enabled: category !== undefined,
  })
  return data?.filter(({ id, name }) => name === category?.name && id !== category.id) ?? NONE
}

/** Invalidates the lists after every change. */
function useCategoryChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    // Also after a refusal: somebody else may have changed the data.
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  })
}

export const useSaveCategory = () =>
  useCategoryChange((http, { before, fields }: { before: Category | undefined; fields: CategoryFields }) =>
    before ? updateCategory(http, before, fields) : createCategory(http, fields),
  )

/** Without a file the picture is taken away. */
export const useCategoryPicture = () =>
  useCategoryChange((http, { id, file }: { id: string; file: File | undefined }) =>
    file ? uploadCategoryImage(http, id, file) : removeCategoryImage(http, id),
  )

export const useDeleteCategory = () => useCategoryChange(deleteCategory)

export const useCountCategory = () => useCategoryChange(countCategory)
