import { fn, userEvent, within } from '@storybook/test'
import type { ProductEditorState, ProductSideState } from '@/screens/admin/products/products-types'
import { categoryNames } from '../../fixtures/admin-coupons'
import { teaRecord } from '../../fixtures/admin-products'
import { dialogIn } from '../../fixtures/body'

/** Spies for the product modal's callbacks. */
export const productModalActions = () => ({
  onSave: fn(),
  onRetry: fn(),
  onRemove: fn(),
  onClose: fn(),
  onReload: fn(),
  onRestore: fn(),
  onImagesAdd: fn(),
  onUploadCancel: fn(),
  onImageRemove: fn(),
  onImageChange: fn(),
  onRelatedSearch: fn(),
  onRelatedMore: fn(),
  onReviewAdd: fn(),
  onReviewRemove: fn(),
  // Replaced by what the dialog composes.
  pictures: undefined,
  reviews: undefined,
  reviewing: false,
})

type OpenProduct = Extract<ProductEditorState, { readonly mode: 'edit' | 'view' }>

/** The open product dialog, with the state of its images and reviews. */
export const editing = (side?: ProductSideState, item = teaRecord): OpenProduct => ({
  mode: 'edit',
  categories: categoryNames,
  product: { status: 'ready', item },
  ...(side && { side }),
})

/** Opens a section of the product dialog from the side navigation and returns queries scoped to it. */
export async function productSection(canvasElement: HTMLElement, name: string) {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${name}`) }))
  return within(dialog.getByRole('region', { name }))
}
