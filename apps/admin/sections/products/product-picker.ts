import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { getProductRecord, listProductRows } from '@/shop/catalogue/admin-products.client'
import type { ProductOption } from '@/screens/admin/shared/product-picker'
import { useHttp } from '../../app/application'
import { usePaused } from '../../shared/use-paused'
import { productKeys } from './queries'

/** Products per search page. */
const LIMIT = 20

/** Options of a product picker: search results, and the chosen products by name. */
export function useProductPicker(chosenIds: readonly string[], enabled: boolean) {
  const http = useHttp()
  const [text, setText] = useState('')
  const search = usePaused(text.trim())
  const query = { search, limit: LIMIT }
  const found = useInfiniteQuery({
    queryKey: [...productKeys.list, 'picker', query],
    queryFn: ({ pageParam: page }) => listProductRows(http, { ...query, page }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled,
  })
  const listed: readonly ProductOption[] = found.data?.pages.flatMap(({ items }) => items) ?? []
  const chosen = useQueries({
    queries: [...new Set(chosenIds)].map((id) => ({
      queryKey: ['product-names', id],
      queryFn: async (): Promise<ProductOption> => {
        const { name, stock } = await getProductRecord(http, id)
        return { id, name, stock }
      },
      enabled: enabled && !found.isPending && listed.every((option) => option.id !== id),
    })),
  })
  return {
    products: listed,
    chosenProducts: chosen.flatMap(({ data }) => data ?? []),
    optionsLoading: found.isPending || found.isPlaceholderData || search !== text.trim(),
    hasMore: found.hasNextPage,
    search: setText,
    more: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage()
    },
  }
}
