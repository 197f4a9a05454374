import type { ProductBulkChange } from '@/shop/bulk-products/bulk-change'
import { useTranslations } from '@/i18n'
import type { NoticeToastProps } from '../shared/notice-toast'
import { isWorkCode, type ProductMessage } from './bulk/bulk-types'

type NoticeMessage = Pick<NoticeToastProps, 'notice' | 'tone' | 'text' | 'action'>

export interface ProductMessageProps {
  notice?: ProductMessage
  /** Undoes a bulk change. */
  onUndo: (change: ProductBulkChange) => void
}

const FAILED: ReadonlySet<string> = new Set(['undoFailed', 'exportFailed', 'selectFailed'])

/** Toast about the last action on one or several products. */
export function useProductMessage({ notice, onUndo }: ProductMessageProps): NoticeMessage {
  const t = useTranslations('adminProducts')
  const work = useTranslations('adminProductWork')
  if (!notice) return { notice, tone: 'success', text: undefined }
  const { code, message, count = 0, undo } = notice
  if (isWorkCode(code)) {
    return {
      notice,
      tone: FAILED.has(code) ? 'danger' : 'success',
      text: message ?? work(`notices.${code}`, { count }),
      action: undo && { label: work('undo'), onSelect: () => onUndo(undo) },
    }
  }
  return {
    notice,
    tone: code === 'deleteFailed' ? 'danger' : 'success',
    text: message ?? t(`notices.${code}`),
  }
}
