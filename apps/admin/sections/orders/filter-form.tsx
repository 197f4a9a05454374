import { OrderFilterForm } from '@/screens/admin/orders/order-filter-form'
import type { OrderFilters } from '@/screens/admin/orders/orders-types'
import { useProductPicker } from '../products/product-picker'
import { useCarriers } from './queries'

interface FilterFormProps {
  formId: string
  filters: OrderFilters
  setFilters: (filters: OrderFilters) => void
}

/** The form with what it chooses from. */
export function FilterForm({ formId, filters, setFilters }: FilterFormProps) {
  const picker = useProductPicker([], true)
  const carriers = useCarriers()
  return (
    <OrderFilterForm
      formId={formId}
      filters={filters}
      products={picker.products}
      chosenProducts={picker.chosenProducts}
      optionsLoading={picker.optionsLoading}
      carriers={carriers}
      onProductSearch={picker.search}
      onApply={setFilters}
    />
  )
}
