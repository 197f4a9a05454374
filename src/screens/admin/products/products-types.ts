import type { ProductFields, ProductRecord, ProductRow } from '../../../domain/catalogue/product-record'
import type { Platform } from '../../../domain/shared/platform'
import type { PictureAlts } from '../../../domain/catalogue/product-texts'
import type { ProductStatus } from '../../../domain/catalogue/product'
import type { ProductPickerState } from '../shared/product-picker'
import type { ItemState } from '../shared/lists/list-state'
import type { DraftStorage } from '../shared/forms/draft-storage'

export const PRODUCT_SORTS = [
  'newest',
  'name',
  'price_asc',
  'price_desc',
  'stock',
  'sales',
  'rating',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What else a product can be picked out by. */
export const PRODUCT_MARKS = ['lowStock', 'bestseller', 'archived'] as const
export type ProductMark = (typeof PRODUCT_MARKS)[number]

export interface ProductFilters {
  readonly search: string
  readonly status?: ProductStatus
  readonly platform?: Platform
  readonly category?: string
  readonly mark?: ProductMark
  /** The catalogue's own order where it is left out. */
  readonly sort?: ProductSort
}
export const NO_PRODUCT_FILTERS: ProductFilters = { search: '' }

/** A file on its way to the server, or one that the server refused. */
export interface ImageUpload {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly state:
    | { readonly status: 'uploading'; readonly percent: number }
    /** '' where the server gave no message. */
    | { readonly status: 'failed'; readonly message: string }
}

/** What a picture says of itself and where it stands. */
export interface PictureChange {
  readonly alt: string
  readonly alts: PictureAlts
  readonly position: number
}

export interface ReviewInput {
  readonly user: string
  readonly rating: number
  readonly comment: string
}

/** What happens to pictures and reviews at once, without saving the form. */
export interface ProductSideState {
  readonly uploads?: readonly ImageUpload[]
  /** The picture that is being deleted or made the main one. */
  readonly busyImageId?: string
  /** The server's message, or '' where it gave none. */
  readonly imageError?: string
  readonly addingReview?: boolean
  /** Counts the reviews that were added: the review form starts anew with each. */
  readonly addedReviews?: number
  readonly busyReviewId?: string
  /** The server's messages, joined, or '' where it gave none. */
  readonly reviewError?: string
}

/** What can be chosen as a companion: the pages of the catalogue that were read so far. */
export interface RelatedPicker extends ProductPickerState {
  readonly loading: boolean
  readonly hasMore: boolean
}

/** The dialog is open: a new product, one to edit or one to look at. */
export type ProductEditorState = {
  /** Names. */
  readonly categories: readonly string[]
  /** Missing until the section is ready. */
  readonly picker?: RelatedPicker
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
  /** Refused because somebody else saved since the form was opened. */
  readonly stale?: boolean
  /** Stores what is typed; missing where nothing can be. */
  readonly draft?: DraftStorage
} & (
  | {
      readonly mode: 'create'
      /** What the form begins with: the copy of another product. */
      readonly template?: ItemState<ProductFields>
    }
  | {
      readonly mode: 'edit' | 'view'
      readonly product: ItemState<ProductRecord>
      readonly side?: ProductSideState
      /** An archived product comes out of the archive. */
      readonly restoring?: boolean
      /** That failed; the server's message, or '' where it gave none. */
      readonly restoreError?: string
    }
)

export interface ProductSideActions {
  /** Out of the archive. */
  onRestore: (id: string) => void
  onImagesAdd: (files: File[]) => void
  onUploadCancel: (uploadId: string) => void
  onImagePrimary: (imageId: string) => void
  onImageRemove: (imageId: string) => void
  onImageChange: (imageId: string, change: PictureChange) => void
  onRelatedSearch: (text: string) => void
  /** The end of the list came into sight. */
  onRelatedMore: () => void
  onReviewAdd: (review: ReviewInput) => void
  onReviewRemove: (reviewId: string) => void
}

export type ProductNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed'
export type ProductRemoval = Pick<ProductRow, 'id' | 'name'>
