import { useMay } from '../../shared/permissions'
import type { ProductEditorState } from '../products-types'

/** Archived products cannot be saved in any mode. */
export function useReadOnly(state: ProductEditorState): boolean {
  const mayWrite = useMay('catalogue.write')
  if (state.mode === 'view' || !mayWrite) return true
  return state.mode === 'edit' && state.product.status === 'ready' && state.product.item.archived
}
