import { ProductsScreen } from '@/screens/admin/products/products-screen'
import type { ProductNotice, ProductRemoval } from '@/screens/admin/products/products-types'
import { listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useNotice } from '../../shared/use-notice'
import { useRemoval } from '../../shared/use-removal'
import { useProductEditor } from './editor'
import { useProductsParams } from './params'
import { useDeleteProduct, useProducts } from './queries'

export default function ProductsContainer() {
  const params = useProductsParams()
  const products = useProducts(params.query)
  usePageInRange(products, params.setPage)
  const { notice, show, clear, announce } = useNotice<ProductNotice>()
  const { images, reviews, ...editor } = useProductEditor({ params, onDone: (code) => show({ code }) })
  const removal = useRemoval<ProductRemoval>({
    deletion: useDeleteProduct(),
    announce,
    onDeleted: editor.close,
  })
  return (
    <ProductsScreen
      {...removal}
      state={listState(products)}
      filters={params.filters}
      categories={editor.categories}
      editor={editor.state}
      notice={notice}
      onFiltersChange={params.setFilters}
      onPageChange={params.setPage}
      onRetry={() => void products.refetch()}
      onCreate={params.create}
      onView={params.view}
      onEdit={params.edit}
      onSave={editor.save}
      onEditorRetry={editor.retry}
      onEditorClose={editor.close}
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
