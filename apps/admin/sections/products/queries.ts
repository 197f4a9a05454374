import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createProduct,
  deleteProduct,
  getProductRecord,
  listProductRows,
  updateProduct,
} from '@/shop/catalogue/admin-products.client'
import type { Query } from '@/contract/shared/dto'
import type { ProductFields, ProductRecord } from '@/shop/catalogue/product-record'
import { useHttp } from '../../app/application'

export const productKeys = {
  list: ['products', 'list'] as const,
  one: (id: string) => ['products', 'one', id] as const,
}

export function useProducts(query: Query<'listProducts'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...productKeys.list, query],
    queryFn: () => listProductRows(http, query),
    placeholderData: keepPreviousData,
  })
}

/**
 * The product whose dialog is open, as of opening it: a refetch under an open form would discard input. It is
 * refetched on each opening.
 */
export function useProduct(id: string | undefined) {
  const http = useHttp()
  return useQuery({
    queryKey: productKeys.one(id ?? ''),
    queryFn: () => getProductRecord(http, id ?? ''),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
}

interface SaveInput {
  /** Missing for a new product. */
  readonly before: ProductRecord | undefined
  readonly fields: ProductFields
}

export function useSaveProduct() {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ before, fields }: SaveInput) =>
      before ? updateProduct(http, before, fields) : createProduct(http, fields),
    // Also after a refusal: somebody else may have changed the data.
    onSettled: () => queries.invalidateQueries({ queryKey: productKeys.list }),
  })
}

export function useDeleteProduct() {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deleteProduct(http, id),
    // Also after a failure: only the response may have been lost.
    onSettled: () => queries.invalidateQueries({ queryKey: productKeys.list }),
  })
}

/** Changes of the open product that are saved at once; input in the form is kept. */
export function useOpenProduct(id: string | undefined) {
  const queries = useQueryClient()
  return (change: (product: ProductRecord) => ProductRecord) => {
    if (id === undefined) return
    queries.setQueryData<ProductRecord>(productKeys.one(id), (product) => product && change(product))
    void queries.invalidateQueries({ queryKey: productKeys.list })
  }
}
