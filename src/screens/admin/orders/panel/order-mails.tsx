import { useState } from 'react'
import { MailIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { mailsFor, type AdminOrder, type OrderMail } from '@/shop/orders/admin-order'
import { AlertDialog } from '../../../../ui/alert-dialog'
import { Button } from '../../../../ui/button'
import { May } from '../../shared/permissions'

interface OrderMailsProps {
  order: AdminOrder
  sending: boolean
  onSend: (kind: OrderMail) => void
}

/** Mails the order has triggered; each can be resent. */
export function OrderMails({ order, sending, onSend }: OrderMailsProps) {
  const t = useTranslations('adminOrders')
  const [asked, setAsked] = useState<OrderMail>()
  return (
    <>
      <ul className="grid gap-1.5">
        {mailsFor(order.status, order.payment.status, order.total).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-3">
            {t(`work.mailKinds.${kind}`)}
            <May needs="orders.write">
              <Button
                variant="outline"
                size="admin"
                disabled={sending}
                aria-label={`${t('work.resend')}: ${t(`work.mailKinds.${kind}`)}`}
                onClick={() => setAsked(kind)}
              >
                {t('work.resend')}
              </Button>
            </May>
          </li>
        ))}
      </ul>
      {asked && (
        <AlertDialog
          open
          tone="neutral"
          icon={MailIcon}
          title={t('work.resendTitle', { mail: t(`work.mailKinds.${asked}`) })}
          description={t('work.resendText', { email: order.customer.email })}
          confirmLabel={t('work.resend')}
          onConfirm={() => {
            setAsked(undefined)
            onSend(asked)
          }}
          onOpenChange={(open) => !open && setAsked(undefined)}
        />
      )}
    </>
  )
}
