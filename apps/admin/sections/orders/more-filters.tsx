import { useQuery } from '@tanstack/react-query'
import { getProductRecord } from '@/shop/catalogue/admin-products.client'
import { OrderFilterChips } from '@/screens/admin/orders/order-filter-chips'
import { ADDED_ORDER_FILTERS, type OrderFilters } from '@/screens/admin/orders/orders-types'
import type { MoreFilters } from '@/screens/admin/shared/lists/filter-types'
import { useHttp } from '../../app/application'
import { FilterForm } from './filter-form'
import { useCarriers } from './queries'

const FORM = 'order-filters'

interface FilteredProps {
  filters: OrderFilters
  setFilters: (filters: OrderFilters) => void
}

/** A SKU is never an id. */
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Filters that have no select of their own: their form, and those that are set. */
export function moreOrderFilters({ filters, setFilters }: FilteredProps): MoreFilters {
  const isRange = filters.amountFrom !== undefined && filters.amountTo !== undefined
  return {
    formId: FORM,
    fields: <FilterForm formId={FORM} filters={filters} setFilters={setFilters} />,
    chips: <Chips filters={filters} setFilters={setFilters} />,
    count: ADDED_ORDER_FILTERS.filter((name) => filters[name] !== undefined).length - (isRange ? 1 : 0),
  }
}

function Chips({ filters, setFilters }: FilteredProps) {
  const http = useHttp()
  const { product = '', carrier } = filters
  const named = useQuery({
    queryKey: ['product-names', product],
    queryFn: async () => {
      const { name, stock } = await getProductRecord(http, product)
      return { id: product, name, stock }
    },
    enabled: isId(product),
  })
  const carriers = useCarriers(carrier !== undefined)
  return (
    <OrderFilterChips
      filters={filters}
      productName={named.data?.name}
      carrierName={carriers.find(({ id }) => id === carrier)?.name}
      onFiltersChange={setFilters}
    />
  )
}
