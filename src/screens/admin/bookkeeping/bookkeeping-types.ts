import { PAPER_KINDS, type ListedPaper, type VatRow } from '@/shop/bookkeeping/bookkeeping'
import type { Notice } from '../shared/lists/list-state'
import type { ReloadFailure } from '../shared/lists/list-state'

export const PAPER_FILTERS = ['all', ...PAPER_KINDS] as const
export type PaperFilter = (typeof PAPER_FILTERS)[number]

/** Papers of a month: loading, error, empty (none at all), ready. */
export type BookkeepingState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'empty'; readonly failed?: ReloadFailure }
  | {
      readonly status: 'ready'
      readonly papers: readonly ListedPaper[]
      readonly vat: readonly VatRow[]
      readonly failed?: ReloadFailure
    }

/** A file that is on its way; bytes so far. */
export interface BookkeepingFile {
  readonly kind: 'archive' | 'datev' | 'paper'
  readonly received: number
}

export type BookkeepingNotice = Notice<
  'archived' | 'archiveFailed' | 'datevSaved' | 'datevFailed' | 'paperFailed'
>
