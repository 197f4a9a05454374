/**
 * The connection of a platform with PayPal. States: loading, error, not connected, connected; a check that went well or not;
 * the dialog of the keys.
 */
import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { PaypalConnection } from '@/shop/paypal/paypal'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Note } from '@/ui/note'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { ItemState } from '../shared/lists/list-state'
import { Panel } from '../shared/panel'
import type { PaymentPlatform } from './payment-types'

export interface PaypalPanelProps {
  platform: PaymentPlatform
  /** The item is null where the platform is not connected. */
  state: ItemState<PaypalConnection | null>
  /** Running, or what came of it. */
  check?: { readonly status: 'checking' | 'good' } | { readonly status: 'failed'; readonly message?: string }
  disconnecting?: boolean
  /** The connection could not be ended. */
  disconnectFailed?: boolean
  onConnect: () => void
  onCheck: () => void
  onDisconnect: () => void
  onRetry: () => void
  /** The dialog of the keys. */
  dialog?: ReactNode
}

export function PaypalPanel(props: PaypalPanelProps) {
  const t = useTranslations('adminPayment')
  const common = useTranslations('admin')
  const { platform, state, onRetry, dialog } = props
  const title = t('paypalConnection.title', { platform: common(`platforms.${platform}`) })
  return (
    <Panel title={title} aria-label={title}>
      {state.status === 'ready' ? (
        <Connection {...props} connection={state.item} />
      ) : state.status === 'error' ? (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={t('paypalConnection.loadFailed')}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      ) : (
        <LoadingRegion className="grid gap-3 p-4.5">
          <Skeleton className="w-3/4" />
          <Skeleton shape="block" className="h-9" />
        </LoadingRegion>
      )}
      {dialog}
    </Panel>
  )
}

interface ConnectionProps extends PaypalPanelProps {
  connection: PaypalConnection | null
}

function Connection({ connection, check, disconnecting, disconnectFailed, ...on }: ConnectionProps) {
  const t = useTranslations('adminPayment')
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-3 p-4.5">
      <p className="wrap-anywhere text-text-muted">
        {connection
          ? t(`paypalConnection.connected.${connection.mode}`, { clientId: connection.clientId })
          : t('paypalConnection.text')}
      </p>
      {check?.status === 'good' && (
        <Note tone="success" size="admin" role="status">
          {t('paypalConnection.checked')}
        </Note>
      )}
      {(check?.status === 'failed' || disconnectFailed) && (
        <Note tone="danger" size="admin" role="alert">
          {(check?.status === 'failed' && check.message) || t('paypalConnection.failed')}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="admin" variant={connection ? 'outline' : undefined} onClick={on.onConnect}>
          {t(connection ? 'paypalConnection.replace' : 'paypalConnection.connect')}
        </Button>
        {connection && (
          <>
            <Button
              size="admin"
              variant="outline"
              loading={check?.status === 'checking'}
              onClick={on.onCheck}
            >
              {t('paypalConnection.check')}
            </Button>
            <Button size="admin" variant="outline" loading={disconnecting} onClick={() => setAsking(true)}>
              {t('paypalConnection.disconnect')}
            </Button>
          </>
        )}
      </div>
      <AlertDialog
        size="admin"
        open={asking}
        tone="danger"
        title={t('paypalConnection.disconnectTitle')}
        description={t('paypalConnection.disconnectText')}
        confirmLabel={t('paypalConnection.disconnect')}
        onConfirm={() => {
          setAsking(false)
          on.onDisconnect()
        }}
        onOpenChange={setAsking}
      />
    </div>
  )
}
