/** The made-up orders of a demo shop, with a statement to try and the way to take them away. */
import { useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { Panel } from '../shared/panel'

export interface DemoPanelProps {
  orders: number
  customers: number
  /** Orders placed since, which go, too. */
  others: number
  /** The question is open. */
  asking?: boolean
  clearing?: boolean
  failed?: 'clear' | 'statement'
  onAsk: () => void
  onCancel: () => void
  onClear: () => void
  /** Saves the bank statement to try. */
  onStatement: () => void
}

export function DemoPanel(props: DemoPanelProps) {
  const t = useTranslations('adminShop')
  const { orders, customers, others, asking = false, clearing, failed } = props
  return (
    <Panel title={t('demo.title')} aria-label={t('demo.title')}>
      <div className="grid gap-3 p-4.5">
        <p className="text-text-muted">{t('demo.text', { orders, customers })}</p>
        {failed && (
          <Note tone="danger" size="admin" role="alert">
            {t(failed === 'clear' ? 'demo.failed' : 'demo.statementFailed')}
          </Note>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="admin" onClick={props.onStatement}>
            {t('demo.statement')}
          </Button>
          <Button variant="outline" size="admin" onClick={props.onAsk}>
            {t('demo.clear')}
          </Button>
        </div>
      </div>
      <AlertDialog
        size="admin"
        open={asking}
        title={t('demo.question')}
        description={t('demo.effect', { orders, customers })}
        confirmLabel={t('demo.confirm')}
        busy={clearing}
        onConfirm={props.onClear}
        onOpenChange={(open) => !open && props.onCancel()}
      >
        {others > 0 && (
          <Note tone="warn" size="admin">
            {t('demo.others', { others })}
          </Note>
        )}
      </AlertDialog>
    </Panel>
  )
}
