import { useState } from 'react'
import { ProductImages } from '@/screens/admin/products/form/product-images'
import { ProductModal } from '@/screens/admin/products/form/product-modal'
import { ProductReviews } from '@/screens/admin/products/form/product-reviews'
import { useReadOnly } from '@/screens/admin/products/form/use-read-only'
import type { ProductEditorState, ProductRemoval } from '@/screens/admin/products/products-types'
import type { useProductEditor } from './editor'
import { Film } from './film'

type Editor = ReturnType<typeof useProductEditor>

interface OpenProductProps extends Pick<Editor, 'images' | 'reviews'> {
  state: ProductEditorState
  /** Names of the others who have it open. */
  others: readonly string[]
  editor: Omit<Editor, 'images' | 'reviews'>
  onRemove: (product: ProductRemoval) => void
  onRestore: (id: string) => void
  onClose: () => void
}

/** The form of the open product with pictures, film and reviews, which are saved at once. */
export function OpenProduct({ state, editor, images, reviews, ...rest }: OpenProductProps) {
  const [reviewing, setReviewing] = useState(false)
  const readOnly = useReadOnly(state)
  const product = state.mode !== 'create' && state.product.status === 'ready' ? state.product.item : undefined
  const shown = { product, side: state.side, readOnly }
  return (
    <ProductModal
      {...rest}
      state={state}
      reviewing={reviewing}
      pictures={
        <>
          <ProductImages
            {...shown}
            onImagesAdd={images.add}
            onUploadCancel={images.cancel}
            onImageRemove={images.remove}
            onImageChange={images.change}
          />
          <Film product={product} readOnly={readOnly} />
        </>
      }
      reviews={
        <ProductReviews
          {...shown}
          onDirtyChange={setReviewing}
          onReviewAdd={reviews.add}
          onReviewRemove={reviews.remove}
        />
      }
      onSave={editor.save}
      onRetry={editor.retry}
      onReload={editor.reload}
      onRelatedSearch={editor.searchRelated}
      onRelatedMore={editor.moreRelated}
    />
  )
}
