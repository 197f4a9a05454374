import type { ProductRow } from '@/shop/catalogue/product-record'
import type { ProductMessage } from '@/screens/admin/products/bulk/bulk-types'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import type { ProductRemoval } from '@/screens/admin/products/products-types'
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
import { useProductsParams } from './params'
import { useDeleteProduct, useProducts } from './queries'

const NONE: readonly ProductRow[] = []

export default function ProductsContainer() {
  const params = useProductsParams()
  const products = useProducts(params.query)
  usePageInRange(products, params.setPage)
  const { notice, show, clear, announce } = useNotice<ProductMessage['code'], ProductMessage>()
  const { images, reviews, ...editor } = useProductEditor({ params, onDone: (code) => show({ code }) })
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
  return (
    <ProductsScreen
      {...removal}
      {...bulk}
      {...exporting}
      {...importing}
      selection={selection.map(({ id }) => id)}
      {...(all.state && { selectingAll: all.state })}
      onSelectAll={all.select}
      onSelectionChange={select}
      onDuplicate={params.duplicate}
      onArchive={(product) => ask(params.filters.mark === 'archived' ? 'restore' : 'archive', product)}
      state={listState(products)}
      filters={params.filters}
      categories={editor.categories}
      editor={
        editor.state &&
        (editor.state.mode === 'create' ? editor.state : { ...editor.state, ...restoringOf(params.openId) })
      }
      onRestore={(id) => restore(id, editor.close)}
      notice={notice}
      onFiltersChange={params.setFilters}
      onPageChange={params.setPage}
      onRetry={() => void products.refetch()}
      onCreate={params.create}
      onView={params.view}
      onEdit={params.edit}
      onSave={editor.save}
      onEditorRetry={editor.retry}
      onEditorClose={() => {
        endRestoring()
        editor.close()
      }}
      onEditorReload={editor.reload}
      onNoticeEnd={clear}
      onImagesAdd={images.add}
      onUploadCancel={images.cancel}
      onImagePrimary={images.primary}
      onImageRemove={images.remove}
      onImageChange={images.change}
      onRelatedSearch={editor.searchRelated}
      onRelatedMore={editor.moreRelated}
      onReviewAdd={reviews.add}
      onReviewRemove={reviews.remove}
    />
  )
}
