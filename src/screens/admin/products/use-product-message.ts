import type { ProductBulkChange } from '../../../domain/catalogue/bulk-change'
import { useTranslations } from '../../../i18n'
import type { NoticeToastProps } from '../shared/notice-toast'
import { isWorkCode, type ProductMessage } from './bulk/bulk-types'

type NoticeMessage = Pick<NoticeToastProps, 'notice' | 'tone' | 'text' | 'action'>

export interface ProductMessageProps {
  notice?: ProductMessage
  /** Takes a change of many products back. */
  onUndo: (change: ProductBulkChange) => void
}

/** What was done last, to one product or to many. */
export function useProductMessage({ notice, onUndo }: ProductMessageProps): NoticeMessage {
  const t = useTranslations('adminProducts')
  const work = useTranslations('adminProductWork')
  if (!notice) return { notice, tone: 'success', text: undefined }
  const { code, message, count = 0, undo } = notice
  if (isWorkCode(code)) {
    return {
      notice,
      tone: code === 'undoFailed' || code === 'exportFailed' ? 'danger' : 'success',
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
