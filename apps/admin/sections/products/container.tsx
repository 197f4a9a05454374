import { Suspense, useRef, useState } from 'react'
import type { ProductRow } from '@/shop/catalogue/product-record'
import type { ProductMessage } from '@/screens/admin/products/bulk/bulk-types'
import { ProductBulkDialog } from '@/screens/admin/products/bulk/product-bulk-dialog'
import { ProductsToolbar } from '@/screens/admin/products/bulk/products-toolbar'
import { ImportDialog } from '@/screens/admin/products/import/import-dialog'
import { ProductRemovalDialog } from '@/screens/admin/products/product-removal-dialog'
import { PRODUCT_COLUMNS } from '@/screens/admin/products/products-table'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import type { ProductRemoval } from '@/screens/admin/products/products-types'
import { useOthersHere } from '../../app/news'
import { useColumns } from '../../shared/use-columns'
import { lazyDialog } from '../../shared/lazy-dialog'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useNotice } from '../../shared/use-notice'
import { useRemoval } from '../../shared/use-removal'
import { useSelectedRows } from '../../shared/use-selected-rows'
import { useAllProducts } from './all-products'
import { useProductBulk } from './bulk'
import { useProductEditor } from './editor'
import { useProductExport } from './export'
import { useProductImport } from './import'
import { OpenProduct } from './open-product'
import { useProductsParams } from './params'
import { useDeleteProduct, useProducts } from './queries'

const StockMovements = lazyDialog(() => import('./stock-movements'))

const NONE: readonly ProductRow[] = []

export default function ProductsContainer() {
  const params = useProductsParams()
  const views = useListViews('products', params.keptView)
  const columns = useColumns('products', Object.keys(PRODUCT_COLUMNS))
  const products = useProducts(params.query)
  usePageInRange(products, params.setPage)
  const { notice, show, clear, announce } = useNotice<ProductMessage['code'], ProductMessage>()
  const { images, reviews, ...editor } = useProductEditor({ params, onDone: (code) => show({ code }) })
  const others = useOthersHere('products', editor.state?.mode === 'create' ? undefined : params.openId)
  const removal = useRemoval<ProductRemoval>({
    deletion: useDeleteProduct(),
    announce,
    onDeleted: editor.close,
  })
  const page = products.data?.items ?? NONE
  const ticked = useSelectedRows(page, params.selectedIds)
  const all = useAllProducts(params.narrowed, show)
  const selection = all.rows ?? ticked
  const select = (ids: readonly string[]) => {
    all.clear()
    // All products are too many for the URL: unselecting one keeps only the selection on the current page.
    params.setSelection(all.rows ? page.flatMap(({ id }) => (ids.includes(id) ? [id] : [])) : ids)
  }
  const { ask, restore, restoringOf, endRestoring, ...bulk } = useProductBulk({
    selection,
    clearSelection: () => select([]),
    refresh: all.refresh,
    show,
  })
  const exporting = useProductExport(params.narrowed, show)
  const importing = useProductImport(show)
  const [moved, setMoved] = useState<ProductRow>()
  const toolbar = useRef<HTMLDivElement>(null)
  const ids = selection.map(({ id }) => id)
  const archived = params.filters.mark === 'archived'
  const opened =
    editor.state &&
    (editor.state.mode === 'create' ? editor.state : { ...editor.state, ...restoringOf(params.openId) })
  return (
    <ProductsScreen
      list={{
        state: listState(products),
        filters: params.filters,
        listViews: views,
        onFiltersChange: params.setFilters,
        onPageChange: params.setPage,
        onRetry: () => void products.refetch(),
        onNoticeEnd: clear,
      }}
      columns={columns}
      categories={editor.categories}
      selection={ids}
      notice={notice}
      onSelectionChange={select}
      onCreate={params.create}
      onOpen={(id, as) => params[as](id)}
      onDuplicate={params.duplicate}
      onArchive={(product) => ask(archived ? 'restore' : 'archive', product)}
      onRemove={removal.onRemove}
      onMovements={setMoved}
      onUndo={bulk.onUndo}
      toolbar={
        <ProductsToolbar
          ref={toolbar}
          products={page}
          selection={ids}
          archived={archived}
          total={products.data?.total ?? 0}
          selectingAll={all.state}
          exporting={exporting.exporting}
          onSelectAll={all.select}
          onSelectionChange={select}
          onBulkStart={bulk.onBulkStart}
          onImportStart={importing.onImportStart}
          onExport={exporting.onExport}
          onExportCancel={exporting.onExportCancel}
        />
      }
      dialogs={
        <>
          {opened && (
            <OpenProduct
              key={params.openId ?? 'new'}
              state={opened}
              others={others}
              editor={editor}
              images={images}
              reviews={reviews}
              onRemove={removal.onRemove}
              onRestore={(id) => restore(id, editor.close)}
              onClose={() => {
                endRestoring()
                editor.close()
              }}
            />
          )}
          <ProductRemovalDialog
            removal={removal.removal}
            onRemoveConfirm={removal.onRemoveConfirm}
            onRemoveCancel={removal.onRemoveCancel}
          />
          {bulk.bulk && (
            <ProductBulkDialog
              state={bulk.bulk}
              returnTo={toolbar}
              onRun={bulk.onBulkRun}
              onClose={bulk.onBulkClose}
            />
          )}
          {moved && (
            <Suspense fallback={null}>
              <StockMovements product={moved} onClose={() => setMoved(undefined)} />
            </Suspense>
          )}
          {importing.importing && <ImportDialog state={importing.importing} {...importing.importActions} />}
        </>
      }
    />
  )
}
