import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StockMovementsDialog } from '@/screens/admin/products/stock-movements-dialog'
import { listStockMovements } from '@/shop/catalogue/admin-products.client'
import type { ProductRow } from '@/shop/catalogue/product-record'
import { useHttp } from '../../app/application'
import { listState } from '../../shared/query-states'

interface StockMovementsProps {
  product: Pick<ProductRow, 'id' | 'name'>
  onClose: () => void
}

/** Read anew at each opening. */
export default function StockMovements({ product: { id, name }, onClose }: StockMovementsProps) {
  const http = useHttp()
  const [page, setPage] = useState(1)
  const movements = useQuery({
    queryKey: ['products', 'stock-movements', id, page],
    queryFn: () => listStockMovements(http, id, { page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <StockMovementsDialog
      name={name}
      state={listState(movements)}
      onPageChange={setPage}
      onRetry={() => void movements.refetch()}
      onClose={onClose}
    />
  )
}
