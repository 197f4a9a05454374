import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { FocusNote } from '../shared/focus-note'

export type CancelState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message?: string }

export interface CancelOrderProps {
  state: CancelState
  onCancel: () => void
}

/** Cancels an unpaid order after a question. States: idle, saving, failed. */
export function CancelOrder({ state, onCancel }: CancelOrderProps) {
  const t = useTranslations('account')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        {t('orders.cancel.action')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('orders.cancel.askTitle')}
        description={t('orders.cancel.askText')}
        confirmLabel={t('orders.cancel.action')}
        cancelLabel={t('orders.cancel.keep')}
        busy={state.status === 'saving'}
        onConfirm={onCancel}
      >
        {state.status === 'failed' && (
          <FocusNote size="s" signal={state} className="mt-3">
            {state.message || t('orders.cancel.failed')}
          </FocusNote>
        )}
      </AlertDialog>
    </>
  )
}
