import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'
import { useLeaveRequest } from './leave-guard'
import { useUnloadGuard } from './use-unload-guard'

interface DiscardQuestionProps {
  open: boolean
  onConfirm: () => void
  onStay: () => void
}

/** Confirms that unsaved changes may be discarded. */
export function DiscardQuestion({ open, onConfirm, onStay }: DiscardQuestionProps) {
  const t = useTranslations('admin')
  return (
    <AlertDialog
      size="admin"
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('discard.title')}
      description={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.stay')}
      onConfirm={onConfirm}
    />
  )
}

/**
 * Confirms discarding unsaved changes on every way out of a form: its own buttons (`close`), links and browser back.
 * For reload and closing the tab, the browser asks.
 * @param onDiscard called when the changes are discarded
 */
export function useDiscardQuestion(dirty: boolean, onDiscard?: () => void) {
  const [closing, setClosing] = useState<() => void>()
  const request = useLeaveRequest(dirty)
  useUnloadGuard(dirty)
  const question: DiscardQuestionProps = {
    open: closing !== undefined || request !== undefined,
    onStay: () => {
      setClosing(undefined)
      request?.stay()
    },
    onConfirm: () => {
      setClosing(undefined)
      onDiscard?.()
      const leave = request?.proceed ?? closing
      leave?.()
    },
  }
  return { question, close: (close: () => void) => (dirty ? setClosing(() => close) : close()) }
}
