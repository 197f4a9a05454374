import { fn } from '@storybook/test'
import { useRef } from 'react'
import type { ProductBulkDialogProps } from '@/screens/admin/products/bulk/bulk-types'
import { ProductBulkDialog } from '@/screens/admin/products/bulk/product-bulk-dialog'
import { ProductsToolbar, type ProductsToolbarProps } from '@/screens/admin/products/bulk/products-toolbar'
import { ProductRemovalDialog } from '@/screens/admin/products/product-removal-dialog'
import { ProductsScreen, type ProductsScreenProps } from '@/screens/admin/products/products-screen'
import type { ProductFilters, ProductRemoval } from '@/screens/admin/products/products-types'
import type { ListProps } from '@/screens/admin/shared/lists/list-screen'
import type { RemovalConfirmation } from '@/screens/admin/shared/lists/removal-dialog'
import type { ProductRow } from '@/shop/catalogue/product-record'
import { categoryNames } from '../../fixtures/admin-coupons'
import { productRows } from '../../fixtures/admin-products'

export interface ProductsPageProps
  extends
    ListProps<ProductRow, ProductFilters>,
    ProductsScreenProps,
    RemovalConfirmation<ProductRemoval>,
    Omit<ProductsToolbarProps, 'ref' | 'products' | 'archived' | 'total'> {
  bulk?: ProductBulkDialogProps['state']
  onBulkRun: ProductBulkDialogProps['onRun']
  onBulkClose: () => void
}

/** The section as its container composes it; the props of its parts stand side by side, so that a story changes one. */
export function ProductsPage(props: ProductsPageProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const { state, filters, bulk } = props
  return (
    <ProductsScreen
      {...props}
      list={props}
      toolbar={
        <ProductsToolbar
          {...props}
          ref={toolbar}
          archived={filters.mark === 'archived'}
          products={state.status === 'ready' ? state.items : []}
          total={state.status === 'ready' ? state.total : 0}
        />
      }
      dialogs={
        <>
          <ProductRemovalDialog {...props} />
          {bulk && (
            <ProductBulkDialog
              state={bulk}
              returnTo={toolbar}
              onRun={props.onBulkRun}
              onClose={props.onBulkClose}
            />
          )}
        </>
      }
    />
  )
}

export const productsPage = { status: 'ready', items: productRows, page: 1, pages: 1, total: 6 } as const

const list = {
  state: productsPage,
  filters: { search: '' },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onNoticeEnd: fn(),
} as const

/** The first page, with no filters, no selection and no open dialog. */
export const productsArgs = {
  ...list,
  // Replaced by what the page composes.
  list,
  toolbar: undefined,
  categories: categoryNames,
  columns: { chosen: undefined, onChange: fn() },
  selection: [],
  onCreate: fn(),
  onOpen: fn(),
  onRemove: fn(),
  onRemoveConfirm: fn(),
  onRemoveCancel: fn(),
  onSelectionChange: fn(),
  onSelectAll: fn(),
  onBulkStart: fn(),
  onBulkRun: fn(),
  onBulkClose: fn(),
  onUndo: fn(),
  onExport: fn(),
  onExportCancel: fn(),
  onImportStart: fn(),
  onDuplicate: fn(),
  onArchive: fn(),
  onMovements: fn(),
} satisfies ProductsPageProps
