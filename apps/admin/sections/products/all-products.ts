import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { selectProducts } from '@/shop/catalogue/product-work.client'
import type { Query } from '@/contract/shared/dto'
import type { BulkProduct } from '@/shop/bulk-products/bulk-change'
import type { ProductWorkNotice } from '@/screens/admin/products/bulk/bulk-types'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'

type Filters = Query<'selectProducts'>

/** All products that match the filters; changing the filters clears the selection. */
export function useAllProducts(filters: Filters, show: (notice: ProductWorkNotice) => void) {
  const http = useHttp()
  const [selected, setSelected] = useState<{ readonly of: string; readonly rows: readonly BulkProduct[] }>()
  const reading = useMutation({ mutationFn: (asked: Filters) => selectProducts(http, asked) })
  const key = JSON.stringify(filters)
  const rows = selected?.of === key ? selected.rows : undefined
  const isReading = reading.isPending && JSON.stringify(reading.variables) === key
  const select = () =>
    reading.mutate(filters, {
      onSuccess: (found) => setSelected({ of: key, rows: found }),
      onError: (error) => {
        const message = refusedLoadMessage(error)
        show({ code: 'selectFailed', ...(message !== undefined && { message }) })
      },
    })
  return {
    rows,
    select,
    clear: () => setSelected(undefined),
    /** Reloads products that somebody else has changed. */
    refresh: () => rows && select(),
    state: isReading ? ('loading' as const) : rows && ('selected' as const),
  }
}
