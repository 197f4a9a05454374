import { useEffect, useEffectEvent } from 'react'
import type { ProductFields, ProductRecord } from '@/shop/catalogue/product-record'
import { useTranslations } from '@/i18n'
import { copyOf } from '@/screens/admin/products/form/product-draft'
import type { ItemState } from '@/screens/admin/shared/lists/list-state'
import type { ProductEditorState } from '@/screens/admin/products/products-types'
import { useDraftStorage } from '../../app/draft-storage'
import { itemState, saveFailure } from '../../shared/query-states'
import { reloadRefused } from '../../shared/reload-refused'
import { NEW } from '../../shared/section-params'
import { useCategoryNames } from '../categories/queries'
import { useImages } from './images'
import type { useProductsParams } from './params'
import { useProductPicker } from './product-picker'
import { useProduct, useSaveProduct } from './queries'
import { useReviews } from './reviews'

interface ProductEditorOptions {
  params: Pick<
    ReturnType<typeof useProductsParams>,
    'isNew' | 'openId' | 'copiedId' | 'mode' | 'edit' | 'close'
  >
  onDone: (code: 'created' | 'updated') => void
}

/** Initial values of a copied product, once it is loaded. */
const templateOf = (
  copied: ItemState<ProductRecord>,
  t: ReturnType<typeof useTranslations<'adminProductWork'>>,
): ItemState<ProductFields> =>
  copied.status === 'ready'
    ? { status: 'ready', item: copyOf(copied.item, t('copyName', { name: copied.item.name })) }
    : copied

/** Dialog of the product named in the URL; closes after saving. */
export function useProductEditor({ params, onDone }: ProductEditorOptions) {
  const { isNew, openId, copiedId, mode, edit, close } = params
  const t = useTranslations('adminProductWork')
  const product = useProduct(openId)
  const copiedProduct = useProduct(copiedId)
  const copied = itemState(copiedProduct)
  const saving = useSaveProduct()
  const images = useImages(openId, product.isSuccess)
  const reviews = useReviews(openId)
  const categories = useCategoryNames()
  const draft = useDraftStorage('product', openId ?? (copiedId === undefined ? NEW : `${NEW}:${copiedId}`))
  const { products, chosenProducts, optionsLoading, hasMore, ...related } = useProductPicker(
    [],
    isNew || openId !== undefined,
  )
  const shared = {
    categories,
    picker: { products, chosenProducts, loading: optionsLoading, hasMore },
    ...(mode === 'edit' && { draft }),
    submitting: saving.isPending,
    ...saveFailure(saving.error),
  }
  // Resets the state of this product on closing, Back, or opening another one.
  const leave = useEffectEvent(() => {
    saving.reset()
    images.reset()
    reviews.reset()
  })
  useEffect(() => () => leave(), [openId, isNew])
  const state: ProductEditorState | undefined = isNew
    ? {
        mode: 'create',
        ...shared,
        side: images.state,
        ...(copiedId !== undefined && { template: templateOf(copied, t) }),
      }
    : openId === undefined
      ? undefined
      : { mode, ...shared, product: itemState(product), side: { ...images.state, ...reviews.state } }
  const save = (fields: ProductFields, id?: string) => {
    const before = id === undefined ? undefined : product.data
    saving.mutate(
      { before, fields },
      {
        onSuccess: (saved) => {
          draft.clear()
          if (before) close()
          // The dialog stays open on the saved product, to which its pictures are sent.
          else {
            images.handOver(saved.id)
            edit(saved.id)
          }
          onDone(before ? 'updated' : 'created')
        },
      },
    )
  }
  return {
    state,
    save,
    close,
    categories,
    images,
    reviews,
    searchRelated: related.search,
    moreRelated: related.more,
    retry: () => void (copiedId === undefined ? product : copiedProduct).refetch(),
    reload: () => void reloadRefused(product, saving),
  }
}
