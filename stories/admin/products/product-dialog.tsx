import { useState } from 'react'
import { ProductImages, type ProductImagesProps } from '@/screens/admin/products/form/product-images'
import { ProductModal, type ProductModalProps } from '@/screens/admin/products/form/product-modal'
import { ProductReviews, type ProductReviewsProps } from '@/screens/admin/products/form/product-reviews'
import { useReadOnly } from '@/screens/admin/products/form/use-read-only'

type Parts = 'onImagesAdd' | 'onUploadCancel' | 'onImageRemove' | 'onImageChange'
export interface ProductDialogProps
  extends
    ProductModalProps,
    Pick<ProductImagesProps, Parts>,
    Pick<ProductReviewsProps, 'onReviewAdd' | 'onReviewRemove'> {}

/** The form as its container composes it; the props of its parts stand side by side, so that a story changes one. */
export function ProductDialog({
  onImagesAdd,
  onUploadCancel,
  onImageRemove,
  onImageChange,
  onReviewAdd,
  onReviewRemove,
  ...modal
}: ProductDialogProps) {
  const [reviewing, setReviewing] = useState(false)
  const { state } = modal
  const product = state.mode !== 'create' && state.product.status === 'ready' ? state.product.item : undefined
  const shown = { product, side: state.side, readOnly: useReadOnly(state) }
  return (
    <ProductModal
      {...modal}
      reviewing={reviewing}
      pictures={
        <ProductImages
          {...shown}
          onImagesAdd={onImagesAdd}
          onUploadCancel={onUploadCancel}
          onImageRemove={onImageRemove}
          onImageChange={onImageChange}
        />
      }
      reviews={
        <ProductReviews
          {...shown}
          onDirtyChange={setReviewing}
          onReviewAdd={onReviewAdd}
          onReviewRemove={onReviewRemove}
        />
      }
    />
  )
}
