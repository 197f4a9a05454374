import type { RefObject } from 'react'
import type { BulkProduct, ProductBulkChange } from '../../../../domain/catalogue/bulk-change'
import type { ProductStatus } from '../../../../domain/catalogue/product'
import type { Notice } from '../../shared/lists/list-state'
import type { ProductNotice } from '../products-types'

/** What is asked about the selected products. */
export type ProductBulkQuestion =
  | { readonly kind: 'status'; readonly status: ProductStatus }
  | { readonly kind: 'prices' | 'archive' | 'restore' }

/** The dialog about the selected products is open. */
export interface ProductBulkState {
  readonly question: ProductBulkQuestion
  readonly rows: readonly BulkProduct[]
  readonly submitting?: boolean
  /** Refused; the server's message, or '' where it gave none. Nothing was changed. */
  readonly serverError?: string
}

export interface ProductBulkDialogProps {
  state: ProductBulkState
  /** Gets the focus where the button that opened the dialog is gone. */
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
  /** Products that the message is about. */
  readonly count?: number
  /** Takes the change back. */
  readonly undo?: ProductBulkChange
}

/** A message about one product or about many. */
export interface ProductMessage extends Notice<ProductNotice | ProductWorkNoticeCode> {
  readonly count?: number
  readonly undo?: ProductBulkChange
}

export const isWorkCode = (code: ProductMessage['code']): code is ProductWorkNoticeCode =>
  WORK_NOTICES.some((each) => each === code)
