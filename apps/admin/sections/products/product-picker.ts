import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getProductRecord, listProductRows } from '@/client/catalogue/admin-products'
import type { ProductOption } from '@/screens/admin/shared/product-picker'
import { useHttp } from '../../app/application'
import { usePaused } from '../../shared/use-paused'
import { productKeys } from './queries'

/** Products that a search shows at once. */
const LIMIT = 20

/** Options of a product picker: what its search finds, and the chosen ones by name. */
export function useProductPicker(chosenIds: readonly string[], enabled: boolean) {
  const http = useHttp()
  const [text, setText] = useState('')
  const search = usePaused(text.trim())
  const query = { search, limit: LIMIT }
  const found = useQuery({
    queryKey: [...productKeys.list, query],
    queryFn: () => listProductRows(http, query),
    placeholderData: keepPreviousData,
    enabled,
  })
  const listed: readonly ProductOption[] = found.data?.items ?? []
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
    search: setText,
  }
}
