import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  countCategory,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
  type CategoryFields,
} from '@/client/catalogue/categories'
import type { Page } from '@/client'
import type { Query } from '@/contract/shared/dto'
import type { Category } from '@/domain/catalogue/category'
import { http } from '../http'

const ALL = ['categories'] as const

/** Categories are few: one page holds them all. */
const onePage = (items: readonly Category[]): Page<Category> => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
})

export const useCategories = (query: Query<'listCategories'>) =>
  useQuery({
    queryKey: [...ALL, query],
    queryFn: () => listCategories(http, query),
    placeholderData: keepPreviousData,
    select: onePage,
  })

const NONE: readonly never[] = []
const MAIN = { parent: 'null' } as const

/** Those that can be a parent: the main ones (A7: `parent: null`). */
export const useMainCategories = (): readonly Category[] =>
  useQuery({ queryKey: [...ALL, MAIN], queryFn: () => listCategories(http, MAIN) }).data ?? NONE

/** Names, each once: a category's name is what a product carries, whatever its platform (decisions §5). */
export function useCategoryNames(): readonly string[] {
  const { data } = useQuery({ queryKey: [...ALL, {}], queryFn: () => listCategories(http, {}) })
  return data ? [...new Set(data.map(({ name }) => name))] : NONE
}

/** After every change the lists are read again (A4). */
function useCategoryChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ALL }),
  })
}

export const useSaveCategory = () =>
  useCategoryChange(({ id, fields }: { id?: string; fields: CategoryFields }) =>
    id === undefined ? createCategory(http, fields) : updateCategory(http, id, fields),
  )

export const useDeleteCategory = () => useCategoryChange((id: string) => deleteCategory(http, id))

export const useCountCategory = () => useCategoryChange((id: string) => countCategory(http, id))
