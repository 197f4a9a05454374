import { useState } from 'react'
import { ProductsScreen } from '@/screens/admin/products/products-screen'
import type { ProductNotice, ProductRemoval } from '@/screens/admin/products/products-types'
import { useDeleteProduct, useProducts } from '../queries/products'
import { useProductsAddress } from '../queries/products-address'
import { useProductEditor } from '../queries/products-editor'
import { listState } from '../queries/states'
import { useNotice } from '../queries/use-notice'

export default function ProductsContainer() {
  const address = useProductsAddress()
  const products = useProducts(address.query)
  const deletion = useDeleteProduct()
  const [doomed, setDoomed] = useState<ProductRemoval>()
  const { notice, say, saying, end } = useNotice<ProductNotice>()
  const { images, reviews, ...editor } = useProductEditor({ address, onDone: (code) => say({ code }) })
  const remove = async ({ id }: ProductRemoval) => {
    await deletion.mutateAsync(id, saying('deleted', 'deleteFailed')).then(editor.close, () => undefined)
    setDoomed(undefined)
  }
  return (
    <ProductsScreen
      state={listState(products)}
      filters={address.filters}
      categories={editor.categories}
      editor={editor.state}
      removal={doomed && { item: doomed, busy: deletion.isPending }}
      notice={notice}
      onFiltersChange={address.setFilters}
      onPageChange={address.setPage}
      onRetry={() => void products.refetch()}
      onCreate={address.create}
      onView={address.view}
      onEdit={address.edit}
      onSave={editor.save}
      onEditorRetry={editor.retry}
      onEditorClose={editor.close}
      onRemove={setDoomed}
      onRemoveConfirm={(product) => void remove(product)}
      onRemoveCancel={() => setDoomed(undefined)}
      onNoticeEnd={end}
      onImagesAdd={images.add}
      onUploadCancel={images.cancel}
      onImagePrimary={images.primary}
      onImageRemove={images.remove}
      onReviewAdd={reviews.add}
      onReviewRemove={reviews.remove}
    />
  )
}
