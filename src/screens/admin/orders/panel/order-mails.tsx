import { useState } from 'react'
import { MailIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { mailsFor, type AdminOrder, type OrderMail } from '@/shop/orders/admin-order'
import { wasMailed } from '@/shop/orders/order-effects'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { May } from '../../shared/permissions'

interface OrderMailsProps {
  order: AdminOrder
  sending: boolean
  onSend: (kind: OrderMail) => void
}

/** Mails that fit the order’s state; each can be sent, again where it has gone. */
export function OrderMails({ order, sending, onSend }: OrderMailsProps) {
  const t = useTranslations('adminOrders')
  const [asked, setAsked] = useState<OrderMail>()
  const action = (kind: OrderMail) => t(wasMailed(order, kind) ? 'work.resend' : 'work.send')
  return (
    <>
      <ul className="grid gap-1.5">
        {mailsFor({ ...order, paymentStatus: order.payment.status }).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-3">
            {t(`work.mailKinds.${kind}`)}
            <May needs="orders.write">
              <Button
                variant="outline"
                size="admin"
                disabled={sending}
                aria-label={`${action(kind)}: ${t(`work.mailKinds.${kind}`)}`}
                onClick={() => setAsked(kind)}
              >
                {action(kind)}
              </Button>
            </May>
          </li>
        ))}
      </ul>
      {asked && (
        <AlertDialog
          size="admin"
          open
          tone="neutral"
          icon={MailIcon}
          title={t(wasMailed(order, asked) ? 'work.resendTitle' : 'work.sendTitle', {
            mail: t(`work.mailKinds.${asked}`),
          })}
          description={t(wasMailed(order, asked) ? 'work.resendText' : 'work.sendText', {
            email: order.customer.email,
          })}
          confirmLabel={action(asked)}
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
