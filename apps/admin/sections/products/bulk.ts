import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProducts } from '@/shop/catalogue/product-work.client'
import { reversed, type BulkProduct, type ProductBulkChange } from '@/shop/bulk-products/bulk-change'
import type { ProductRow } from '@/shop/catalogue/product-record'
import type {
  ProductBulkQuestion,
  ProductBulkState,
  ProductWorkNotice,
} from '@/screens/admin/products/bulk/bulk-types'
import { useHttp } from '../../app/application'
import { isLost, refusedLoadMessage } from '../../shared/query-states'
import { productKeys } from './queries'

const NOTICES = {
  status: 'statusChanged',
  prices: 'pricesChanged',
  archive: 'archived',
  restore: 'restored',
} as const satisfies Record<ProductBulkChange['action'], ProductWorkNotice['code']>

interface ProductBulkOptions {
  /** The selected products. */
  selection: readonly BulkProduct[]
  clearSelection: () => void
  /** Reloads the selected products after a refusal. */
  refresh: () => void
  show: (notice: ProductWorkNotice) => void
}

/** Changes all selected products in one call; a second call undoes it. */
export function useProductBulk({ selection, clearSelection, refresh, show }: ProductBulkOptions) {
  const http = useHttp()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<{ question: ProductBulkQuestion; only?: ProductRow }>()
  const change = {
    mutationFn: (asked: ProductBulkChange) => changeProducts(http, asked),
    // Also after a refusal: somebody else has changed the data.
    onSettled: () => queries.invalidateQueries({ queryKey: productKeys.list }),
  }
  const changing = useMutation(change)
  const restoring = useMutation(change)
  const close = () => {
    setAsked(undefined)
    changing.reset()
  }
  const state: ProductBulkState | undefined = asked && {
    question: asked.question,
    rows: asked.only ? [asked.only] : selection,
    submitting: changing.isPending,
    ...(changing.error && {
      serverError: refusedLoadMessage(changing.error) ?? '',
      lost: isLost(changing.error),
    }),
  }
  return {
    bulk: state,
    onBulkStart: (question: ProductBulkQuestion) => setAsked({ question }),
    /** Restores an archived product without asking, because it can be undone. */
    restore: (id: string, onDone: () => void) => {
      const change: ProductBulkChange = { action: 'restore', products: [{ id }] }
      restoring.mutate(change, {
        onSuccess: () => {
          onDone()
          show({ code: 'restored', count: 1, undo: reversed(change) })
        },
      })
    },
    /** State of the product being restored; undefined for any other product. */
    restoringOf: (id: string | undefined) =>
      restoring.variables?.products[0]?.id === id && {
        restoring: restoring.isPending,
        ...(restoring.error && { restoreError: refusedLoadMessage(restoring.error) ?? '' }),
      },
    endRestoring: restoring.reset,
    /** Asks about a single product, whatever is selected. */
    ask: (kind: 'archive' | 'restore', only: ProductRow) => setAsked({ question: { kind }, only }),
    onBulkClose: close,
    onBulkRun: (change: ProductBulkChange) =>
      changing.mutate(change, {
        onError: refresh,
        onSuccess: () => {
          if (!asked?.only) clearSelection()
          close()
          show({ code: NOTICES[change.action], count: change.products.length, undo: reversed(change) })
        },
      }),
    onUndo: (change: ProductBulkChange) =>
      changing.mutate(change, {
        onSuccess: () => show({ code: 'undone' }),
        onError: (error) => {
          const message = refusedLoadMessage(error)
          show({ code: 'undoFailed', ...(message !== undefined && { message }) })
          changing.reset()
        },
      }),
  }
}
