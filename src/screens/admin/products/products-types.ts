import type { ProductFields, ProductRecord, ProductRow } from '@/shop/catalogue/product-record'
import type { Platform } from '@/shop/shared/platform'
import type { PictureAlts } from '@/shop/catalogue/product-texts'
import type { Picture, ProductStatus } from '@/shop/catalogue/product'
import type { ProductPickerState } from '../shared/product-picker'
import type { ItemState } from '../shared/lists/list-state'
import type { SaveRefusal } from '../shared/forms/server-errors'
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

/** Additional filters. */
export const PRODUCT_MARKS = ['lowStock', 'bestseller', 'archived'] as const
export type ProductMark = (typeof PRODUCT_MARKS)[number]

export interface ProductFilters {
  readonly search: string
  readonly status?: ProductStatus
  readonly platform?: Platform
  readonly category?: string
  readonly mark?: ProductMark
  /** Undefined for the catalogue's default order. */
  readonly sort?: ProductSort
}
export const NO_PRODUCT_FILTERS: ProductFilters = { search: '' }

/** An image upload in progress or failed. */
export interface ImageUpload {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly state:
    | { readonly status: 'uploading'; readonly percent: number }
    /** '' if the server sent no message. */
    | { readonly status: 'failed'; readonly message: string }
}

/** Alternative text and place of an image, from 0; the first is the primary one. */
export interface PictureChange {
  readonly alt?: string
  readonly alts?: PictureAlts
  readonly position?: number
}

export interface ReviewInput {
  readonly user: string
  readonly rating: number
  readonly comment: string
}

/** State of images and reviews, which are saved immediately and not with the form. */
export interface ProductSideState {
  /** Pictures of a new product, which are sent once it is stored. */
  readonly waiting?: readonly Picture[]
  readonly uploads?: readonly ImageUpload[]
  /** Id of the image being deleted or made primary. */
  readonly busyImageId?: string
  /** Error message of the server; '' if it sent none. */
  readonly imageError?: string
  readonly addingReview?: boolean
  /** Number of reviews added; remounts the review form empty after each. */
  readonly addedReviews?: number
  readonly busyReviewId?: string
  /** Joined error messages of the server; '' if it sent none. */
  readonly reviewError?: string
}

/** Options of the related products picker: the catalogue pages loaded so far. */
export interface RelatedPicker extends ProductPickerState {
  readonly loading: boolean
  readonly hasMore: boolean
}

/** State of the open dialog: create, edit or view. */
export type ProductEditorState = SaveRefusal & {
  /** Category names. */
  readonly categories: readonly string[]
  /** Undefined until the section is ready. */
  readonly picker?: RelatedPicker
  readonly submitting?: boolean
  /** Persists unsaved input; undefined if storage is unavailable. */
  readonly draft?: DraftStorage
} & (
    | {
        readonly mode: 'create'
        /** Initial values, from the product being duplicated. */
        readonly template?: ItemState<ProductFields>
        readonly side?: ProductSideState
      }
    | {
        readonly mode: 'edit' | 'view'
        readonly product: ItemState<ProductRecord>
        readonly side?: ProductSideState
        /** True while the archived product is being restored. */
        readonly restoring?: boolean
        /** Error message of a failed restore; '' if the server sent none. */
        readonly restoreError?: string
      }
  )

export type ProductNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed'
export type ProductRemoval = Pick<ProductRow, 'id' | 'name'>
