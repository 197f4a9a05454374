import type { RefObject } from 'react'
import type { BulkProduct, ProductBulkChange } from '@/shop/bulk-products/bulk-change'
import type { ProductStatus } from '@/shop/catalogue/product'
import type { Notice } from '../../shared/lists/list-state'
import type { ProductNotice } from '../products-types'

/** Kind of bulk change to confirm. */
export type ProductBulkQuestion =
  | { readonly kind: 'status'; readonly status: ProductStatus }
  | { readonly kind: 'prices' | 'archive' | 'restore' }

/** State of the open bulk dialog. */
export interface ProductBulkState {
  readonly question: ProductBulkQuestion
  readonly rows: readonly BulkProduct[]
  readonly submitting?: boolean
  /** Error message of the server; '' if it sent none. A failed bulk change modifies nothing. */
  readonly serverError?: string
  /** True if the last attempt got no response, so that the products may have been changed. */
  readonly lost?: boolean
}

export interface ProductBulkDialogProps {
  state: ProductBulkState
  /** Receives focus on close if the button that opened the dialog no longer exists. */
  returnTo: RefObject<HTMLElement | null>
  onRun: (change: ProductBulkChange) => void
  onClose: () => void
}

const WORK_NOTICES = [
  'statusChanged',
  'pricesChanged',
  'archived',
  'restored',
  'undone',
  'undoFailed',
  'exported',
  'exportFailed',
  'selectFailed',
  'imported',
] as const
export type ProductWorkNoticeCode = (typeof WORK_NOTICES)[number]

export interface ProductWorkNotice extends Notice<ProductWorkNoticeCode> {
  /** Number of products the message is about. */
  readonly count?: number
  /** Change that undoes it. */
  readonly undo?: ProductBulkChange
}

/** A message about one or several products. */
export interface ProductMessage extends Notice<ProductNotice | ProductWorkNoticeCode> {
  readonly count?: number
  readonly undo?: ProductBulkChange
}

export const isWorkCode = (code: ProductMessage['code']): code is ProductWorkNoticeCode =>
  WORK_NOTICES.some((each) => each === code)
