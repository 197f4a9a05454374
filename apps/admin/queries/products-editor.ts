import { useEffect, useEffectEvent } from 'react'
import type { ProductFields } from '@/domain/catalogue/product-record'
import type { ProductEditorState } from '@/screens/admin/products/products-types'
import { draftKeeper } from '../stores/drafts'
import { useCategoryNames } from './categories'
import { useImages } from './images'
import { useProduct, useSaveProduct } from './products'
import type { useProductsAddress } from './products-address'
import { useReviews } from './reviews'
import { itemState, sentenceOf } from './states'
import { NEW } from './use-address'

interface ProductEditorOptions {
  address: Pick<ReturnType<typeof useProductsAddress>, 'isNew' | 'openId' | 'mode' | 'edit' | 'close'>
  onDone: (code: 'created' | 'updated') => void
}

/** The dialog of one product: open while the address names it, closed once it was saved. */
export function useProductEditor({ address, onDone }: ProductEditorOptions) {
  const { isNew, openId, mode, edit, close } = address
  const product = useProduct(openId)
  const saving = useSaveProduct()
  const images = useImages(openId)
  const reviews = useReviews(openId)
  const categories = useCategoryNames()
  const draft = draftKeeper('product', openId ?? NEW)
  const shared = {
    categories,
    ...(mode === 'edit' && { draft }),
    submitting: saving.isPending,
    ...(saving.isError && { serverError: sentenceOf(saving.error) ?? '' }),
  }
  // Closing, Back and another product alike end what belongs to this one.
  const leave = useEffectEvent(() => {
    saving.reset()
    images.reset()
    reviews.reset()
  })
  useEffect(() => () => leave(), [openId, isNew])
  const state: ProductEditorState | undefined = isNew
    ? { mode: 'create', ...shared }
    : openId === undefined
      ? undefined
      : { mode, ...shared, product: itemState(product), side: { ...images.state, ...reviews.state } }
  const save = (fields: ProductFields, id?: string) => {
    const before = id === undefined ? undefined : product.data
    saving.mutate(
      { before, fields },
      {
        onSuccess: (saved) => {
          draft.drop()
          if (before) close()
          // Pictures need a stored product: the dialog goes on with it.
          else edit(saved.id)
          onDone(before ? 'updated' : 'created')
        },
      },
    )
  }
  return { state, save, close, categories, images, reviews, retry: () => void product.refetch() }
}
